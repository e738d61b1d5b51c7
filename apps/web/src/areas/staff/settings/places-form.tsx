import type { SettingType } from '@balsam/domain/settings';
import { hideablePlaces } from '@balsam/domain/shell';
import type { SubmitEvent } from 'react';
import * as m from '#paraglide/messages.js';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { CheckBox } from '#shared/ui/choices.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { ChangedNote } from './changed-note.tsx';
import type { SystemSetting, useSettingChange } from './queries.ts';
import { useTyped } from './typed.ts';

type PlacesFormProps = {
  readonly setting: SystemSetting;
  readonly type: SettingType;
  readonly label: string;
  readonly change: ReturnType<typeof useSettingChange>;
};

const ofMenu = (hidden: ReadonlySet<string>): string =>
  hideablePlaces
    .map(({ path }) => path)
    .filter((path) => hidden.has(path))
    .join(',');

/** Places of the menu, ticked where they are hidden. */
export const PlacesForm = ({ setting, type, label, change }: PlacesFormProps) => {
  const typed = useTyped(setting, change, (text) => text);
  const hidden = new Set(typed.text.split(','));
  const toggle = (path: string, isHidden: boolean): void => {
    const next = new Set(hidden);
    if (isHidden) next.add(path);
    else next.delete(path);
    typed.type(ofMenu(next));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    typed.send();
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
      {typed.isChanged ? (
        <ChangedNote setting={setting} type={type} onKeep={typed.keep} onTake={typed.take} />
      ) : (
        <FormError error={change.error} />
      )}
      <Button
        type="submit"
        pending={change.isPending}
        disabled={!typed.isTyped || typed.isChanged}
        className="self-start"
      >
        {m.staff_settings_save()}
      </Button>
    </form>
  );
};
