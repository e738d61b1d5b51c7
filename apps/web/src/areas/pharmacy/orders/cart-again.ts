import type { orders } from '@balsam/contract/orders';
import type { ApiReply } from '#shared/api/client.ts';

/** What of an order is in the cart again, and what is not. */
export type CartAgain = ApiReply<typeof orders.reorder>;

type Released = Pick<ApiReply<typeof orders.release>, 'left_out'> & { readonly items: readonly unknown[] };

/** What there is to say of an order that went back into the cart; nothing where all of it is there. */
export const putBackOf = ({ items, left_out }: Released): CartAgain | undefined =>
  left_out.length === 0
    ? undefined
    : { added: items.length - left_out.filter(({ added }) => added === 0).length, left_out };
