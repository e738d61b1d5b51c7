import * as m from '#paraglide/messages.js';
import { day, digits, month } from '#shared/format/index.ts';

/** A day that may be the first of its month or year, as far as it is known. */
type Dated = {
  readonly day: string | null;
  readonly precision: 'year' | 'month' | 'day' | 'instant' | null;
};

/** When a report was, as exactly as it is known. */
export const reportDay = ({ day: at, precision }: Dated): string => {
  if (at === null) return m.records_no_date();
  if (precision === 'year') return digits(at.slice(0, 4));
  return precision === 'month' ? month(at) : day(at);
};

/** Reports by year in the order in which they came; those without a date last. */
export const byYear = <T extends Dated>(list: readonly T[]): [string, T[]][] => [
  ...Map.groupBy(list, ({ day: at }) => (at === null ? m.records_no_date() : digits(at.slice(0, 4)))),
];
