import { orderStates } from '@balsam/domain/orders';
import { z } from 'zod';
import { Id, InstantText } from '../common.ts';

const Title = z.string().max(200);

const Place = z.object({ TITLE: Title, TITLE_AR: Title, LATITUDE: z.number(), LONGITUDE: z.number() });

/** What the rider may do next, and what each step asks for besides. */
const NextMove = z.object({
  TO: z.enum(orderStates),
  NEEDS: z.enum(['order_otp', 'reason_and_photo']).nullable(),
});

/** The delivery of an order, as its patient, its rider and the pharmacy desk see it. */
export const Delivery = z.object({
  RIDER_ID: Id.nullable(),
  /** Until when the rider has to accept; null once accepted, or while nobody has it. */
  ANSWER_BY: InstantText.nullable(),
  ACCEPTED_AT: InstantText.nullable(),
  /** When the rider is expected at the door; null while that is not known. */
  EXPECTED_AT: InstantText.nullable(),
  /**
   * When the pharmacy called it back from the rider who has it with them, and why, which the rider is not told; null for any other, and once it
   * is over. Of a returned one: its rider was lost after that, so that no branch has it; the rider is not told this either.
   */
  CALLED_BACK_AT: InstantText.nullable(),
  CALL_BACK_REASON: z.string().max(500).nullable(),
  /** Where the rider fetches it. */
  BRANCH: Place.nullable(),
  WEIGHT_GRAMS: z.int(),
  IS_COLD_CHAIN: z.boolean(),
  /** What the hand-over asks for besides the code. */
  NEEDS_PHOTO: z.boolean(),
  NEEDS_SIGNATURE: z.boolean(),
  /** The pictures of the hand-over, or of the return. */
  PROOF: z
    .object({
      PHOTO: z.uuid().nullable(),
      SIGNATURE: z.uuid().nullable(),
      AT: InstantText,
      REASON: z.string().max(500).nullable(),
      /** What was asked for and not sent. */
      MISSING: z.array(z.enum(['photo', 'signature', 'reason'])).max(3),
    })
    .nullable(),
  /** Whoever has fetched it is locked out or gone. For those who give orders to riders; false to everybody else. */
  RIDER_IS_LOST: z.boolean(),
  /** For the rider alone; empty to everybody else. */
  MOVES: z.array(NextMove).max(5),
});

/** A branch at which a rider can begin a shift. */
export const ShiftBranch = z.object({ id: Id, title: Title, title_ar: Title });

export const Shift = z.object({
  id: Id,
  location_id: Id,
  title: Title,
  title_ar: Title,
  started_at: InstantText,
});

/** Where a rider was, in Saudi Arabia. */
export const Position = z.object({
  latitude: z.number().min(16).max(33),
  longitude: z.number().min(34).max(56),
  at: InstantText,
});
