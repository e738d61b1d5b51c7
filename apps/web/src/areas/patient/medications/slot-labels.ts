import * as m from '#paraglide/messages.js';
import type { Slot } from './queries.ts';

/** The five times of a day, in words. */
export const slotLabels: Readonly<Record<Slot, () => string>> = {
  morning: m.medicines_slot_morning,
  noon: m.medicines_slot_noon,
  afternoon: m.medicines_slot_afternoon,
  evening: m.medicines_slot_evening,
  bedtime: m.medicines_slot_bedtime,
};
