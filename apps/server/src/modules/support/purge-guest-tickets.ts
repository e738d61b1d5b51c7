import { contactRules } from '@balsam/domain/support';
import { addDays, instantAt, riyadhDay } from '@balsam/domain/time';
import type { Purge } from '#platform/jobs/purge.ts';
import { deleteGuestTickets } from './tickets.store.ts';

/** Closed tickets of guests: they have no account with which they would go. */
export const guestTicketPurge: Purge = {
  rows: 'ticket',
  batch: ({ db }, now, count) =>
    deleteGuestTickets(db, instantAt(addDays(riyadhDay(now), -contactRules.keptDays), 0), count),
};
