import { addMinutes } from '../time/index.ts';

const hoursBefore = { '24h': 24, '2h': 2 } as const;
export type ReminderKind = keyof typeof hoursBefore;

/** When to remind of an appointment: a day and two hours before. What would be due before it is booked is left out. */
export function reminderTimes(startsAt: Date, bookedAt: Date): { kind: ReminderKind; dueAt: Date }[] {
  const kinds = Object.keys(hoursBefore) as ReminderKind[];
  return kinds
    .map((kind) => ({ kind, dueAt: addMinutes(startsAt, -hoursBefore[kind] * 60) }))
    .filter(({ dueAt }) => dueAt > bookedAt);
}
