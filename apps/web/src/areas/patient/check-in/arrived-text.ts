import type { QueueTicket } from '@balsam/contract/queue';
import * as m from '#paraglide/messages.js';
import { number } from '#shared/format/index.ts';
import { tokenText } from '#shared/queue/token.ts';

type Arrived = { readonly id: number; readonly token: number | null };

/**
 * What whoever has arrived is told: their number as the hall calls it, with the letter of the clinic, once the tickets are read; alone where
 * the clinic has no queue.
 */
export const arrivedText = ({ id, token }: Arrived, tickets: readonly QueueTicket[] | undefined): string => {
  const ticket = tickets?.find(({ appointment_id: of }) => of === id);
  if (ticket) return m.checkin_arrived_number({ number: tokenText(ticket.token_number) });
  if (token === null || tickets === undefined) return m.checkin_arrived();
  return m.checkin_arrived_number({ number: number(token) });
};
