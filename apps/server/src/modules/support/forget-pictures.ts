import { forgetUnused } from '../../platform/storage/forget-unused.ts';
import { isSent } from './messages.store.ts';

/** Pictures that were uploaded for a ticket and sent in none are gone after a day. */
export const forgetTicketPictures = forgetUnused({
  name: 'support.forget-pictures',
  kind: 'ticket',
  keptMinutes: 24 * 60,
  isUsed: isSent,
});
