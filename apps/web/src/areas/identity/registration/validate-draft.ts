import { accessEnds, isEmail, isIdentity, isPersonName, isSaudiMobile, normaliseName } from '@balsam/domain/identity';
import { ageOn, type Day } from '@balsam/domain/time';
import * as m from '#paraglide/messages.js';
import type { FieldErrors } from '#shared/ui/form.ts';
import { normalizeIdentifier } from '../password/validate-identifier.ts';
import { identityKinds } from '../entry/identity-kinds.ts';
import type { Draft, DraftField } from './draft.ts';

export type Step = 1 | 2 | 3 | 4;

/** Which fields stand on which step; the ID photo is the third and the password the fourth. */
export const fieldsOf = {
  1: ['first_name', 'middle_name', 'family_name', 'gender', 'dob'],
  2: ['phone_number', 'email_address', 'nationality', 'location_id', 'identity_number'],
} as const satisfies Partial<Record<Step, readonly DraftField[]>>;

type FieldMessage = (() => string) | undefined;

const nameError = (typed: string, language: 'ar' | 'en', required: () => string): FieldMessage => {
  const name = normaliseName(typed);
  if (name === '') return required;
  return isPersonName(name, language) ? undefined : m.identity_name_wrong;
};

const birthDateError = (dob: Day, today: Day): FieldMessage => {
  if (dob === '') return m.identity_birth_required;
  return ageOn(dob, today) < accessEnds.full ? m.identity_birth_under_age : undefined;
};

const validatePersonal = (draft: Draft, language: 'ar' | 'en', today: Day): FieldErrors<DraftField> => ({
  first_name: nameError(draft.first_name, language, m.identity_first_name_required),
  middle_name:
    draft.middle_name.trim() === '' ? undefined : nameError(draft.middle_name, language, m.identity_name_wrong),
  family_name: nameError(draft.family_name, language, m.identity_family_name_required),
  gender: draft.gender === '' ? m.identity_gender_required : undefined,
  dob: birthDateError(draft.dob, today),
});

const phoneError = (typed: string): FieldMessage => {
  if (typed === '') return m.identity_phone_required;
  return isSaudiMobile(normalizeIdentifier(typed)) ? undefined : m.identity_phone_wrong;
};

const identityNumberError = ({ field_name, identity_number }: Draft): FieldMessage => {
  if (identity_number === '') return m.identity_identity_required;
  return isIdentity(field_name, identity_number) ? undefined : identityKinds[field_name].wrong;
};

const validateContact = (draft: Draft): FieldErrors<DraftField> => ({
  phone_number: phoneError(draft.phone_number),
  email_address: isEmail(draft.email_address.trim()) ? undefined : m.identity_email_wrong,
  nationality: draft.nationality === '' ? m.identity_nationality_required : undefined,
  location_id: draft.location_id === '' ? m.identity_location_required : undefined,
  identity_number: identityNumberError(draft),
});

/** What is wrong on the first or the second step (SPEC §5), in the order of the screen. Names must be in the letters of `language`. */
export const validateStep = (step: 1 | 2, draft: Draft, language: 'ar' | 'en', today: Day): FieldErrors<DraftField> =>
  step === 1 ? validatePersonal(draft, language, today) : validateContact(draft);

const hasError = (errors: FieldErrors<DraftField>): boolean => Object.values(errors).some(Boolean);

/** The furthest step that may be shown: nobody is past a step that is not whole. The photo does not survive a reload. */
export const furthestStep = (draft: Draft, hasPhoto: boolean, today: Day): Step => {
  if (hasError(validateStep(1, draft, draft.language, today))) return 1;
  if (hasError(validateStep(2, draft, draft.language, today))) return 2;
  return hasPhoto ? 4 : 3;
};

/** The step on which a field of the wire stands; the password's for whatever else was refused. */
export const stepOf = (field: string): Step => {
  const has = (fields: readonly string[]): boolean => fields.includes(field);
  if (has(fieldsOf[1])) return 1;
  return has(fieldsOf[2]) || field === 'field_name' ? 2 : 4;
};
