import { z } from 'zod';
import { eventKind } from '#platform/outbox/outbox.ts';

/** The words of a review were published or refused: its author is told. */
export const reviewModerated = eventKind(
  'ratings.moderated',
  z.object({ review_id: z.int().positive(), person_id: z.int().positive(), to: z.enum(['published', 'refused']) }),
);
