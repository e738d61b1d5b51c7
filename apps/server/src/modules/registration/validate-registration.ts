import type { z } from 'zod';
import type { registration } from '@balsam/contract/registration';
import { isPersonName, normaliseIdentity, normaliseName, normalisePhone, toE164 } from '@balsam/domain/identity';
import { toLatinDigits } from '@balsam/domain/text';
import { ageOn, riyadhDay } from '@balsam/domain/time';
import type { Sql } from '#platform/db/types.ts';
import { fieldError, type FieldError } from '#platform/http/failure.ts';
import { branchOf } from '#modules/hospital/index.ts';
import {
  columnOf,
  faultsOfBirthDate,
  faultsOfEmail,
  faultsOfIdentity,
  faultsOfNationality,
  faultsOfPasswords,
  faultsOfPhone,
  refuseIfAny,
} from './faults.ts';

export type Form = z.output<typeof registration.register.body>;

/** Who somebody is, whether they register themselves or stand at a desk, where an e-mail address may be left out. */
type PersonForm = Omit<Form, 'password' | 'password_confirmation' | 'email_address'> & {
  readonly email_address?: string | undefined;
};

/** Younger ones are added by a parent or guardian (DECISIONS §3). */
export const fromAge = 15;

const nameFields = ['first_name', 'middle_name', 'family_name'] as const;

const faultsOfNames = (form: PersonForm): readonly FieldError[] =>
  nameFields.flatMap((field) => {
    const name = normaliseName(form[field] ?? '');
    const isLeftOut = field === 'middle_name' && name === '';
    return isLeftOut || isPersonName(name, form.language) ? [] : [fieldError(field, 'name_not_valid')];
  });

function faultsOfBirth(dob: string, now: Date): readonly FieldError[] {
  const today = riyadhDay(now);
  const faults = faultsOfBirthDate(dob, today);
  if (faults.length > 0) return faults;
  return ageOn(dob, today) < fromAge ? [fieldError('dob', 'registration_under_age')] : [];
}

const faultsOf = (form: PersonForm, hasBranch: boolean, now: Date): readonly FieldError[] => [
  ...faultsOfNames(form),
  ...faultsOfPhone(form.phone_number),
  ...faultsOfEmail(form.email_address),
  ...faultsOfBirth(toLatinDigits(form.dob), now),
  ...(hasBranch ? [] : [fieldError('location_id', 'location_not_valid')]),
  ...faultsOfNationality(form.nationality),
  ...faultsOfIdentity(form.field_name, form.identity_number),
];

const normalised = (form: PersonForm) => ({
  language: form.language,
  first_name: normaliseName(form.first_name),
  middle_name: normaliseName(form.middle_name ?? ''),
  family_name: normaliseName(form.family_name),
  phone: toE164(normalisePhone(form.phone_number)),
  email: form.email_address?.toLowerCase() ?? null,
  gender: form.gender,
  birth_date: toLatinDigits(form.dob),
  location_id: form.location_id,
  nationality: form.nationality,
  identity_column: columnOf(form.field_name),
  identity_number: normaliseIdentity(form.identity_number),
});

/** Who somebody is, validated and normalised, or a refusal with every field at fault (S5.10). */
export async function validatePerson(sql: Sql, form: PersonForm, now: Date) {
  refuseIfAny(faultsOf(form, (await branchOf(sql, form.location_id)) !== undefined, now));
  return normalised(form);
}

/** The same of somebody who registers themselves, with a password. */
export async function validateRegistration(sql: Sql, form: Form, now: Date) {
  refuseIfAny([
    ...faultsOf(form, (await branchOf(sql, form.location_id)) !== undefined, now),
    ...faultsOfPasswords(form.password, form.password_confirmation),
  ]);
  return { ...normalised(form), email: form.email_address.toLowerCase() };
}
