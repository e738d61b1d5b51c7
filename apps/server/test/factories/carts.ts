import type { World } from '../world.ts';

type Cart = {
  items: { product: { id: number; name: string }; quantity: number; available: boolean; total: number }[];
  count: number;
  AMOUNT: number;
  SUB_TOTAL: number;
  VAT_AMOUNT: number;
  SHIPPING_CHARGES: number;
  FAST_SHIPPING_CHARGES: number;
  COUPON_DISCOUNT: number;
  until_free_delivery: number;
  coupon: { code: string } | null;
  coupon_refusal: { code: string; message: string } | null;
  needs_prescription: boolean;
  is_cold_chain: boolean;
  warnings: { kind: string; severity: string; product_ids: number[]; known: string | null; known_ar: string | null }[];
};
type Reply = { status: boolean; code?: string; message: string; data: Cart & { stock?: number } };
export type Who = { token?: string; guest?: string };

const headersOf = ({ token, guest }: Who) => ({
  ...(token !== undefined && { authorization: `Bearer ${token}` }),
  ...(guest !== undefined && { 'x-guest-id': guest }),
});
let guests = 0;
/** A browser of its own. */
export const newGuest = (): Who => ({ guest: `guest-of-the-test-${(guests += 1)}` });

/** A client of the cart's API, for any owner. */
export const cartClient = (w: World) => {
  async function call(
    who: Who,
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<Reply> {
    const reply = await w.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: headersOf(who),
      ...(body && { payload: body }),
    });
    return reply.json<Reply>();
  }
  return {
    call,
    add: (who: Who, product_id: number, quantity = 1) => call(who, 'POST', '/cart/add', { product_id, quantity }),
    show: async (who: Who, mode = 'normal_delivery') => (await call(who, 'GET', `/cart?mode=${mode}`)).data,
    idOf: async (name: string) =>
      (await w.db.selectFrom('product').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id,
  };
};
