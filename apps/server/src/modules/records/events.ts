import { z } from 'zod';
import { eventKind } from '#platform/outbox/outbox.ts';

const Id = z.int().positive();

/** Others added to somebody's record, or changed it; whether that may be sensitive. */
export const recordChanged = eventKind('records.changed', z.object({ person_id: Id, is_sensitive: z.boolean() }));

/** Values that the laboratory calls critical were reported to a doctor. Which ones is read in the list. */
export const criticalReported = eventKind('records.critical_reported', z.object({ doctor_id: Id }));

/** Due when the time to acknowledge these is over. */
export const criticalDue = eventKind('records.critical_due', z.object({ critical_result_ids: z.array(Id) }));

/** Nobody acknowledged in time: results of this doctor's patients have gone to another. */
export const criticalEscalated = eventKind('records.critical_escalated', z.object({ doctor_id: Id, to_doctor_id: Id }));

/** A doctor has released a result of the laboratory (its observation) or a report (its entry) that was held back. */
export const resultReleased = eventKind('records.released', z.object({ kind: z.enum(['lab', 'report']), id: Id }));
