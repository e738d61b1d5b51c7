import { on, type Subscription } from '../../platform/outbox/outbox.ts';
import { ticketPictureAged } from '../people/index.ts';
import { isUnsent } from './messages.store.ts';

/** A picture that was uploaded for a ticket and never sent goes after a day. */
export const supportSubscriptions: readonly Subscription[] = [
  on(ticketPictureAged, async ({ file_id }, { tx, platform }) => {
    if (await isUnsent(tx, file_id)) await platform.files.remove(tx, file_id);
  }),
];
