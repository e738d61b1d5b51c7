import { z } from 'zod';
import { eventKind } from '#platform/outbox/outbox.ts';

/** The cart of a person, or that of a guardian in their profile, holds a product that the register of medicines recalls. */
export const cartHoldsWithdrawn = eventKind(
  'cart.holds-withdrawn',
  z.object({ person_id: z.int().positive(), guardian_id: z.int().positive().nullish() }),
);
