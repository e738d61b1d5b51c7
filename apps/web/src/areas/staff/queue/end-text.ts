import * as m from '#paraglide/messages.js';
import type { DeskTicket } from './queries.ts';

/** What the end of a ticket does with the money: only a walk-in ends with it, a booked visit stays. */
export const endText = ({ type, is_paid: isPaid }: Pick<DeskTicket, 'type' | 'is_paid'>): string => {
  if (!isPaid) return m.queue_staff_end_unpaid();
  return type === 'appointment' ? m.queue_staff_end_visit() : m.queue_staff_end_text();
};
