import { toLatinDigits } from '../text/digits.ts';
import { withoutDirection } from '../text/input-filters.ts';

const saudiMobile = /^(?:009665|9665|\+9665|05|5)(\d{8})$/;

/** A number as it was typed or pasted: Latin digits, no blanks, hyphens, brackets or marks of direction. */
export function normalisePhone(typed: string): string {
  return withoutDirection(toLatinDigits(typed)).replaceAll(/[\s\p{Pd}()]/gu, '');
}

/** Whether `s` is a Saudi mobile in one of the accepted formats (§5). */
export function isSaudiMobile(s: string): boolean {
  return saudiMobile.test(s);
}

/** A Saudi mobile as it is stored: `+9665` and eight digits. Throws RangeError when `isSaudiMobile` says no. */
export function toE164(s: string): string {
  const subscriber = saudiMobile.exec(s)?.[1];
  if (subscriber === undefined) throw new RangeError('not a Saudi mobile');
  return `+9665${subscriber}`;
}

/** Masks a stored number for somebody who may not be its owner: country code and the last two digits. */
export function maskPhone(e164: string): string {
  return e164.length < 8 ? '•••' : `${e164.slice(0, 5)}••••••${e164.slice(-2)}`;
}
