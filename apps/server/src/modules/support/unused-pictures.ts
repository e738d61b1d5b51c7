import type { UnusedFiles } from '#platform/storage/purge-unused.ts';
import { isSent } from './messages.store.ts';

/** Pictures that were uploaded for a ticket and sent in none are gone after a day. */
export const unusedTicketPictures: UnusedFiles = {
  kind: 'ticket',
  graceMinutes: 24 * 60,
  isUsed: isSent,
};
