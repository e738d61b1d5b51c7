import type { SettingDefinition, SettingValue } from '@balsam/domain/settings';
import { type SubmitEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { ApiError, sentenceOf } from '#shared/api/api-error.ts';
import { Button } from '#shared/ui/button.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { textValue } from '#shared/ui/form.ts';
import { TextField } from '#shared/ui/text-field.tsx';
import { toast } from '#shared/ui/toast.ts';
import { type SystemSetting, useSettingChange } from './queries.ts';
import { rangeText, typedValue } from './setting-value.ts';

type FormProps = { readonly setting: SystemSetting; readonly definition: SettingDefinition };

const inputModes = { number: 'decimal', phone: 'tel', email: 'email', time: 'text' } as const;

/** What the server says about the value itself stands under the field; everything else above the button. */
const valueError = (error: unknown): string | undefined =>
  error instanceof ApiError && error.errors.some(({ path }) => path === 'value') ? sentenceOf(error) : undefined;

/** Another value. Told when somebody else has changed it meanwhile: the value is theirs then, and can be changed again. */
export const SettingForm = ({ setting, definition: { type } }: FormProps) => {
  const [typed, setTyped] = useState(String(setting.value));
  const change = useSettingChange(setting, () => toast.success(m.staff_settings_saved()));
  const value: SettingValue = typedValue(type, typed);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (value !== setting.value && !change.isPending)
      change.mutate(typedValue(type, textValue(event.currentTarget, 'value')));
  };
  const underField = valueError(change.error);
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <TextField
        name="value"
        label={m.staff_settings_value()}
        hint={rangeText(type)}
        error={underField}
        ltr
        inputMode={inputModes[type.kind]}
        maxLength={254}
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {underField === undefined && <FormError error={change.error} />}
      <Button type="submit" pending={change.isPending} disabled={value === setting.value} className="self-start">
        {m.staff_settings_save()}
      </Button>
    </form>
  );
};
