import { Failure, fieldError, type FieldError } from '#platform/http/failure.ts';
import { checkNewPassword } from '#modules/identity/index.ts';
import { isIdentity, isEmail, normaliseIdentity } from '@balsam/domain/identity';
import type { IdentityColumn } from './registration.store.ts';

type IdentityField = 'saudi_id' | 'national_id' | 'iqama';
const nationalIdForm = /^1\d{9}$/;

export const columnOf = (field: IdentityField): IdentityColumn => (field === 'iqama' ? 'iqama' : 'national_id');

/** S5.10, S5.01: a number of the form of its kind. A national ID is none as an iqama: it would be a second account for one identity. */
export function faultsOfIdentity(field: IdentityField, typed: string): readonly FieldError[] {
  const number = normaliseIdentity(typed);
  const ok = isIdentity(field, number) && !(field === 'iqama' && nationalIdForm.test(number));
  return ok ? [] : [fieldError('identity_number', 'identity_not_valid')];
}

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
