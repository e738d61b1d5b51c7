import * as m from '#paraglide/messages.js';
import { tokenText } from '#shared/queue/token.ts';

/** What whoever has arrived is told: their number as the hall calls it, with the letter of the clinic; alone where the clinic has no queue. */
export const arrivedText = ({ token_number: token }: { readonly token_number: string | null }): string =>
  token === null ? m.checkin_arrived() : m.checkin_arrived_number({ number: tokenText(token) });
