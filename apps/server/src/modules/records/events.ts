import { z } from 'zod';
import { eventKind } from '#platform/outbox/outbox.ts';

/** A result of the last days has come that the laboratory calls critical. Which one is read in the record. */
export const criticalResult = eventKind('records.critical_result', z.object({ person_id: z.int().positive() }));
