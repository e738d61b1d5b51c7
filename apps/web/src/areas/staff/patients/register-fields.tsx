import { phoneCharacters } from '@balsam/domain/text';
import { useQuery } from '@tanstack/react-query';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { BirthDateField } from '#shared/ui/birth-date-field.tsx';
import { CheckBox, RadioCards } from '#shared/ui/choices.tsx';
import { ComboField } from '#shared/ui/combo-field.tsx';
import { FieldError } from '#shared/ui/field.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import type { Draft } from './draft.ts';

export type FieldsProps = {
  readonly draft: Draft;
  readonly onChange: (change: Partial<Draft>) => void;
  readonly errorOf: (field: keyof Draft) => string | undefined;
};

type TextName = 'first_name' | 'middle_name' | 'family_name';

/** The document that lies on the desk. */
export const IdentityFields = ({ draft, onChange, errorOf }: FieldsProps) => (
  <>
    <RadioCards
      label={m.identity_identity_document()}
      columns={2}
      value={draft.field_name}
      onChange={(field_name) => onChange({ field_name })}
      options={[
        { value: 'saudi_id', label: m.identity_saudi_id() },
        { value: 'iqama', label: m.identity_iqama() },
      ]}
    />
    <TextField
      name="identity_number"
      label={m.desk_identity_number()}
      hint={draft.field_name === 'iqama' ? m.identity_iqama_hint() : m.identity_saudi_id_hint()}
      ltr
      maxLength={15}
      autoComplete="off"
      value={draft.identity_number}
      onChange={({ currentTarget }) => onChange({ identity_number: currentTarget.value })}
      error={errorOf('identity_number')}
    />
    <CheckBox
      name="identity_seen"
      label={m.desk_identity_seen()}
      checked={draft.identity_seen}
      onChange={({ currentTarget }) => onChange({ identity_seen: currentTarget.checked })}
      error={errorOf('identity_seen')}
    />
  </>
);

const Names = ({ draft, onChange, errorOf }: FieldsProps) => {
  const labels: readonly (readonly [TextName, string])[] = [
    ['first_name', m.identity_first_name()],
    ['middle_name', m.identity_middle_name()],
    ['family_name', m.identity_family_name()],
  ];
  return (
    <div className="grid gap-4 desktop:grid-cols-3">
      {labels.map(([name, label]) => (
        <TextField
          key={name}
          name={name}
          label={label}
          lang={draft.language}
          dir={draft.language === 'ar' ? 'rtl' : 'ltr'}
          maxLength={60}
          autoComplete="off"
          value={draft[name]}
          onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
          error={errorOf(name)}
        />
      ))}
    </div>
  );
};

/** Who it is. */
export const PersonFields = (props: FieldsProps & { readonly today: string }) => {
  const { draft, onChange, errorOf, today } = props;
  const countries = useQuery(api.content.nationalities.query()).data?.items ?? [];
  const gender = errorOf('gender');
  return (
    <>
      <SelectField
        name="language"
        label={m.desk_language()}
        options={[
          { value: 'ar', label: m.staff_language_ar() },
          { value: 'en', label: m.staff_language_en() },
        ]}
        value={draft.language}
        onChange={({ currentTarget }) => onChange({ language: currentTarget.value === 'en' ? 'en' : 'ar' })}
      />
      <Names {...props} />
      <div data-field="gender" className="flex flex-col gap-1.5">
        <RadioCards
          label={m.identity_gender()}
          columns={2}
          value={draft.gender === '' ? undefined : draft.gender}
          onChange={(chosen) => onChange({ gender: chosen })}
          options={[
            { value: 'male', label: m.identity_male() },
            { value: 'female', label: m.identity_female() },
          ]}
        />
        <div aria-live="polite">{gender && <FieldError id="gender-error">{gender}</FieldError>}</div>
      </div>
      <BirthDateField
        name="dob"
        value={draft.dob}
        onChange={(dob) => onChange({ dob })}
        today={today}
        error={errorOf('dob')}
      />
      <ComboField
        name="nationality"
        label={m.identity_nationality()}
        placeholder={m.identity_nationality_search()}
        options={countries.map(({ code, title, title_ar }) => ({
          value: code,
          label: inLocale(title, title_ar),
          also: `${title} ${title_ar}`,
        }))}
        value={draft.nationality}
        onChange={(nationality) => onChange({ nationality })}
        error={errorOf('nationality')}
      />
    </>
  );
};

/** How they are reached, and where they are seen. */
export const ContactFields = ({ draft, onChange, errorOf }: FieldsProps) => {
  const branches = useQuery(api.hospital.locations.query()).data?.items ?? [];
  return (
    <>
      <TextField
        name="phone_number"
        type="tel"
        label={m.identity_phone()}
        hint={m.desk_phone_hint()}
        ltr
        keep={phoneCharacters}
        maxLength={20}
        inputMode="tel"
        autoComplete="off"
        value={draft.phone_number}
        onChange={({ currentTarget }) => onChange({ phone_number: currentTarget.value })}
        error={errorOf('phone_number')}
      />
      <CheckBox
        name="phone_confirmed"
        label={m.desk_phone_rang()}
        checked={draft.phone_confirmed}
        onChange={({ currentTarget }) => onChange({ phone_confirmed: currentTarget.checked })}
      />
      <TextField
        name="email_address"
        type="email"
        label={m.desk_email()}
        ltr
        maxLength={254}
        autoComplete="off"
        spellCheck={false}
        value={draft.email_address}
        onChange={({ currentTarget }) => onChange({ email_address: currentTarget.value })}
        error={errorOf('email_address')}
      />
      <SelectField
        name="location_id"
        label={m.identity_location()}
        placeholder={m.identity_location_choose()}
        options={branches.map(({ id, title, title_ar }) => ({ value: String(id), label: inLocale(title, title_ar) }))}
        value={draft.location_id}
        onChange={({ currentTarget }) => onChange({ location_id: currentTarget.value })}
        error={errorOf('location_id')}
      />
      <CheckBox
        name="consent"
        label={m.desk_consent()}
        checked={draft.consent}
        onChange={({ currentTarget }) => onChange({ consent: currentTarget.checked })}
        error={errorOf('consent')}
      />
    </>
  );
};
