import { z } from 'zod';
import { IdText, listOf, PageQuery, WrittenText } from './common.ts';
import { endpoint } from './endpoint.ts';
import { checkout } from './orders/checkout.ts';
import { CalledBackAt, OrderCard, OrderDetail } from './orders/shapes.ts';

/** Products that were not put into the cart: they are not available, or it is full. */
/** Products of an order that are not in the cart again, or fewer pieces of them than were ordered. */
const LeftOut = z
  .array(z.object({ name: z.string().max(200), name_ar: z.string().max(200), ordered: z.int(), added: z.int() }))
  .max(100);

const reasons = ['changed_mind', 'ordered_by_mistake', 'too_late', 'found_elsewhere', 'other'] as const;

const MyOrderCard = OrderCard.extend({ CALLED_BACK_AT: CalledBackAt });

/** Orders of the pharmacy, from check-out to the door (SPEC §3, §4, §5, §7; DECISIONS §4, §6). */
export const orders = {
  ...checkout,
  mine: endpoint({
    method: 'GET',
    path: '/orders/user-orders',
    access: ['patient'],
    summary: 'My orders, newest first: active, completed or all',
    query: z.object({ ...PageQuery, state: z.enum(['active', 'completed', 'all']).optional() }),
    reply: listOf(MyOrderCard),
    errors: [],
  }),
  show: endpoint({
    method: 'GET',
    path: '/orders/:id',
    access: ['patient', 'rider'],
    summary: 'One order with its timeline: mine, or one that I deliver',
    params: z.object({ id: IdText }),
    reply: OrderDetail,
    errors: ['not_found'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/orders/:id/cancel',
    access: ['patient'],
    summary: 'Cancels an order until a rider has it; the money goes back the way it came, or to the wallet',
    params: z.object({ id: IdText }),
    body: z.object({
      reason: z.enum(reasons).nullish(),
      description: WrittenText.max(500).nullish(),
      refund_to: z.enum(['wallet', 'source']).default('source'),
    }),
    reply: OrderDetail,
    errors: ['cancellation_reason_required', 'order_not_cancellable', 'not_found'],
  }),
  release: endpoint({
    method: 'POST',
    path: '/orders/:id/release',
    access: ['patient'],
    summary: 'Ends an order that is not paid yet, at once: given up, or back into the cart to be changed',
    params: z.object({ id: IdText }),
    body: z.object({
      /** Its products go back into the cart. */
      to_cart: z.boolean(),
    }),
    reply: OrderDetail.extend({ left_out: LeftOut }),
    errors: ['order_not_cancellable', 'not_found'],
  }),
  answerSubstitute: endpoint({
    method: 'POST',
    path: '/orders/:id/substitutes/:substitute_id',
    access: ['patient'],
    summary:
      'Answers whether a substitute may replace a product of my order that is not available. It costs no more; what it costs less is refunded',
    params: z.object({ id: IdText, substitute_id: IdText }),
    body: z.object({ agrees: z.boolean() }),
    reply: OrderDetail,
    errors: ['not_found', 'substitute_closed', 'substitute_not_available'],
  }),
  reorder: endpoint({
    method: 'POST',
    path: '/orders/:id/reorder',
    access: ['patient'],
    summary: 'Puts what an order had into the cart again, as far as it is there',
    params: z.object({ id: IdText }),
    reply: z.object({
      added: z.int(),
      left_out: LeftOut,
    }),
    errors: ['not_found'],
  }),
  rate: endpoint({
    method: 'POST',
    path: '/orders/:id/rating',
    access: ['patient'],
    summary: 'Rates a delivered order, once',
    params: z.object({ id: IdText }),
    body: z.object({ rating_value: z.int().nullish(), comment: WrittenText.max(1000).default('') }),
    reply: OrderDetail,
    errors: ['rating_required', 'order_not_rateable', 'already_rated', 'not_found'],
  }),
} as const;
