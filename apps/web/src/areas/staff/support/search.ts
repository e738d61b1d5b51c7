import { ticketStates, type TicketState } from '@balsam/domain/support';

/** What `/staff/support` keeps in its address: which tickets are listed, and which one is open. */
export type SupportDeskSearch = { readonly status?: TicketState; readonly ticket?: number };

/** Whatever an address says, as far as it makes sense. */
export const supportDeskSearch = (raw: Record<string, unknown>): SupportDeskSearch => {
  const status = ticketStates.find((state) => state === raw['status']);
  const ticket = Number(raw['ticket']);
  return { ...(status && { status }), ...(Number.isSafeInteger(ticket) && ticket > 0 && { ticket }) };
};
