import { Failure, fieldError, type FieldError } from '#platform/http/failure.ts';
import { checkNewPassword } from '#modules/identity/index.ts';
import {
  isBirthDay,
  isEmail,
  isIdentityOfFile,
  isSaudiMobile,
  normaliseIdentity,
  normalisePhone,
} from '@balsam/domain/identity';
import type { Day } from '@balsam/domain/time';
import { isNationality } from '#modules/content/index.ts';
import type { IdentityColumn } from './registration.store.ts';

type IdentityField = 'saudi_id' | 'national_id' | 'iqama';

export const columnOf = (field: IdentityField): IdentityColumn => (field === 'iqama' ? 'iqama' : 'national_id');

/** S5.10, S5.01: a number of the form of its kind. */
export const faultsOfIdentity = (field: IdentityField, typed: string): readonly FieldError[] =>
  isIdentityOfFile(field, normaliseIdentity(typed)) ? [] : [fieldError('identity_number', 'identity_not_valid')];

export const faultsOfPhone = (typed: string): readonly FieldError[] =>
  isSaudiMobile(normalisePhone(typed)) ? [] : [fieldError('phone_number', 'phone_not_valid')];

export const faultsOfNationality = (code: string): readonly FieldError[] =>
  isNationality(code) ? [] : [fieldError('nationality', 'nationality_not_valid')];

/** A real day, from 1900 until today. */
export const faultsOfBirthDate = (dob: string, today: Day): readonly FieldError[] =>
  isBirthDay(dob, today) ? [] : [fieldError('dob', 'birth_date_not_valid')];

export const faultsOfEmail = (email: string | undefined): readonly FieldError[] =>
  email === undefined || isEmail(email) ? [] : [fieldError('email_address', 'email_not_valid')];

/** S5.10: long enough, not common, and typed twice the same. */
export function faultsOfPasswords(password: string, confirmation: string): readonly FieldError[] {
  const differ = password === confirmation ? [] : [fieldError('password_confirmation', 'passwords_differ')];
  try {
    checkNewPassword(password);
    return differ;
  } catch (error) {
    if (error instanceof Failure) return [...(error.fields ?? []), ...differ];
    throw error;
  }
}

/** Refuses with all that is wrong at once, under the code of the first. */
export function refuseIfAny(faults: readonly FieldError[]): void {
  const [first] = faults;
  if (first) throw new Failure(first.code, { fields: faults });
}
