import { z } from 'zod';
import { Cart } from '../cart.ts';
import { Id, IdText, Sar } from '../common.ts';
import { May } from '../booking/appointment.ts';
import { endpoint } from '../endpoint.ts';
import { orderErrors, PlacedOrder } from '../orders/checkout.ts';
import { Subscription } from './shapes.ts';

/** A pickup and a planned delivery are ordered from the cart, where a time is chosen. */
const Mode = z.enum(['normal_delivery', 'fast_delivery']);
const ById = z.object({ id: IdText });

/** The refill that is due of a subscription, ordered and paid by one press (DECISIONS §11). */
export const refillOrder = {
  dueRefill: endpoint({
    method: 'GET',
    path: '/medication-subscriptions/:id/order',
    access: ['patient'],
    summary: 'What the next refill would cost now, brought as the last order was unless the query says otherwise',
    params: ById,
    query: z.object({ mode: Mode.optional() }),
    reply: z.object({
      subscription: Subscription,
      /** As a cart that held nothing else; without an item once the product is not kept any more. */
      cart: Cart,
      mode: Mode,
      /** The saved address that the last order went to, else the default one; null where there is none. */
      address_id: Id.nullable(),
      wallet_balance: Sar,
      /** Whether it may be ordered now, by any payment. */
      may_order: May,
    }),
    errors: ['not_found'],
  }),
  orderRefill: endpoint({
    method: 'POST',
    path: '/medication-subscriptions/:id/order',
    access: ['patient'],
    reservedCapacity: 'payment',
    summary:
      'Orders the refill that is due and begins its payment, as `POST orders` does with a cart; the cart is not touched',
    params: ById,
    body: z.object({
      mode: Mode,
      address_id: Id.nullish(),
      payment_method: z.enum(['card', 'wallet']),
      privacy_accepted: z.boolean().default(false),
      return_policy_accepted: z.boolean().default(false),
      /** SAR, as it was shown; only compared. */
      amount: z.number().nonnegative().max(10_000_000).nullish(),
    }),
    reply: PlacedOrder,
    errors: [
      ...orderErrors,
      'refill_not_prescribed',
      'refill_price_changed',
      'refill_too_early',
      'refill_ordered',
      'subscription_ended',
    ],
  }),
} as const;
