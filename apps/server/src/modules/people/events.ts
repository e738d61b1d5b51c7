import { z } from 'zod';
import { eventKind } from '#platform/outbox/outbox.ts';

/** Somebody turned out to be a citizen, or none: what they pay for care has another rate of VAT (D4.04). */
export const citizenshipCorrected = eventKind(
  'people.citizenship_corrected',
  z.object({ person_id: z.int().positive() }),
);

/** A desk corrected the identity number of somebody: what others know them by is another one. */
export const identityCorrected = eventKind('people.identity_corrected', z.object({ person_id: z.int().positive() }));

/** The birth date of somebody was corrected: what a guardian may see of them is another. */
export const birthDateCorrected = eventKind('people.birth_date_corrected', z.object({ person_id: z.int().positive() }));
