import { correctionDocuments } from '@balsam/domain/identity';
import { phoneCharacters } from '@balsam/domain/text';
import * as m from '#paraglide/messages.js';
import { BirthDateField } from '#shared/ui/birth-date-field.tsx';
import { CheckBox, RadioCards } from '#shared/ui/choices.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { arabicNames, type CorrectionDraft, englishNames } from './correction-draft.ts';
import { GenderField, NameFields, NationalityField } from './person-fields.tsx';
import type { DeskPatient } from './queries.ts';

export type CorrectionFieldsProps = {
  readonly draft: CorrectionDraft;
  readonly patient: DeskPatient;
  readonly onChange: (change: Partial<CorrectionDraft>) => void;
  readonly errorOf: (field: keyof CorrectionDraft) => string | undefined;
};

const documents: Readonly<Record<(typeof correctionDocuments)[number], () => string>> = {
  national_id: m.desk_document_national_id,
  iqama: m.identity_iqama,
  passport: m.desk_document_passport,
  birth_certificate: m.desk_document_birth,
  family_register: m.desk_document_family,
};
const isDocument = (value: string): value is (typeof correctionDocuments)[number] =>
  correctionDocuments.some((document) => document === value);

const Names = ({ draft, onChange, errorOf, language }: CorrectionFieldsProps & { language: 'ar' | 'en' }) => {
  const [first, middle, family] = language === 'ar' ? arabicNames : englishNames;
  const labels = [
    [first, m.identity_first_name()],
    [middle, m.identity_middle_name()],
    [family, m.identity_family_name()],
  ] as const;
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-3 font-bold">
        {language === 'ar' ? m.desk_correct_name_ar() : m.desk_correct_name_en()}
      </legend>
      <NameFields
        language={language}
        fields={labels.map(([name, label]) => ({ name, label, value: draft[name], error: errorOf(name) }))}
        onChange={(name, value) => onChange({ [name]: value })}
      />
    </fieldset>
  );
};

/** Who it is. */
export const CorrectedPerson = (props: CorrectionFieldsProps & { readonly today: string }) => {
  const { draft, onChange, errorOf, today } = props;
  return (
    <>
      <Names {...props} language="ar" />
      <Names {...props} language="en" />
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

/** The number of the file's document: its end is what a desk sees. */
export const CorrectedIdentity = ({ draft, patient, onChange, errorOf }: CorrectionFieldsProps) => {
  const form = draft.field_name === 'iqama' ? m.identity_iqama_hint() : m.identity_saudi_id_hint();
  return (
    <>
      <RadioCards
        label={m.identity_identity_document()}
        columns={2}
        value={draft.field_name}
        onChange={(field_name) => onChange({ field_name })}
        options={[
          { value: 'saudi_id', label: m.identity_saudi_id() },
          { value: 'iqama', label: m.identity_iqama() },
          ...(patient.identity_kind === null ? [] : [{ value: 'none', label: m.desk_correct_number_none() } as const]),
        ]}
      />
      {draft.field_name !== 'none' && (
        <TextField
          name="identity_number"
          label={m.desk_identity_number()}
          hint={patient.identity_ends === null ? form : m.desk_correct_number_hint({ ends: patient.identity_ends })}
          ltr
          maxLength={15}
          autoComplete="off"
          value={draft.identity_number}
          onChange={({ currentTarget }) => onChange({ identity_number: currentTarget.value })}
          error={errorOf('identity_number')}
        />
      )}
    </>
  );
};

/** How they are reached. */
export const CorrectedPhone = ({ draft, onChange, errorOf }: CorrectionFieldsProps) => (
  <>
    <TextField
      name="phone_number"
      type="tel"
      label={m.identity_phone()}
      hint={m.desk_correct_phone_hint()}
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
  </>
);

/** By what, and why. */
export const CorrectionGrounds = ({ draft, onChange, errorOf }: CorrectionFieldsProps) => (
  <>
    <SelectField
      name="document"
      label={m.desk_correct_document()}
      placeholder={m.desk_correct_document_choose()}
      options={correctionDocuments.map((value) => ({ value, label: documents[value]() }))}
      value={draft.document}
      onChange={({ currentTarget: { value } }) => onChange({ document: isDocument(value) ? value : '' })}
      error={errorOf('document')}
    />
    <TextArea
      name="reason"
      label={m.desk_outcome_reason()}
      hint={m.desk_outcome_reason_hint()}
      dir="auto"
      rows={2}
      maxLength={300}
      value={draft.reason}
      onChange={({ currentTarget }) => onChange({ reason: currentTarget.value })}
      error={errorOf('reason')}
    />
  </>
);
