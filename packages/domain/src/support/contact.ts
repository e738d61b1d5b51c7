import { isEmail, isSaudiMobile, normalisePhone, toE164 } from '../identity/index.ts';
import { toLatinDigits, withoutDirection } from '../text/index.ts';
import type { TicketTopic } from './ticket.ts';

/** Bounds of what is sent by Contact us, how often from one address, and how long it stays once a guest's ticket is closed. */
export const contactRules = {
  nameLongest: 100,
  contactLongest: 254,
  textLongest: 2000,
  addressPerHour: 20,
  keptDays: 180,
} as const;

/** What one may write about without a log-in, in the order of the list. */
export const contactTopics = [
  'appointment',
  'payment',
  'order',
  'account',
  'complaint',
  'other',
] as const satisfies readonly TicketTopic[];
export type ContactTopic = (typeof contactTopics)[number];

/**
 * Where somebody is called or written to: a Saudi mobile as it is stored, or an e-mail address; undefined when what was typed is
 * neither. Blanks, hyphens and marks of direction do not count, and Arabic digits are digits.
 */
export function contactWayOf(typed: string): string | undefined {
  const text = withoutDirection(toLatinDigits(typed)).trim();
  if (isEmail(text)) return text;
  const number = normalisePhone(text);
  return isSaudiMobile(number) ? toE164(number) : undefined;
}
