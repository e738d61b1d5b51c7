import { z } from 'zod';
import { Id, IdText, InstantText, Nothing } from './common.ts';
import { endpoint } from './endpoint.ts';
import { CheckInVisit, QueueClinic, QueueDepartment, QueueTicket } from './queue/shapes.ts';

export { QueueTicket } from './queue/shapes.ts';

const checkInErrors = [
  'not_found',
  'terms_not_agreed',
  'too_early_to_check_in',
  'too_late_to_check_in',
  'already_checked_in',
  'already_cancelled',
  'payment_pending',
  'already_in_queue',
  'clinic_closed',
] as const;

/** The queue of the clinics, for patients (SPEC §8, DECISIONS §13). */
export const queue = {
  list: endpoint({
    method: 'GET',
    path: '/patient-queue',
    access: ['patient'],
    summary: "The open profile's tickets of this Riyadh day that are still live, the next one first",
    reply: z.object({ items: z.array(QueueTicket).max(50) }),
    errors: [],
  }),
  clinics: endpoint({
    method: 'GET',
    path: '/patient-queue/clinics',
    access: ['patient'],
    summary: 'Clinics that take walk-ins, and how long one waits there',
    query: z.object({ department_id: IdText.optional(), location_id: IdText.optional() }),
    reply: z.object({ items: z.array(QueueClinic).max(500) }),
    errors: [],
  }),
  departments: endpoint({
    method: 'GET',
    path: '/patient-queue/departments',
    access: ['patient'],
    summary: 'Departments that have such clinics',
    reply: z.object({ items: z.array(QueueDepartment).max(100) }),
    errors: [],
  }),
  checkInDepartments: endpoint({
    method: 'GET',
    path: '/patient-queue/departments/checkin',
    access: ['patient'],
    summary:
      'Departments in which the open profile has a visit on site today, with those visits and whether check-in is open',
    reply: z.object({
      items: z.array(QueueDepartment.extend({ appointments: z.array(CheckInVisit).max(50) })).max(50),
    }),
    errors: [],
  }),
  create: endpoint({
    method: 'POST',
    path: '/patient-queue',
    access: ['patient'],
    summary: 'Takes a ticket: as a walk-in, which waits for its payment, or for a visit of today, which it checks in',
    body: z.object({ type: z.enum(['walk_in', 'appointment']), clinic_id: Id, appointment_id: Id.nullish() }),
    reply: QueueTicket,
    errors: [...checkInErrors, 'clinic_paused', 'no_service_found'],
  }),
  status: endpoint({
    method: 'POST',
    path: '/patient-queue/token/status',
    access: ['patient'],
    summary: 'Where a ticket stands: people ahead, minutes to wait (D5.03)',
    body: z.object({ ticket_id: Id }),
    reply: QueueTicket,
    errors: ['not_found'],
  }),
  checkIn: endpoint({
    method: 'POST',
    path: '/patient-queue/check-in',
    access: ['patient'],
    summary: 'Does what `appointments/check-in` does, and answers with the ticket',
    body: z.object({ appointment_id: Id }),
    reply: QueueTicket,
    errors: checkInErrors,
  }),
  kioskCode: endpoint({
    method: 'GET',
    path: '/patient-queue/kiosk-code',
    access: ['patient'],
    summary: 'What the phone shows a kiosk as a QR code: good for a minute and for one reading (D13.22)',
    reply: z.object({ code: z.string().max(60), expires_at: InstantText }),
    secretReply: true,
    errors: [],
  }),
  leave: endpoint({
    method: 'DELETE',
    path: '/patient-queue/:id',
    access: ['patient'],
    summary: 'Leaves the queue before being called; what was paid for a walk-in goes to the wallet',
    params: z.object({ id: IdText }),
    reply: Nothing,
    errors: ['not_found', 'too_late_to_leave'],
  }),
} as const;
