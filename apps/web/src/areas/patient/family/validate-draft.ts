import { isMinor, isRelation, relationFits } from '@balsam/domain/family';
import {
  isEmail,
  isIdentityOfFile,
  isMrn,
  isNationalId,
  isPersonName,
  isSaudiMobile,
  normaliseName,
} from '@balsam/domain/identity';
import type { Day } from '@balsam/domain/time';
import * as m from '#paraglide/messages.js';
import type { Draft, DraftField } from './draft.ts';
import { type Step, steps } from './steps.ts';

export type Field = DraftField | 'declaration';
/** What is wrong, by field; sentences are functions, so that they follow the language of the screen. */
export type DraftErrors = { readonly [F in Field]?: (() => string) | undefined };

/** What the rules ask beside the draft. */
export type DraftContext = {
  readonly today: Day;
  readonly language: 'ar' | 'en';
  readonly relation: string | undefined;
};

export const fieldsOf: Readonly<Record<Step, readonly Field[]>> = {
  who: ['relation_id', 'id_number', 'mrn_number'],
  person: ['first_name', 'middle_name', 'family_name', 'gender', 'dob', 'nationality', 'location_id'],
  agree: ['phone_number', 'email_address', 'declaration'],
};

/** The step on which a field of the wire stands. */
export const stepOf = (field: string): Step =>
  steps.find((step) => (fieldsOf[step] as readonly string[]).includes(field)) ?? 'who';

const idNumberError = ({ id_type, id_number }: Draft) => {
  if (id_number === '') return m.family_required;
  const field = id_type === 'iqama' ? 'iqama' : 'saudi_id';
  const wrong = { iqama: m.family_iqama_wrong, saudi_id: m.family_id_wrong }[field];
  if (field === 'iqama' && isNationalId(id_number)) return m.identity_iqama_is_saudi_id;
  return isIdentityOfFile(field, id_number) ? undefined : wrong;
};

const nameError = (typed: string, language: 'ar' | 'en') => {
  if (typed.trim() === '') return m.family_required;
  return isPersonName(normaliseName(typed), language) ? undefined : m.family_name_wrong;
};

const relationError = ({ gender, dob }: Draft, { relation, today }: DraftContext) => {
  if (gender === '') return m.family_gender_required;
  const about = { gender: gender as 'male' | 'female', isMinor: isMinor(dob, today) };
  const fits = relation === undefined || (isRelation(relation) && relationFits(relation, about));
  return dob === '' || fits ? undefined : m.family_relation_wrong;
};

const validateIdentity = (draft: Draft): DraftErrors => ({
  relation_id: draft.relation_id === '' ? m.family_relation_required : undefined,
  id_number: idNumberError(draft),
  mrn_number: draft.mrn_number === '' || isMrn(draft.mrn_number) ? undefined : m.family_mrn_wrong,
});

const validatePerson = (draft: Draft, context: DraftContext): DraftErrors => ({
  first_name: nameError(draft.first_name, context.language),
  middle_name: draft.middle_name.trim() === '' ? undefined : nameError(draft.middle_name, context.language),
  family_name: nameError(draft.family_name, context.language),
  gender: relationError(draft, context),
  dob: draft.dob === '' ? m.family_dob_required : undefined,
  nationality: draft.nationality === '' ? m.family_required : undefined,
  location_id: draft.location_id === '' ? m.family_required : undefined,
});

const validateDeclaration = (draft: Draft, { today }: DraftContext, declared: boolean): DraftErrors => {
  const email = draft.email_address.trim();
  return {
    phone_number: draft.phone_number === '' || isSaudiMobile(draft.phone_number) ? undefined : m.family_phone_wrong,
    email_address: email === '' || isEmail(email) ? undefined : m.family_email_wrong,
    declaration: declared || !isMinor(draft.dob, today) ? undefined : m.family_declare_required,
  };
};

/** What is wrong on a step, in the order of the screen. */
export const validateDraft = (step: Step, draft: Draft, context: DraftContext, declared: boolean): DraftErrors => {
  if (step === 'who') return validateIdentity(draft);
  return step === 'person' ? validatePerson(draft, context) : validateDeclaration(draft, context, declared);
};

export const hasError = (errors: DraftErrors): boolean => Object.values(errors).some(Boolean);

/** The step to show: nobody is past one that is not whole, such as after a reload. */
export const reachable = (wanted: Step, draft: Draft, context: DraftContext): Step => {
  const open = steps.find((step) => step === wanted || hasError(validateDraft(step, draft, context, true)));
  return open ?? wanted;
};
