import { z } from 'zod';
import { eventKind } from '#platform/outbox/outbox.ts';

const OfAppointment = z.object({ appointment_id: z.int() });

/** A doctor has signed the summary of a visit: its patient can read it. */
export const summarySigned = eventKind('visits.summary_signed', OfAppointment);
/** A doctor has added to a signed summary. */
export const summaryAdded = eventKind('visits.summary_added', OfAppointment);
/** One of the two of a visit has written to the other. */
export const messageWritten = eventKind(
  'visits.message_written',
  OfAppointment.extend({ message_id: z.int(), from_doctor: z.boolean() }),
);
