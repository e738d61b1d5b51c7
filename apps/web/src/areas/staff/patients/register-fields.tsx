import { phoneCharacters } from '@balsam/domain/text';
import { useQuery } from '@tanstack/react-query';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { BirthDateField } from '#shared/ui/birth-date-field.tsx';
import { CheckBox, RadioCards } from '#shared/ui/choices.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { UnreadLine } from '#shared/ui/unread.tsx';
import type { Draft } from './draft.ts';
import { GenderField, NameFields, NationalityField } from './person-fields.tsx';

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
    <NameFields
      language={draft.language}
      fields={labels.map(([name, label]) => ({ name, label, value: draft[name], error: errorOf(name) }))}
      onChange={(name, value) => onChange({ [name]: value })}
    />
  );
};

/** Who it is. */
export const PersonFields = (props: FieldsProps & { readonly today: string }) => {
  const { draft, onChange, errorOf, today } = props;
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
      <GenderField value={draft.gender} onChange={(gender) => onChange({ gender })} error={errorOf('gender')} />
      <BirthDateField
        name="dob"
        value={draft.dob}
        onChange={(dob) => onChange({ dob })}
        today={today}
        error={errorOf('dob')}
      />
      <NationalityField
        value={draft.nationality}
        onChange={(nationality) => onChange({ nationality })}
        error={errorOf('nationality')}
      />
    </>
  );
};

/** How they are reached, and where they are seen. */
export const ContactFields = ({ draft, onChange, errorOf }: FieldsProps) => {
  const branches = useQuery(api.hospital.locations.query({ quiet: true }));
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
      <UnreadLine reads={[branches]} />
      <SelectField
        name="location_id"
        label={m.identity_location()}
        placeholder={m.identity_location_choose()}
        options={(branches.data?.items ?? []).map(({ id, title, title_ar }) => ({
          value: String(id),
          label: inLocale(title, title_ar),
        }))}
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
