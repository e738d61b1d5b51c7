import { nameLetters } from '@balsam/domain/text';
import { useQuery } from '@tanstack/react-query';
import * as m from '#paraglide/messages.js';
import { inLocale } from '#shared/i18n/locale.ts';
import { BirthDateField } from '#shared/ui/birth-date-field.tsx';
import { RadioCards } from '#shared/ui/choices.tsx';
import { ComboField } from '#shared/ui/combo-field.tsx';
import { FieldError } from '#shared/ui/field.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { NotLoaded } from '#shared/ui/states.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import type { DraftField } from './draft.ts';
import { branches, nationalities } from './queries.ts';
import type { AddMemberState } from './use-add-member.ts';

type NameProps = Pick<AddMemberState, 'draft' | 'change' | 'errors' | 'around'> & {
  readonly name: Extract<DraftField, 'first_name' | 'middle_name' | 'family_name'>;
  readonly label: string;
  readonly hint?: string;
};

const Name = ({ name, label, hint, draft, change, errors, around }: NameProps) => (
  <TextField
    name={name}
    label={label}
    hint={hint}
    maxLength={60}
    keep={(typed) => nameLetters(typed, around.language)}
    autoComplete="off"
    value={draft[name]}
    onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
    error={errors[name]?.()}
  />
);

const Gender = ({ draft, change, errors }: AddMemberState) => (
  <div className="flex flex-col gap-1.5">
    <RadioCards
      label={m.family_gender()}
      columns={2}
      value={draft.gender}
      onChange={(gender) => change({ gender })}
      options={[
        { value: 'male', label: m.family_male() },
        { value: 'female', label: m.family_female() },
      ]}
    />
    <div aria-live="polite">{errors.gender && <FieldError id="gender-error">{errors.gender()}</FieldError>}</div>
  </div>
);

const Places = ({ draft, change, errors }: AddMemberState) => {
  const countries = useQuery(nationalities);
  const places = useQuery(branches);
  const failed = [countries, places].filter(({ data, isError }) => !data && isError);
  return (
    <>
      {failed.length > 0 && <NotLoaded onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))} />}
      <ComboField
        name="nationality"
        label={m.family_nationality()}
        placeholder={m.family_nationality_choose()}
        options={(countries.data?.items ?? []).map(({ code, title, title_ar }) => ({
          value: code,
          label: inLocale(title, title_ar),
          also: inLocale(title_ar, title),
        }))}
        value={draft.nationality}
        onChange={(nationality) => change({ nationality })}
        error={errors.nationality?.()}
      />
      <SelectField
        name="location_id"
        label={m.family_location()}
        placeholder={m.family_location_choose()}
        options={(places.data?.items ?? []).map(({ id, title, title_ar }) => ({
          value: String(id),
          label: inLocale(title, title_ar),
        }))}
        value={draft.location_id}
        onChange={({ currentTarget }) => change({ location_id: currentTarget.value })}
        error={errors.location_id?.()}
      />
    </>
  );
};

/** Names, gender, day of birth and where they are at home. */
export const PersonStep = (adding: AddMemberState) => {
  const { draft, change, errors, around } = adding;
  return (
    <>
      <Name {...adding} name="first_name" label={m.family_first()} hint={m.family_names_hint()} />
      <Name {...adding} name="middle_name" label={m.family_middle()} />
      <Name {...adding} name="family_name" label={m.family_last()} />
      <Gender {...adding} />
      <BirthDateField
        name="dob"
        value={draft.dob}
        onChange={(dob) => change({ dob })}
        today={around.today}
        error={errors.dob?.()}
      />
      <Places {...adding} />
    </>
  );
};
