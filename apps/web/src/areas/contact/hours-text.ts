import { addDays } from '@balsam/domain/time';
import * as m from '#paraglide/messages.js';
import { time, weekday } from '#shared/format/index.ts';
import type { Branch } from './api-types.ts';

type Hours = Branch['hours'][number];

const aSunday = '2026-01-04';
const nameOf = (day: number): string => weekday(addDays(aSunday, day));

/** `Saturday to Thursday`, `Friday`, or every day of the week. */
export const daysText = ({ from_day, to_day }: Hours): string => {
  if (from_day === to_day) return nameOf(from_day);
  if ((to_day + 1) % 7 === from_day) return m.contact_every_day();
  return m.contact_days({ from: nameOf(from_day), to: nameOf(to_day) });
};

/** `8:00 AM to 10:00 PM`, closed, or around the clock. */
export const timesText = ({ opens, closes }: Hours): string => {
  if (opens === null || closes === null) return m.contact_closed();
  return opens === closes ? m.contact_always() : m.contact_times({ opens: time(opens), closes: time(closes) });
};
