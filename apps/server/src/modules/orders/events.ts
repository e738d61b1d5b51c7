import { z } from 'zod';
import { eventKind } from '../../platform/outbox/outbox.ts';

const id = z.int().positive();

/** The order has come to another state; `refund` is in halalas when money went back. */
export const orderMoved = eventKind(
  'order.moved',
  z.object({ order_id: id, to: z.string().max(40), refund: z.int().optional() }),
);
