import { z } from 'zod';
import { eventKind } from '#platform/outbox/outbox.ts';

const Id = z.int().positive();
const OfRider = z.object({ order_id: Id, rider_id: Id });
const ofAssignment = z.object({ assignment_id: Id });

/** An order was assigned to a rider. */
export const orderAssigned = eventKind(
  'delivery.assigned',
  /** Handed: it was fetched before, and is theirs without an answer. */
  OfRider.extend({ handed: z.boolean().optional() }),
);
/** An order is no longer theirs to bring, through no act of their own. */
export const orderWithdrawn = eventKind(
  'delivery.withdrawn',
  OfRider.extend({ why: z.enum(['timed_out', 'withdrawn', 'cancelled', 'accepted_before']) }),
);
/** The rider accepted it. */
export const orderAccepted = eventKind('delivery.accepted', OfRider);
/** An order was handed over or brought back without all that was to prove it. */
export const proofMissing = eventKind(
  'delivery.proof_missing',
  z.object({ order_id: Id, missing: z.array(z.enum(['photo', 'signature', 'reason'])).max(3) }),
);
/** Soon the time to answer is over; due shortly before. */
export const answerAwaited = eventKind('delivery.answer_awaited', ofAssignment);

export type WithdrawnWhy = z.output<typeof orderWithdrawn.payload>['why'];
