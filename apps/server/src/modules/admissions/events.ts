import { z } from 'zod';
import { eventKind } from '#platform/outbox/outbox.ts';

/** Somebody was admitted to a bed under this doctor. */
export const patientAdmitted = eventKind(
  'admissions.admitted',
  z.object({ admission_id: z.int().positive(), doctor_id: z.int().positive() }),
);
