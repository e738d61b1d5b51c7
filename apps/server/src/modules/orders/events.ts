import { orderStates } from '@balsam/domain/order';
import { z } from 'zod';
import { eventKind } from '../../platform/outbox/outbox.ts';

const Moved = z.object({ order_id: z.int().positive(), to: z.enum(orderStates), refund: z.int().optional() });
export type OrderMoved = z.output<typeof Moved>;

/** The order has come to another state; `refund` is in halalas when money went back. */
export const orderMoved = eventKind('order.moved', Moved);

const Judged = z.object({ order_id: z.int().positive(), refund: z.int().optional() });
export type OrderJudged = z.output<typeof Judged>;

/** The prescriptions of the order are judged; `refund` is when lines that they do not cover have left it: halalas that are in the wallet for them. */
export const orderJudged = eventKind('order.judged', Judged);

/** An order that is under way holds a product that the register of medicines no longer allows to be sold. */
export const orderHoldsWithdrawn = eventKind('order.holds-withdrawn', z.object({ order_id: z.int().positive() }));
