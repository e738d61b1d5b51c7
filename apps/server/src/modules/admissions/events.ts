import { z } from 'zod';
import { eventKind } from '#platform/outbox/outbox.ts';

const Stay = z.object({ admission_id: z.int().positive(), doctor_id: z.int().positive() });

/** Somebody was admitted to a bed under this doctor. */
export const patientAdmitted = eventKind('admissions.admitted', Stay);

/** A stay that was another doctor's was put under this one. */
export const stayHandedOver = eventKind('admissions.handed_over', Stay);
