import * as m from '#paraglide/messages.js';
import type { Order } from './api-types.ts';

type Refused = { readonly prescriptions: readonly Pick<Order['prescriptions'][number], 'state'>[] };

/** Why an order was rejected, before the pharmacist's own words: its prescription was not valid (SPEC §8), or something else. */
export const rejectionSentence = ({ prescriptions }: Refused): string =>
  prescriptions.some(({ state }) => state === 'rejected')
    ? m.pharmacy_order_rx_not_valid()
    : m.pharmacy_order_was_rejected();
