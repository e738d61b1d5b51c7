import { isEmail, isSaudiMobile, normalisePhone } from '@balsam/domain/identity';
import { toLatinDigits, withoutDirection } from '@balsam/domain/text';
import * as m from '#paraglide/messages.js';

/** Blanks and hyphens between the digits of a phone number and marks of direction do not count, and Arabic digits are digits. */
export const normalizeIdentifier = (text: string): string => {
  const latin = withoutDirection(toLatinDigits(text));
  return /[a-z@]/i.test(latin) ? latin : normalisePhone(latin);
};

/** SPEC §5: a Saudi mobile or an e-mail address; `phoneEmailRequired` and `phoneEmailValid` otherwise. */
export const patientIdentifierError = (text: string): (() => string) | undefined => {
  const identifier = normalizeIdentifier(text);
  if (identifier === '') return m.identity_phone_email_required;
  return isSaudiMobile(identifier) || isEmail(identifier) ? undefined : m.identity_phone_email_wrong;
};

/** SPEC §5: anything but an e-mail address is 'Please Enter A Valid Email', nothing at all too. */
export const riderIdentifierError = (text: string): (() => string) | undefined =>
  isEmail(normalizeIdentifier(text)) ? undefined : m.identity_email_wrong;
