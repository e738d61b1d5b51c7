import { z } from 'zod';
import { eventKind } from '#platform/outbox/outbox.ts';

/** The doctor rings for the patient of this appointment. */
export const callRinging = eventKind('tele-consultation.call_ringing', z.object({ appointment_id: z.int() }));
