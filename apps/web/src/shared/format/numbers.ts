import { measureWithin as withinSentence } from '@balsam/domain/text';
import { getLocale } from '#shared/i18n/locale.ts';
import { clockTag, numberFormat } from './intl.ts';

/** Keeps a sum and its currency on one line. */
const joined = '\u00a0';

const arabicDigit = (digit: string): string => String.fromCharCode(0x0660 + Number(digit));

/** Digits of a text in those of the screen: codes and order numbers that are read aloud. Other characters stay. */
export const digits = (text: string | number): string =>
  getLocale() === 'ar' ? String(text).replaceAll(/\d/g, arabicDigit) : String(text);

/** A quantity, with thousands separated; `decimals` fixes the places, else up to two as needed. */
export const number = (value: number, decimals?: number): string =>
  numberFormat({
    maximumFractionDigits: decimals ?? 2,
    ...(decimals === undefined ? {} : { minimumFractionDigits: decimals }),
  }).format(value);

/**
 * A sum of SAR with two decimals (SPEC §9): `SAR 215.00`, `٢١٥٫٠٠ ر.س`. A minus stands outside the amount.
 */
export const money = (sar: number): string => {
  const amount = number(Math.abs(sar), 2);
  const minus = sar < 0 ? '−' : '';
  return getLocale() === 'ar' ? `${minus}${amount}${joined}ر.س` : `${minus}SAR${joined}${amount}`;
};

/** A plain decimal (`1200.50`) with exactly its own digits, thousands separated: what was measured to two places says so. */
export const decimal = (plain: string): string => {
  const [sign, whole = '', fraction] = [plain.startsWith('-') ? '−' : '', ...plain.replace(/^-/, '').split('.')];
  const arabic = getLocale() === 'ar';
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, arabic ? '٬' : ',');
  return digits(`${sign}${grouped}${fraction === undefined ? '' : `${arabic ? '٫' : '.'}${fraction}`}`);
};

/** A number that is written already, in percent: the sign stands after it in either direction. */
export const inPercent = (written: string): string =>
  getLocale() === 'ar' ? `\u2067${written}٪\u2069` : `${written}%`;

/** Percent after the number in either direction; `6.4` is 6.4 %. */
export const percent = (value: number): string => inPercent(number(value));

/** What is dialled, typed or copied: Latin letters and digits, isolated from the sentence round it. */
export const ltr = (text: string | number): string => `\u2066${text}\u2069`;

/** A whole quantity with its unit in words: `10 minutes`, `15 kilometers`, `١٠ دقائق`. */
export const measure = (value: number, unit: 'minute' | 'hour' | 'day' | 'year' | 'meter' | 'kilometer'): string =>
  new Intl.NumberFormat(clockTag(), { style: 'unit', unit, unitDisplay: 'long' }).format(value);

/** The same within a sentence, where the Arabic dual has its other form: «نحو دقيقتين», «لمدة سنتين». */
export const measureWithin: typeof measure = (value, unit) => withinSentence(clockTag(), value, unit);
