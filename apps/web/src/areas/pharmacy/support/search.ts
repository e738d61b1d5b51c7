import { ticketStates, type TicketState } from '@balsam/domain/support';

/** What `/pharmacy/support` keeps in its address: the state of the list, and whether a question is being written, about which order. */
export type SupportSearch = { readonly status?: TicketState; readonly ask?: true; readonly order?: number };

/** Whatever an address says, as far as it makes sense. */
export const supportSearch = (raw: Record<string, unknown>): SupportSearch => {
  const status = ticketStates.find((state) => state === raw['status']);
  const order = Number(raw['order']);
  return {
    ...(status && { status }),
    ...(raw['ask'] === true && { ask: true }),
    ...(Number.isSafeInteger(order) && order > 0 && { order }),
  };
};
