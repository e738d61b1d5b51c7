import {
  isEmail,
  isIdentityOfFile,
  isNationalId,
  isPersonName,
  isSaudiMobile,
  normaliseIdentity,
  normaliseName,
  normalisePhone,
} from '@balsam/domain/identity';
import * as m from '#paraglide/messages.js';
import type { FieldErrors } from '#shared/ui/form.ts';

export type Draft = {
  readonly language: 'ar' | 'en';
  readonly field_name: 'saudi_id' | 'iqama';
  readonly identity_number: string;
  readonly first_name: string;
  readonly middle_name: string;
  readonly family_name: string;
  readonly gender: 'male' | 'female' | '';
  readonly dob: string;
  readonly nationality: string;
  readonly location_id: string;
  readonly phone_number: string;
  readonly phone_confirmed: boolean;
  readonly email_address: string;
  readonly identity_seen: boolean;
  readonly consent: boolean;
};

export const emptyDraft = (language: 'ar' | 'en'): Draft => ({
  language,
  field_name: 'saudi_id',
  identity_number: '',
  first_name: '',
  middle_name: '',
  family_name: '',
  gender: '',
  dob: '',
  nationality: '',
  location_id: '',
  phone_number: '',
  phone_confirmed: false,
  email_address: '',
  identity_seen: false,
  consent: false,
});

export type Sentence = (() => string) | undefined;

/** What is wrong with a name in the letters of a language; `required` is said of an empty one. */
export const nameError = (typed: string, language: 'ar' | 'en', required: (() => string) | undefined): Sentence => {
  const name = normaliseName(typed);
  if (name === '') return required;
  if (isPersonName(name, language)) return undefined;
  return language === 'ar' ? m.desk_name_arabic : m.desk_name_english;
};

/** What is wrong with the number of a document. */
export const identityError = ({
  field_name,
  identity_number,
}: Pick<Draft, 'field_name' | 'identity_number'>): Sentence => {
  const number = normaliseIdentity(identity_number);
  if (isIdentityOfFile(field_name, number)) return undefined;
  if (field_name === 'iqama' && isNationalId(number)) return m.identity_iqama_is_saudi_id;
  return field_name === 'iqama' ? m.identity_iqama_wrong : m.identity_saudi_id_wrong;
};

/** What is wrong with a mobile number, in either digits. */
export const phoneError = (typed: string): Sentence =>
  isSaudiMobile(normalisePhone(typed)) ? undefined : m.identity_phone_wrong;

/** What is wrong, in the order of the screen; the server asks the same and more. */
export const validateDraft = (draft: Draft): FieldErrors<keyof Draft> => ({
  identity_number: identityError(draft),
  identity_seen: draft.identity_seen ? undefined : m.desk_identity_seen_required,
  first_name: nameError(draft.first_name, draft.language, m.desk_required),
  middle_name: nameError(draft.middle_name, draft.language, undefined),
  family_name: nameError(draft.family_name, draft.language, m.desk_required),
  gender: draft.gender === '' ? m.identity_gender_required : undefined,
  dob: draft.dob === '' ? m.desk_required : undefined,
  nationality: draft.nationality === '' ? m.desk_required : undefined,
  location_id: draft.location_id === '' ? m.identity_location_required : undefined,
  phone_number: phoneError(draft.phone_number),
  email_address:
    draft.email_address.trim() === '' || isEmail(draft.email_address.trim()) ? undefined : m.identity_email_wrong,
  consent: draft.consent ? undefined : m.desk_consent_required,
});
