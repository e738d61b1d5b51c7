import type { z } from 'zod';
import type { PlacedOrder } from '@balsam/contract/orders/checkout';
import { halalas, toSar } from '@balsam/domain/money';
import type { Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { cartOf, productsInCart } from '#modules/cart/index.ts';
import { wholeOf, type DeliveriesOf } from '../reading/read-orders.ts';
import type { orderAndPay } from './order-and-pay.ts';

/** An order whose payment has begun, as its screens go on from it. */
export async function placedView(
  sql: Sql,
  call: UserCall,
  { order, payment }: Awaited<ReturnType<typeof orderAndPay>>,
  deliveriesOf: DeliveriesOf,
): Promise<z.input<typeof PlacedOrder>> {
  return {
    order: await wholeOf(sql, call, order, deliveriesOf),
    left_in_cart: order.sourcing === 'split' ? await productsInCart(sql, cartOf(call.actor)) : [],
    reference: payment.reference,
    redirect_url: payment.redirect_url,
    amount: toSar(halalas(order.total)),
    currency: 'SAR',
    expires_at: order.payable_until.toISOString(),
  };
}
