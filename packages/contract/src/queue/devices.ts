import { z } from 'zod';
import { Id, InstantText } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { QueueDepartment, SeriesState } from './shapes.ts';

const Title = z.string().max(200);
const Kind = z.enum(['board', 'kiosk']);
const Place = z.object({ id: Id, title: Title, title_ar: Title });

/** What hangs in the hall. No reply names anybody (D13.03). */
export const queueDevices = {
  begin: endpoint({
    method: 'POST',
    path: '/queue/devices/pairing',
    access: ['guest'],
    summary: 'A device that is to be paired gets a code to show and a secret to ask by',
    body: z.object({ kind: Kind, location_id: Id }),
    reply: z.object({ code: z.string().max(6), secret: z.string().max(64), expires_at: InstantText }),
    secretReply: true,
    errors: ['not_found', 'too_many_requests'],
  }),
  claim: endpoint({
    method: 'POST',
    path: '/queue/devices/claim',
    access: ['guest'],
    summary: 'The token of the device once the front desk has entered its code, once; null until then',
    body: z.object({ secret: z.string().min(20).max(64) }),
    reply: z.object({ token: z.string().max(64).nullable() }),
    secretReply: true,
    errors: ['not_found', 'too_many_requests'],
  }),
  board: endpoint({
    method: 'GET',
    path: '/queue/board',
    access: ['board'],
    summary: 'Whom the clinics of the branch call, the last call first: letters and numbers only (D13.03)',
    reply: z.object({
      location: Place,
      calls: z
        .array(
          z.object({
            /** Another one for each call of a ticket, so that each is announced once. */
            key: z.string().max(40),
            token_number: z.string().max(12),
            state: z.enum(['called', 'serving']),
          }),
        )
        .max(12),
      /** Who is next in each clinic. */
      next: z.array(z.string().max(12)).max(24),
    }),
    errors: [],
  }),
  kiosk: endpoint({
    method: 'GET',
    path: '/queue/kiosk',
    access: ['kiosk'],
    summary: 'The departments and clinics of the branch that a kiosk offers',
    reply: z.object({
      location: Place,
      departments: z.array(QueueDepartment).max(100),
      clinics: z.array(Place.extend({ department_id: Id, state: SeriesState, waiting_minutes: z.int() })).max(200),
    }),
    errors: [],
  }),
  readCode: endpoint({
    method: 'POST',
    path: '/queue/kiosk/codes',
    access: ['kiosk'],
    summary:
      "Reads the code that a patient's phone shows, once; the pass stands for their number at this kiosk for some minutes (D13.22)",
    body: z.object({ code: z.string().regex(/^\d{54}$/) }),
    reply: z.object({ pass: z.string().max(300), expires_at: InstantText }),
    secretReply: true,
    errors: ['kiosk_code_wrong'],
  }),
  takeTicket: endpoint({
    method: 'POST',
    path: '/queue/kiosk/tickets',
    access: ['kiosk'],
    summary:
      'A ticket for whoever has this MRN, national ID or Iqama, or showed a code; a number that nobody has is answered alike. Five tries a minute. An SMS goes to the number on file only',
    body: z.object({
      /** Unless there is a pass. */
      number: z.string().trim().min(1).max(120).optional(),
      pass: z.string().min(1).max(300).optional(),
      clinic_id: Id,
      by: z.enum(['print', 'sms']),
    }),
    reply: z.object({ token_number: z.string().max(12), clinic: Title, clinic_ar: Title, at: InstantText }),
    errors: [
      'too_many_requests',
      'clinic_paused',
      'clinic_closed',
      'not_found',
      'no_service_found',
      'kiosk_code_wrong',
    ],
  }),
} as const;
