import { z } from 'zod';
import { eventKind } from '#platform/outbox/outbox.ts';

/** Support has written what the patient has not been told of yet. */
export const ticketAnswered = eventKind('support.answered', z.object({ ticket_id: z.int().positive() }));
