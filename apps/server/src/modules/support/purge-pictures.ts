import { forgetUnused } from '../../platform/storage/purge-unused.ts';
import { isSent } from './messages.store.ts';

/** Pictures that were uploaded for a ticket and sent in none are gone after a day. */
export const purgeTicketPictures = forgetUnused({
  name: 'support.forget-pictures',
  kind: 'ticket',
  keptMinutes: 24 * 60,
  isUsed: isSent,
});
