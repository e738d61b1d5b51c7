import { z } from 'zod';
import { eventKind } from '../../platform/outbox/outbox.ts';

/** A picture for a ticket was kept a day ago: by now it was sent, or it never will be. */
export const ticketPictureAged = eventKind('people.ticket_picture_aged', z.object({ file_id: z.uuid() }));
