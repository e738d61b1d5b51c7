import { toLatinDigits } from '../text/digits.ts';
import { withoutDirection } from '../text/input-filters.ts';
import { isEmail } from './email.ts';

/** Medical record number: seven digits (§5). */
export function isMrn(s: string): boolean {
  return /^\d{7}$/.test(s);
}

/** National ID, which is the Saudi ID too: ten digits beginning with 1 (DECISIONS §3). */
export function isNationalId(s: string): boolean {
  return /^1\d{9}$/.test(s);
}

/** Iqama as it may be typed to log in or register: 8 to 15 letters or digits, not verified (§5). */
function isIqama(s: string): boolean {
  return /^[0-9A-Za-z]{8,15}$/.test(s);
}

/** Iqama as insurance and tax invoices ask for it: ten digits beginning with 2 (DECISIONS §3). */
export function isTaxIqama(s: string): boolean {
  return /^2\d{9}$/.test(s);
}

/** Normalises a number as it was typed or pasted: Latin digits, capital letters, no spaces, no marks of direction. */
export function normaliseIdentity(typed: string): string {
  return withoutDirection(toLatinDigits(typed)).replaceAll(/\s/g, '').toUpperCase();
}

export const patientLoginFields = ['mrn_number', 'national_id', 'saudi_id', 'iqama'] as const;
const staffLoginFields = ['email_address'] as const;

/** `field_name` of a log-in (DECISIONS §1). */
const loginFields = [...patientLoginFields, ...staffLoginFields] as const;
export type LoginField = (typeof loginFields)[number];

const ruleOf: Readonly<Record<LoginField, (s: string) => boolean>> = {
  mrn_number: isMrn,
  national_id: isNationalId,
  saudi_id: isNationalId,
  iqama: isIqama,
  email_address: isEmail,
};

/** Whether `value` has the form of the identity that `field` names (S5.01). */
export function isIdentity(field: LoginField, value: string): boolean {
  return ruleOf[field](value);
}

/** Whether a file may have this number (S5.10). A national ID is none as an iqama: it would be a second file for one identity. */
export function isIdentityOfFile(field: LoginField, value: string): boolean {
  return isIdentity(field, value) && !(field === 'iqama' && isNationalId(value));
}
