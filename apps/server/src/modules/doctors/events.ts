import { z } from 'zod';
import { eventKind } from '#platform/outbox/outbox.ts';

/** A doctor asked for leave, which nobody has answered. */
export const leaveRequested = eventKind('doctors.leave_requested', z.object({ leave_id: z.int() }));

/** The front desk entered leave for a doctor. */
export const leaveEntered = eventKind('doctors.leave_entered', z.object({ leave_id: z.int() }));

/** Leave that a doctor asked for was approved or refused, or leave was taken back. */
export const leaveAnswered = eventKind('doctors.leave_answered', z.object({ leave_id: z.int() }));
