import { rolesThatMay } from '@balsam/domain/identity';
import { outcomes } from '@balsam/domain/booking';
import { z } from 'zod';
import { Id, IdText, InstantText } from '../common.ts';
import { callerOf, endpoint } from '../endpoint.ts';
import { Appointment } from './appointment.ts';

const Name = z.string().max(250);
const ById = z.object({ id: IdText });
const settlers = rolesThatMay('settle_visits').map(callerOf);

export const checkInAtDesk = endpoint({
  method: 'POST',
  path: '/staff/visits/:id/check-in',
  access: ['front_desk'],
  summary: 'The front desk checks in somebody who stands there; they get the number of their clinic (S8.06)',
  params: ById,
  reply: Appointment,
  errors: [
    'not_found',
    'too_early_to_check_in',
    'too_late_to_check_in',
    'already_checked_in',
    'already_cancelled',
    'payment_pending',
    'already_in_queue',
    'clinic_closed',
  ],
});

export const visitHistory = endpoint({
  method: 'GET',
  path: '/staff/visits/:id/history',
  access: settlers,
  summary: 'What happened to a visit, oldest first: who said what became of it, when, and why',
  params: ById,
  reply: z.object({
    items: z
      .array(
        z.object({
          id: Id,
          kind: z.string().max(40),
          at: InstantText,
          outcome: z.enum(outcomes).nullable(),
          reason: z.string().max(300).nullable(),
          /** Null when the system did it. */
          by: z.object({ name: Name, name_ar: Name, role_id: z.int() }).nullable(),
        }),
      )
      .max(200),
  }),
  errors: ['not_found'],
});
