import type { SettingDefinition } from '@balsam/domain/settings';
import type { SubmitEvent } from 'react';
import * as m from '#paraglide/messages.js';
import { ApiError, sentenceOf } from '#shared/api/api-error.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Switch } from '#shared/ui/choices.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { useUnsaved } from '#shared/ui/unsaved.ts';
import { ChangedNote } from './changed-note.tsx';
import { PlacesForm } from './places-form.tsx';
import type { SystemSetting, useSettingChange } from './queries.ts';
import { ruleText, typedValue } from './setting-value.ts';
import { useTyped } from './typed.ts';

type Change = ReturnType<typeof useSettingChange>;
type ValueFormProps = {
  readonly setting: SystemSetting;
  readonly change: Change;
  readonly type: Exclude<SettingDefinition['type'], { readonly kind: 'switch' | 'places' }>;
};
type FormProps = {
  readonly setting: SystemSetting;
  readonly definition: SettingDefinition;
  readonly change: Change;
};
type SwitchFormProps = { readonly setting: SystemSetting; readonly label: string; readonly change: Change };

/** On or off, at once. */
const SwitchForm = ({ setting, label, change }: SwitchFormProps) => (
  <div className="flex flex-col gap-3">
    <Switch
      label={label}
      checked={setting.value === true}
      disabled={change.isPending}
      onChange={(isOn) => change.mutate(isOn)}
    />
    <FormError error={change.error} />
  </div>
);

const inputModes = {
  number: 'decimal',
  phone: 'tel',
  email: 'email',
  time: 'text',
  link: 'url',
  text: 'text',
  vat_number: 'numeric',
  registration: 'numeric',
} as const;

const directions = { ar: 'rtl', en: 'ltr' } as const;

/** What the server says about the value itself stands under the field; everything else above the button. */
const valueError = (error: unknown): string | undefined =>
  error instanceof ApiError && error.errors.some(({ path }) => path === 'value') ? sentenceOf(error) : undefined;

/** Another value, typed, switched or ticked. */
export const SettingForm = ({ setting, change, definition: { type, label } }: FormProps) => {
  if (type.kind === 'switch')
    return <SwitchForm setting={setting} label={inLocale(label.en, label.ar)} change={change} />;
  return type.kind === 'places' ? (
    <PlacesForm type={type} setting={setting} label={inLocale(label.en, label.ar)} change={change} />
  ) : (
    <ValueForm setting={setting} type={type} change={change} />
  );
};

/** Told when somebody else has changed it meanwhile: what is typed stays, beside theirs. */
const ValueForm = ({ setting, type, change }: ValueFormProps) => {
  const typed = useTyped(setting, change, (text) => typedValue(type, text));
  const { isTyped, isChanged } = typed;
  useUnsaved(type.kind === 'text' && isTyped, typed.clear);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!isWrong) typed.send();
  };
  const isWrong = Number.isNaN(typed.value);
  const underField = isWrong ? m.staff_number_wrong() : valueError(change.error);
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <TextField
        name="value"
        label={m.staff_settings_value()}
        hint={ruleText(type)}
        error={underField}
        ltr={type.kind !== 'text'}
        dir={type.kind === 'text' ? directions[type.language] : undefined}
        inputMode={inputModes[type.kind]}
        maxLength={254}
        autoComplete="off"
        value={typed.text}
        onChange={({ currentTarget }) => typed.type(currentTarget.value)}
      />
      {isChanged ? (
        <ChangedNote setting={setting} type={type} onKeep={typed.keep} onTake={typed.take} />
      ) : (
        underField === undefined && <FormError error={change.error} />
      )}
      <Button
        type="submit"
        pending={change.isPending}
        disabled={!isTyped || isChanged || isWrong}
        className="self-start"
      >
        {m.staff_settings_save()}
      </Button>
    </form>
  );
};
