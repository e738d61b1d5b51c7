import { hideablePlaces } from '@balsam/domain/shell';
import { type SubmitEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { CheckBox } from '#shared/ui/choices.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import type { SystemSetting, useSettingChange } from './queries.ts';

type PlacesFormProps = {
  readonly setting: SystemSetting;
  readonly label: string;
  readonly change: ReturnType<typeof useSettingChange>;
};

/** Places of the menu, ticked where they are hidden. */
export const PlacesForm = ({ setting, label, change }: PlacesFormProps) => {
  const [hidden, setHidden] = useState(() => new Set(String(setting.value).split(',')));
  const value = hideablePlaces
    .map(({ path }) => path)
    .filter((path) => hidden.has(path))
    .join(',');
  const toggle = (path: string, isHidden: boolean): void => {
    const next = new Set(hidden);
    if (isHidden) next.add(path);
    else next.delete(path);
    setHidden(next);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (value !== setting.value && !change.isPending) change.mutate(value);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <fieldset>
        <legend className="sr-only">{label}</legend>
        <div className="grid grid-cols-1 gap-x-4 min-[30rem]:grid-cols-2">
          {hideablePlaces.map(({ path, en, ar }) => (
            <CheckBox
              key={path}
              label={inLocale(en, ar)}
              checked={hidden.has(path)}
              onChange={({ currentTarget }) => toggle(path, currentTarget.checked)}
            />
          ))}
        </div>
      </fieldset>
      <FormError error={change.error} />
      <Button type="submit" pending={change.isPending} disabled={value === setting.value} className="self-start">
        {m.staff_settings_save()}
      </Button>
    </form>
  );
};
