import { ticketStates } from '@balsam/domain/queue';
import { z } from 'zod';
import { Id, InstantText, Sar } from '../common.ts';
import { May, PaidVisit } from '../booking/appointment.ts';

export const TicketState = z.enum(ticketStates);

const Name = z.string().max(250);
const Title = z.string().max(200);

/** A ticket as its person reads it (SPEC §3). */
export const QueueTicket = z.object({
  id: Id,
  /** The ticket's reference before payment, then the invoice's number. */
  bill_number: z.string().max(40),
  /** Letter and number, as the board shows it. */
  token_number: z.string().max(12),
  people_ahead: z.int(),
  waiting_minutes: z.int(),
  state: TicketState,
  patient_name: Name,
  patient_name_ar: Name,
  doctor_name: Name,
  doctor_name_ar: Name,
  mrn_number: z.string().max(20),
  type: z.enum(['walk_in', 'appointment']),
  appointment_id: Id,
  clinic_id: Id,
  clinic: Title,
  clinic_ar: Title,
  location: Title,
  location_ar: Title,
  is_paid: z.boolean(),
  /** An unpaid walk-in's: their paid visit in this clinic, of which this number becomes part at check-in. Nothing is paid for it. */
  paid_visit: PaidVisit.nullable(),
  /** With VAT; what a walk-in still has to pay is this while it is unpaid. */
  total: Sar,
  created_at: InstantText,
  /** `return`: skipped, and the desk may still put it back in the queue. */
  may: z.object({ pay: z.boolean(), leave: z.boolean(), return: z.boolean() }),
});
export type QueueTicket = z.output<typeof QueueTicket>;

export const SeriesState = z.enum(['open', 'paused', 'closed']);

export const QueueDepartment = z.object({ id: Id, title: Title, title_ar: Title });

/** A clinic that takes walk-ins, and how long one waits there now. */
export const QueueClinic = z.object({
  id: Id,
  title: Title,
  title_ar: Title,
  department_id: Id,
  location_id: Id,
  location: Title,
  location_ar: Title,
  letter: z.string().max(2),
  state: SeriesState,
  waiting: z.int(),
  waiting_minutes: z.int(),
});

/** A visit of today for which a ticket is given. */
export const CheckInVisit = z.object({
  appointment_id: Id,
  clinic_id: Id.nullable(),
  clinic: Title,
  clinic_ar: Title,
  doctor_name: Name,
  doctor_name_ar: Name,
  starts_at: InstantText,
  check_in: May,
});
