import { z } from 'zod';
import { PaidVisit } from '../booking/appointment.ts';
import { Id, IdText, InstantText } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { SeriesState, TicketState } from './shapes.ts';

const Name = z.string().max(250);
const Title = z.string().max(200);

/** A ticket as the doctor of its visit sees it. */
const DoctorTicket = z.object({
  id: Id,
  token_number: z.string().max(12),
  clinic_id: Id,
  appointment_id: Id,
  state: TicketState,
  type: z.enum(['walk_in', 'appointment']),
  patient: z.object({ name: Name, name_ar: Name, mrn_number: z.string().max(20) }),
  /** Who has not paid is not called (D13.02). */
  is_paid: z.boolean(),
  /** The visit that an unpaid walk-in has paid for in this clinic today, and is to be checked in for. */
  paid_visit: PaidVisit.nullable(),
  calls: z.int(),
  called_at: InstantText.nullable(),
  waiting_since: InstantText,
  may: z.object({
    call: z.boolean(),
    call_again: z.boolean(),
    serve: z.boolean(),
    finish: z.boolean(),
    skip: z.boolean(),
  }),
});

const DoctorClinic = z.object({
  id: Id,
  title: Title,
  title_ar: Title,
  location: Title,
  location_ar: Title,
  letter: z.string().max(2),
  state: SeriesState,
});

const OfId = z.object({ id: IdText });

/** The queue of a doctor's own visits, by the rules of the front desk (D13.02). */
export const queueDoctor = {
  list: endpoint({
    method: 'GET',
    path: '/doctor/queue',
    access: ['doctor'],
    summary:
      "The calling doctor's clinics, and the tickets of today for own visits that are not over, in the order of calling",
    reply: z.object({ clinics: z.array(DoctorClinic).max(50), tickets: z.array(DoctorTicket).max(2000) }),
    errors: ['not_found'],
  }),
  callNext: endpoint({
    method: 'POST',
    path: '/doctor/queue/clinics/:id/next',
    access: ['doctor'],
    summary: 'Calls the first of the own visits in this clinic who waits and has paid (D13.02)',
    params: OfId,
    reply: DoctorTicket,
    errors: ['not_found', 'queue_empty', 'clinic_paused', 'clinic_closed'],
  }),
  move: endpoint({
    method: 'POST',
    path: '/doctor/queue/tickets/:id/move',
    access: ['doctor'],
    summary: 'Moves the ticket of an own visit on: call it, call it again, serving, done, skip',
    params: OfId,
    body: z.object({
      to: z.enum(['called', 'serving', 'done', 'skipped']),
      /** How often the doctor saw it called: a desk may have called it meanwhile. */
      calls: z.int().min(0).max(1000).optional(),
    }),
    reply: DoctorTicket,
    errors: ['not_found', 'ticket_moved', 'payment_pending', 'called_often', 'too_early_to_skip'],
  }),
} as const;
