import { z } from 'zod';
import { DeskMethod } from '../billing/shapes.ts';
import { PaidVisit } from '../booking/appointment.ts';
import { Id, IdText, InstantText, LineText, Nothing, NumberText, PageQuery, Sar } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { SeriesState, TicketState } from './shapes.ts';

const Name = z.string().max(250);
const Title = z.string().max(200);

/** A ticket as the front desk sees it. Of a number that nobody has there is no patient. */
const DeskTicket = z.object({
  id: Id,
  token_number: z.string().max(12),
  clinic_id: Id,
  state: TicketState,
  type: z.enum(['walk_in', 'appointment', 'unknown']),
  patient: z.object({ name: Name, name_ar: Name, mrn_number: z.string().max(20) }).nullable(),
  doctor_name: Name,
  doctor_name_ar: Name,
  is_paid: z.boolean(),
  /** The visit that an unpaid walk-in has paid for in this clinic today and is not checked in for: nothing is collected then. */
  paid_visit: PaidVisit.nullable(),
  total: Sar,
  calls: z.int(),
  called_at: InstantText.nullable(),
  waiting_since: InstantText,
  may: z.object({
    call: z.boolean(),
    call_again: z.boolean(),
    serve: z.boolean(),
    finish: z.boolean(),
    skip: z.boolean(),
    return: z.boolean(),
    move: z.boolean(),
    cancel: z.boolean(),
    collect: z.boolean(),
  }),
});

const DeskClinic = z.object({
  id: Id,
  title: Title,
  title_ar: Title,
  letter: z.string().max(2),
  state: SeriesState,
  waiting: z.int(),
  waiting_minutes: z.int(),
});

/** What the desk still has to hand back of what it took. */
const DeskRefund = z.object({
  payment_id: Id,
  patient: Name,
  patient_ar: Name,
  mrn_number: z.string().max(20),
  amount: Sar,
  method: DeskMethod,
  at: InstantText,
});

const Device = z.object({
  id: Id,
  kind: z.enum(['board', 'kiosk']),
  name: z.string().max(60),
  location_id: Id,
  location: Title,
  location_ar: Title,
  paired_at: InstantText,
  /** One that shows nothing for a while is switched off or without a line. */
  last_seen_at: InstantText,
});

const OfTicket = z.object({ id: IdText });
const desk = ['front_desk'] as const;
const moveErrors = ['not_found', 'ticket_moved'] as const;

/** The queue, for the front desk. */
export const queueDesk = {
  board: endpoint({
    method: 'GET',
    path: '/staff/queue',
    access: desk,
    summary: 'The clinics of a branch and their tickets of this Riyadh day that are not over, in the order of calling',
    query: z.object({ location_id: IdText, refunds_page: PageQuery.page }),
    reply: z.object({
      clinics: z.array(DeskClinic).max(200),
      tickets: z.array(DeskTicket).max(2000),
      /** A page of them, the oldest first; beyond the last page it is the last one. */
      refunds: z.array(DeskRefund).max(100),
      refunds_page: z.int(),
      refunds_limit: z.int(),
      refunds_total: z.int(),
    }),
    errors: [],
  }),
  callNext: endpoint({
    method: 'POST',
    path: '/staff/queue/clinics/:id/next',
    access: desk,
    summary: 'Calls whoever is next and has paid; of two desks each gets another ticket (D13.02)',
    params: OfTicket,
    reply: DeskTicket,
    errors: ['not_found', 'queue_empty', 'clinic_paused', 'clinic_closed'],
  }),
  setState: endpoint({
    method: 'POST',
    path: '/staff/queue/clinics/:id/state',
    access: desk,
    summary:
      'Opens, pauses or closes a clinic for this day; closing ends the tickets, gives back what was paid and tells everybody',
    params: OfTicket,
    body: z.object({ state: SeriesState }),
    reply: z.object({ ended: z.int() }),
    errors: ['not_found', 'clinic_closed'],
  }),
  move: endpoint({
    method: 'POST',
    path: '/staff/queue/tickets/:id/move',
    access: desk,
    summary: 'Moves a ticket on: call it, call it again, serving, done, skip, let it come back, end it',
    params: OfTicket,
    body: z.object({
      to: z.enum(['called', 'serving', 'done', 'skipped', 'waiting', 'cancelled']),
      /** How often the desk saw it called: another desk may have called it meanwhile. */
      calls: z.int().min(0).max(1000).optional(),
    }),
    reply: DeskTicket,
    errors: [...moveErrors, 'payment_pending', 'called_often', 'too_early_to_skip', 'returned_before'],
  }),
  changeClinic: endpoint({
    method: 'POST',
    path: '/staff/queue/tickets/:id/clinic',
    access: desk,
    summary:
      'Sends a person to another clinic of the branch, with a new number there; a walk-in for its own clinic goes to another doctor of it',
    params: OfTicket,
    body: z.object({ clinic_id: Id }),
    reply: DeskTicket,
    errors: [...moveErrors, 'already_in_queue', 'clinic_paused', 'clinic_closed', 'no_service_found'],
  }),
  walkIn: endpoint({
    method: 'POST',
    path: '/staff/queue/tickets',
    access: desk,
    summary: 'Takes a walk-in ticket for a person by MRN, national ID or Iqama, as for somebody without a phone',
    body: z.object({ number: NumberText.min(1).max(20), clinic_id: Id }),
    reply: DeskTicket,
    errors: [
      'not_found',
      'already_in_queue',
      'clinic_paused',
      'clinic_closed',
      'no_service_found',
      'too_many_requests',
    ],
  }),
  collect: endpoint({
    method: 'POST',
    path: '/staff/queue/tickets/:id/payment',
    access: desk,
    summary: 'Takes the payment of a walk-in, in cash or by the card terminal',
    params: OfTicket,
    body: z.object({ method: DeskMethod, amount: Sar }),
    reply: DeskTicket,
    errors: [
      ...moveErrors,
      'visit_paid_today',
      'already_paid',
      'appointment_not_payable',
      'too_late_to_pay',
      'approval_pending',
      'invalid_amount',
      'payments_not_open',
    ],
  }),
  payOut: endpoint({
    method: 'POST',
    path: '/staff/queue/refunds/:id/pay-out',
    access: desk,
    summary: 'Says that a refund was handed back at the desk, in cash or by the terminal',
    params: OfTicket,
    reply: Nothing,
    errors: ['not_found'],
  }),
  devices: endpoint({
    method: 'GET',
    path: '/staff/queue/devices',
    access: desk,
    summary: 'Screens and kiosks that are paired',
    reply: z.object({ items: z.array(Device).max(200) }),
    errors: [],
  }),
  pair: endpoint({
    method: 'POST',
    path: '/staff/queue/devices',
    access: desk,
    summary: 'Pairs the device that shows this code',
    body: z.object({ code: z.string().regex(/^\d{6}$/), name: LineText.min(1).max(60) }),
    reply: Device,
    errors: ['pairing_code_wrong', 'too_many_requests'],
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/staff/queue/devices/:id',
    access: desk,
    summary: 'Ends a pairing: the device shows nothing more',
    params: OfTicket,
    reply: Nothing,
    errors: ['not_found'],
  }),
} as const;
