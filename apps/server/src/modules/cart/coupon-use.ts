import type { Halalas } from '@balsam/domain/money';
import type { Tx } from '#platform/db/types.ts';
import { fail } from '#platform/http/failure.ts';
import { deleteUse, insertUse, lockCoupon } from './coupons.store.ts';
import { evaluateCoupon, type Goods } from './price-cart.ts';

type Use = { readonly code: string; readonly personId: number; readonly orderId: number; readonly goods: Goods };

/**
 * Uses a code for an order and answers what it takes off. The code is locked before its uses are counted, so that however many use it at
 * once, none of its limits is passed; the loser gets its refusal.
 */
export async function redeemCoupon(tx: Tx, { code, personId, orderId, goods }: Use, now: Date): Promise<Halalas> {
  await lockCoupon(tx, code);
  const { coupon, couponRefusal } = await evaluateCoupon(tx, code, { personId, goods, now });
  if (!coupon) throw fail(couponRefusal!.code, { path: 'code', values: couponRefusal!.values });
  await insertUse(tx, { code, personId, orderId }, now);
  return coupon.discount;
}

/** Gives the use of an order back, when the order came to nothing. */
export const releaseCoupon = (tx: Tx, orderId: number): Promise<void> => deleteUse(tx, orderId);
