import { toLatinDigits } from '../text/index.ts';

/** How a measured value lies to the number that is written: `<` means below it. As FHIR R4 has it. */
export const comparators = ['<', '<=', '>', '>='] as const;
export type Comparator = (typeof comparators)[number];

const isComparator = (text: string): text is Comparator => (comparators as readonly string[]).includes(text);

/** The comparator of a quantity; undefined for one that FHIR R4 does not know. */
export const readComparator = (text: string): Comparator | undefined => (isComparator(text) ? text : undefined);

const written = /^(-?)0*(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,3}))?$/;
const mostDigits = 40;

/**
 * A number as it was written, without an exponent and with all of its digits: `5.10` stays `5.10`, `1e-3` is `0.001`.
 * Undefined for what is no decimal number, or has more than 40 digits.
 */
export function plainDecimal(source: string): string | undefined {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = written.exec(source) ?? [];
  if (whole === '') return undefined;
  const shift = Number(exponent);
  const digits = whole + fraction;
  const point = whole.length + shift;
  if (Math.max(digits.length, point, digits.length - point) > mostDigits) return undefined;
  const padded = digits.padStart(digits.length + Math.max(0, 1 - point), '0').padEnd(Math.max(point, 0), '0');
  const at = Math.max(point, 1);
  const before = padded.slice(0, at).replace(/^0+(?=\d)/, '');
  const after = padded.slice(at);
  return `${sign}${before}${after === '' ? '' : `.${after}`}`;
}

/** A value that a laboratory measured: the number as it was written, and how the value lies to it. */
export type Measured = { readonly decimal: string; readonly comparator: Comparator | null };

const symbols: Readonly<Record<string, Comparator>> = {
  '<': '<',
  '<=': '<=',
  '≤': '<=',
  '>': '>',
  '>=': '>=',
  '≥': '>=',
};
const measured = /^(<=|>=|[<>≤≥])? ?(-?\d{1,30}(?:\.\d{1,30})?)$/;

/** Digits of either language as Latin ones, an Arabic decimal point as a point, single spaces. */
export const latinNumbers = (text: string): string =>
  toLatinDigits(text).replaceAll('٫', '.').replaceAll('−', '-').replaceAll(/\s+/g, ' ').trim();

/** A number that came as a text, such as `6.9`, `< 0.01` or `٦٫٩`; undefined for all other texts. */
export function readMeasured(text: string): Measured | undefined {
  const [, symbol = '', number] = measured.exec(latinNumbers(text)) ?? [];
  const decimal = number === undefined ? undefined : plainDecimal(number);
  return decimal === undefined ? undefined : { decimal, comparator: symbols[symbol] ?? null };
}

const placesOf = (decimal: string): number => decimal.split('.')[1]?.length ?? 0;
const scaled = (decimal: string, places: number): bigint =>
  BigInt(decimal.replace('.', '') + '0'.repeat(places - placesOf(decimal)));

/** What a plain decimal is more than another: exact, with the places of the finer one. Negative when it is less. */
export function differenceOf(a: string, b: string): string {
  const places = Math.max(placesOf(a), placesOf(b));
  const apart = scaled(a, places) - scaled(b, places);
  const digits = (apart < 0n ? -apart : apart).toString().padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  return `${apart < 0n ? '-' : ''}${whole}${places === 0 ? '' : `.${digits.slice(-places)}`}`;
}

/** The digits of a plain decimal that say something: those after leading zeros. */
export const significantDigits = (decimal: string): number => decimal.replace(/[-.]/g, '').replace(/^0+/, '').length;
