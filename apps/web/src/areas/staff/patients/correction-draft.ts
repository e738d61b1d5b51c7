import { writtenText } from '@balsam/domain/text';
import type { CallInput } from '@balsam/contract/call';
import type { frontDesk } from '@balsam/contract/front-desk';
import { correctionReason, normalisePhone, toE164 } from '@balsam/domain/identity';
import * as m from '#paraglide/messages.js';
import type { FieldErrors } from '#shared/ui/form.ts';
import { identityError, nameError, phoneError, type Sentence } from './draft.ts';
import type { DeskPatient } from './queries.ts';

export const englishNames = ['first_name', 'middle_name', 'family_name'] as const;
export const arabicNames = ['first_name_ar', 'middle_name_ar', 'family_name_ar'] as const;
const names = [...englishNames, ...arabicNames] as const;
export type NameKey = (typeof names)[number];

type Body = CallInput<typeof frontDesk.correct>['body'];
export type Corrected = Omit<Body, 'document' | 'reason' | 'seen'>;
type Document = Body['document'];

/** The form of a correction: what is on file, to be typed over. Of the identity number a desk sees the end only, so that it begins empty. */
export type CorrectionDraft = Readonly<Record<NameKey, string>> & {
  /** `none` takes the number away that is on file. */
  readonly field_name: 'saudi_id' | 'iqama' | 'none';
  readonly identity_number: string;
  readonly gender: 'male' | 'female' | '';
  readonly dob: string;
  readonly nationality: string;
  readonly phone_number: string;
  readonly phone_confirmed: boolean;
  readonly document: Document | '';
  readonly reason: string;
};

const kindOf = ({ identity_kind: kind }: DeskPatient) => (kind === 'iqama' ? 'iqama' : 'saudi_id');

/** The form as it begins. */
export const correctionOf = (patient: DeskPatient): CorrectionDraft => ({
  first_name: patient.first_name,
  middle_name: patient.middle_name,
  family_name: patient.family_name,
  first_name_ar: patient.first_name_ar,
  middle_name_ar: patient.middle_name_ar,
  family_name_ar: patient.family_name_ar,
  field_name: kindOf(patient),
  identity_number: '',
  gender: patient.gender ?? '',
  dob: patient.birth_date ?? '',
  nationality: patient.nationality ?? '',
  phone_number: patient.phone_number ?? '',
  phone_confirmed: false,
  document: '',
  reason: '',
});

const isNewPhone = (draft: CorrectionDraft, { phone_number: onFile }: DeskPatient): boolean => {
  const typed = normalisePhone(draft.phone_number);
  if (phoneError(typed)) return typed !== (onFile ?? '');
  return toE164(typed) !== onFile;
};

const isNewIdentity = (draft: CorrectionDraft, patient: DeskPatient): boolean =>
  draft.identity_number.trim() !== '' || (patient.identity_kind !== null && draft.field_name !== kindOf(patient));

const identityIn = ({ field_name, identity_number }: CorrectionDraft): Corrected => ({
  identity: field_name === 'none' ? null : { field_name, identity_number },
});

/** A number that was taken out of the field is taken away from the file. */
const phoneIn = ({ phone_number, phone_confirmed }: CorrectionDraft): Corrected =>
  phone_number.trim() === '' ? { phone_number: null } : { phone_number, phone_confirmed };

/** What the form changes, as it is sent. */
export const changesIn = (draft: CorrectionDraft, patient: DeskPatient): Corrected => {
  const { gender, dob, nationality } = draft;
  return {
    ...Object.fromEntries(names.flatMap((name) => (draft[name].trim() === patient[name] ? [] : [[name, draft[name]]]))),
    ...(isNewIdentity(draft, patient) && identityIn(draft)),
    ...(gender !== '' && gender !== patient.gender && { gender }),
    ...(dob !== (patient.birth_date ?? '') && { dob }),
    ...(nationality !== (patient.nationality ?? '') && { nationality }),
    ...(isNewPhone(draft, patient) && phoneIn(draft)),
  };
};

/** What stays as it is is not asked about: an import may have brought it in another form. */
const changedNameError = (name: NameKey, draft: CorrectionDraft, changes: Corrected): Sentence => {
  if (changes[name] === undefined) return undefined;
  const isArabic = name.endsWith('_ar');
  const other = isArabic ? name.slice(0, -'_ar'.length) : `${name}_ar`;
  const isRequired = !name.startsWith('middle') && draft[other as NameKey].trim() === '';
  return nameError(draft[name], isArabic ? 'ar' : 'en', isRequired ? m.desk_required : undefined);
};

const changedIdentityError = ({ field_name, identity_number }: CorrectionDraft, { identity }: Corrected): Sentence =>
  identity && field_name !== 'none' ? identityError({ field_name, identity_number }) : undefined;

/** What is wrong, in the order of the screen; the server asks the same and more. */
export const validateCorrection = (
  draft: CorrectionDraft,
  patient: DeskPatient,
): FieldErrors<keyof CorrectionDraft> => {
  const changes = changesIn(draft, patient);
  return {
    ...Object.fromEntries(
      [...arabicNames, ...englishNames].map((name) => [name, changedNameError(name, draft, changes)]),
    ),
    identity_number: changedIdentityError(draft, changes),
    gender: undefined,
    dob: changes.dob === '' ? m.desk_required : undefined,
    nationality: changes.nationality === '' ? m.desk_required : undefined,
    phone_number: typeof changes.phone_number === 'string' ? phoneError(draft.phone_number) : undefined,
    document: draft.document === '' ? m.desk_correct_document_required : undefined,
    reason: writtenText(draft.reason).length < correctionReason.shortest ? m.desk_reason_required : undefined,
  };
};

/** Whether the correction decides whose file it is, or what a guardian may see. */
export const isOfWhose = ({ identity, dob }: Corrected): boolean => identity !== undefined || dob !== undefined;

/** Whether it is asked once more: of whose file it is, and before nobody is reached by phone any more. */
export const wantsConfirmation = (changes: Corrected): boolean => isOfWhose(changes) || changes.phone_number === null;
