import type { ToldAge } from '@balsam/domain/time';
import * as m from '#paraglide/messages.js';
import { number } from '#shared/format/index.ts';

const words = { years: m.file_years, months: m.file_months, days: m.file_days } as const;

/** An age in words: of an infant in months, of a newborn in days. */
export const ageWords = ({ unit, count }: ToldAge): string =>
  unit === 'days' && count === 0 ? m.file_days_none() : words[unit]({ count, shown: number(count) });
