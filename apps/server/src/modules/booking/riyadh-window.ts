import { addDays, addMinutes, instantAt, riyadhDay } from '@balsam/domain/time';
import type { Sql } from '#platform/db/types.ts';
import { readBookingSettings } from '#platform/settings/booking-settings.ts';

/** The Riyadh day around an instant, from its midnight to the next one (which is not in it). */
export function dayAround(at: Date): { from: Date; until: Date } {
  const day = riyadhDay(at);
  return { from: instantAt(day, 0), until: instantAt(addDays(day, 1), 0) };
}

/** When the visits begin for which somebody may arrive on this Riyadh day: its own, and those after it whose check-in opens before midnight. */
export async function arrivalsAround(sql: Sql, at: Date): Promise<{ from: Date; until: Date }> {
  const [{ from, until }, { checkInOpensMinutes }] = [dayAround(at), await readBookingSettings(sql)];
  return { from, until: addMinutes(until, checkInOpensMinutes) };
}
