import type { DayState } from '@balsam/domain/booking';
import type { Day } from '@balsam/domain/time';
import * as m from '#paraglide/messages.js';
import { longDay } from '#shared/format/index.ts';

type Words = { readonly long: () => string; readonly short: () => string };

/** How a day stands: in a word for the narrow box, and as it is read aloud. */
export const stateLabels: Record<DayState, Words> = {
  free: { long: m.booking_day_free, short: m.booking_day_free },
  few: { long: m.booking_day_few, short: m.booking_day_few },
  full: { long: m.booking_day_full_long, short: m.booking_day_full },
  unavailable: { long: m.booking_day_unavailable_long, short: m.booking_day_unavailable },
};

/** A day as it is read aloud: `Tuesday 24 November 2026: fully booked`; its state where one is told. */
export const dayAloud = (day: Day, state: DayState | undefined): string =>
  state ? m.booking_day_and_state({ day: longDay(day), state: stateLabels[state].long() }) : longDay(day);
