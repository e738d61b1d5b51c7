import { addMinutes } from '../time/index.ts';

/** DECISIONS §15: a pickup that waits is reminded of twice, and lapses. Hours since it could be fetched. */
const pickupRules = { reminderHours: [24, 48], lapseHours: 72 } as const;

/** From when on a pickup can be fetched: since it is ready, or the end of the time that was planned for it, whichever is later. */
export function fetchableSince(readyAt: Date, plannedTo: Date | null): Date {
  return plannedTo !== null && plannedTo > readyAt ? plannedTo : readyAt;
}

/** When a pickup that can be fetched since an instant lapses. */
export const lapsesAt = (since: Date): Date => addMinutes(since, pickupRules.lapseHours * 60);

/** What is due of a waiting pickup: how many reminders should have been sent by now, or that it has lapsed. */
export function pickupDue(since: Date, now: Date): { readonly reminders: number; readonly isLapsed: boolean } {
  return {
    reminders: pickupRules.reminderHours.filter((hours) => now >= addMinutes(since, hours * 60)).length,
    isLapsed: now >= lapsesAt(since),
  };
}
