import { addDays, instantAt, riyadhDay, weekday, type Day } from '../time/index.ts';

/** The five times of a day at which a person can be reminded. */
export const reminderSlots = ['morning', 'noon', 'afternoon', 'evening', 'bedtime'] as const;
export type ReminderSlot = (typeof reminderSlots)[number];

/** Riyadh `HH:mm` of each slot, and of suhoor and iftar in Ramadan. */
export type SlotTimes = Readonly<Record<ReminderSlot | 'suhoor' | 'iftar', string>>;

export const usualTimes: SlotTimes = {
  morning: '08:00',
  noon: '13:00',
  afternoon: '16:00',
  evening: '20:00',
  bedtime: '22:00',
  suhoor: '04:00',
  iftar: '18:30',
};

const umAlQura = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  month: 'numeric',
  timeZone: 'Asia/Riyadh',
});

/** Whether a Riyadh day is in Ramadan by the Umm al-Qura calendar. */
export const isRamadan = (day: Day): boolean =>
  umAlQura.formatToParts(instantAt(day, '12:00')).find(({ type }) => type === 'month')?.value === '9';

/**
 * At which times of a day somebody is reminded, as `HH:mm` in order. Who wishes so is reminded in Ramadan between iftar and suhoor: once
 * a day at iftar, twice at suhoor and iftar. What is taken three times a day or more cannot simply be moved: it stays, and a
 * pharmacist is to be asked.
 */
export function timesOn(day: Day, slots: readonly ReminderSlot[], times: SlotTimes, inRamadan: boolean): string[] {
  const usual = reminderSlots.filter((slot) => slots.includes(slot)).map((slot) => times[slot]);
  if (!inRamadan || usual.length > 2 || !isRamadan(day)) return usual.toSorted();
  if (usual.length === 2) return [times.suhoor, times.iftar].toSorted();
  return usual.map((time) => (time > times.suhoor && time < times.iftar ? times.iftar : time));
}

/** When somebody is reminded of a medicine: in these slots, on these days of the week (none are all), up to a day. */
export type ReminderTimes = {
  readonly slots: readonly ReminderSlot[];
  readonly weekdays: readonly number[];
  readonly inRamadan: boolean;
  readonly until: Day | null;
};

/** The next moment after `after` at which somebody is to be reminded; undefined when no slot is chosen or the course ends before. */
export function nextReminder(after: Date, reminder: ReminderTimes, times: SlotTimes): Date | undefined {
  const { slots, weekdays, inRamadan, until } = reminder;
  const today = riyadhDay(after);
  // The day of today comes again in a week, when its time is over today.
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const day = addDays(today, ahead);
    if (until !== null && day > until) return undefined;
    if (weekdays.length > 0 && !weekdays.includes(weekday(day))) continue;
    const at = timesOn(day, slots, times, inRamadan)
      .map((time) => instantAt(day, time))
      .find((moment) => moment > after);
    if (at) return at;
  }
  return undefined;
}

/** Of the moments from `due` to `now` at which somebody was to be reminded the last one. */
export function latestReminder(due: Date, now: Date, reminder: ReminderTimes, times: SlotTimes): Date {
  let latest = due;
  for (let next: Date | undefined = due; next && next <= now; next = nextReminder(next, reminder, times)) latest = next;
  return latest;
}

export type DoseAnswer = 'taken' | 'skipped' | null;
export type AdherenceWeek = {
  /** The Sunday with which it begins. */
  readonly from: Day;
  readonly due: number;
  readonly taken: number;
  readonly skipped: number;
};

/** Doses by week from Sunday on, the oldest first: how many were due, taken and skipped. */
export function adherenceByWeek(doses: readonly { readonly day: Day; readonly answer: DoseAnswer }[]): AdherenceWeek[] {
  const weeks = Map.groupBy(doses, ({ day }) => addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay()));
  return [...weeks]
    .map(([from, list]) => ({
      from,
      due: list.length,
      taken: list.filter(({ answer }) => answer === 'taken').length,
      skipped: list.filter(({ answer }) => answer === 'skipped').length,
    }))
    .toSorted((a, b) => a.from.localeCompare(b.from));
}
