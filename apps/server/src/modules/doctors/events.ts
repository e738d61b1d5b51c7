import { z } from 'zod';
import { eventKind } from '#platform/outbox/outbox.ts';

/** Leave that a doctor asked for was approved or refused, or leave was taken back. */
export const leaveAnswered = eventKind('doctors.leave_answered', z.object({ leave_id: z.int() }));
