import { differenceOf, plainDecimal } from '@balsam/domain/records';
import * as m from '#paraglide/messages.js';
import { dateTime, day, decimal, digits, inPercent, longDay, month, shortDay } from '#shared/format/index.ts';
import { getLocale } from '#shared/i18n/locale.ts';
import type { LabResult, TrendValue } from './types.ts';

/** A number as it was measured, with what stands before and after it. */
export type Quantity = Pick<LabResult, 'decimal' | 'comparator' | 'unit'>;

/** A number of the wire as a plain decimal in the digits of the language, however small. */
export const shown = (value: number): string => decimal(plainDecimal(String(value)) ?? String(value));

const withUnit = (text: string, unit: string | null): string =>
  unit === '%' ? inPercent(decimal(text)) : decimal(text);

const words = {
  '<': m.records_less_than,
  '<=': m.records_at_most,
  '>': m.records_more_than,
  '>=': m.records_at_least,
} as const;
const signs = { '<': '<', '<=': '≤', '>': '>', '>=': '≥' } as const;

/** A value in words: `less than 0.01`, «أقل من ٠٫٠١»; every digit that the laboratory wrote. Nothing for one that is no number. */
export const valueInWords = ({ decimal: text, comparator, unit }: Quantity): string | undefined => {
  if (text === null) return undefined;
  const value = withUnit(text, unit);
  return comparator === null ? value : words[comparator]({ value });
};

/**
 * The same, short, with a sign for the comparator: `<0.01`. In Arabic in words, for whoever reads from the right reads the sign the
 * other way round.
 */
export const valueWithSign = (value: Quantity): string | undefined => {
  const { decimal: text, comparator, unit } = value;
  if (text === null || comparator === null || getLocale() === 'ar') return valueInWords(value);
  return `${signs[comparator]}${withUnit(text, unit)}`;
};

/** A value as the trend compares it: in the unit of the trend. Nothing for words and for what was withdrawn. */
export const inTrend = (v: TrendValue): { readonly value: number; readonly decimal: string } | undefined => {
  if (v.withdrawn || v.value === null || v.decimal === null) return undefined;
  return v.converted ?? { value: v.value, decimal: v.decimal };
};

export type Change = { readonly way: 'up' | 'down' | 'same'; readonly by: string };

/** From the result before to the newest one that stands; nothing where either is no exact number. */
export const changeOf = (values: readonly TrendValue[]): Change | undefined => {
  const [before, now] = values.filter((v) => !v.withdrawn).slice(-2);
  const [from, to] = [before && inTrend(before), now && inTrend(now)];
  if (!from || !to || before?.comparator !== null || now?.comparator !== null) return undefined;
  if (to.value === from.value) return { way: 'same', by: '0' };
  const by = differenceOf(to.decimal, from.decimal).replace('-', '');
  return { way: to.value > from.value ? 'up' : 'down', by };
};

/** The day of a result, as exactly as it is known: a month or a year stays one. */
export const dayOf = (
  { day: on, precision }: Pick<LabResult, 'day' | 'precision'>,
  length: 'long' | 'plain' | 'short' = 'plain',
): string => {
  if (precision === 'year') return digits(on.slice(0, 4));
  if (precision === 'month') return month(on);
  return { long: longDay, plain: day, short: shortDay }[length](on);
};

/** When the sample was taken, with its time where that is known. */
export const takenAt = (result: Pick<LabResult, 'day' | 'precision' | 'taken_at'>): string =>
  result.precision === 'instant' ? dateTime(result.taken_at) : dayOf(result);
