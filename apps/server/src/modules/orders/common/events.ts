import { orderStates } from '@balsam/domain/orders';
import { z } from 'zod';
import { eventKind } from '#platform/outbox/outbox.ts';

const Moved = z.object({ order_id: z.int().positive(), to: z.enum(orderStates), refund: z.int().optional() });
export type OrderMoved = z.output<typeof Moved>;

/** The order has come to another state; `refund` is in halalas when money went back. */
export const orderMoved = eventKind('order.moved', Moved);

/** The pharmacy has called the order back from its rider. */
export const orderCalledBack = eventKind('order.called-back', z.object({ order_id: z.int().positive() }));

/** A pickup waits still: its patient is reminded of it. */
export const pickupReminded = eventKind(
  'order.pickup-reminded',
  z.object({ order_id: z.int().positive(), lapses_at: z.iso.datetime() }),
);

/** The prescriptions of the order are reviewed. */
export const prescriptionReviewed = eventKind(
  'order.prescription_reviewed',
  z.object({ order_id: z.int().positive() }),
);

const Reduced = z.object({
  order_id: z.int().positive(),
  refund: z.int(),
  why: z.enum(['prescription', 'unavailable', 'withdrawn']),
});
export type OrderReduced = z.output<typeof Reduced>;

/**
 * Lines have left the order, since its prescription does not cover them, they are not available or the register withdrew them; `refund` is in
 * halalas what is in the wallet for them.
 */
export const orderReduced = eventKind('order.reduced', Reduced);

/** An order that is under way holds a product that the register of medicines no longer allows to be sold. */
export const orderHoldsWithdrawn = eventKind('order.holds-withdrawn', z.object({ order_id: z.int().positive() }));

/** The pharmacist asks the patient whether a substitute is welcome. */
export const substituteProposed = eventKind(
  'order.substitute-proposed',
  z.object({ order_id: z.int().positive(), substitute_id: z.int().positive() }),
);

/** The time to answer about a substitute is over. */
export const substituteDue = eventKind('order.substitute-due', z.object({ substitute_id: z.int().positive() }));

const SubstituteClosed = z.object({
  order_id: z.int().positive(),
  outcome: z.enum(['agreed', 'declined', 'lapsed', 'taken_back']),
  /** What was not available, and what was proposed for it. */
  product_id: z.int().positive(),
  substitute_product_id: z.int().positive(),
});
export type SubstituteClosed = z.output<typeof SubstituteClosed>;

/** The patient has answered about a substitute, or did not in time, or the pharmacist took it back. */
export const substituteClosed = eventKind('order.substitute-closed', SubstituteClosed);
