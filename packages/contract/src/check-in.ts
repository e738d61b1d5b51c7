import { checkInSteps } from '@balsam/domain/check-in';
import { rolesThatMay } from '@balsam/domain/identity';
import { z } from 'zod';
import { Appointment, May } from './booking.ts';
import { Id, IdText, InstantText, listOf } from './common.ts';
import { callerOf, endpoint } from './endpoint.ts';

const desk = rolesThatMay('find_patients').map(callerOf);

const OfAppointment = z.object({ id: IdText });
const LinkId = z.string().regex(/^[a-z0-9_-]{1,40}$/);

const CheckIn = z.object({
  appointment_id: Id,
  /** Of those that this visit has, in their order; a visit without a questionnaire has no such step. */
  steps: z.array(z.object({ name: z.enum(checkInSteps), done_at: InstantText.nullable(), may: May })).max(5),
  /** How the visit is to be paid, as said with the step of insurance. */
  paying: z.enum(['insurance', 'self']).nullable(),
  opens_at: InstantText,
});

const Question = z.object({
  link_id: LinkId,
  text: z.string(),
  text_ar: z.string(),
  type: z.enum(['boolean', 'choice', 'integer', 'text']),
  required: z.boolean(),
  options: z.array(z.object({ code: z.string(), title: z.string(), title_ar: z.string() })).max(20),
  max_length: z.int(),
  min: z.int(),
  max: z.int(),
});

const Answers = z
  .array(
    z.object({
      link_id: LinkId,
      value: z.union([z.boolean(), z.number().min(-1_000_000).max(1_000_000), z.string().max(1000)]),
    }),
  )
  .max(40);

const Questionnaire = z.object({
  /** Null when the speciality has none. */
  questionnaire: z.object({ title: z.string(), title_ar: z.string(), items: z.array(Question).max(40) }).nullable(),
  answers: Answers,
  updated_at: InstantText.nullable(),
  completed_at: InstantText.nullable(),
  may: z.object({ write: May }),
});

const writeErrors = ['not_found', 'terms_not_agreed', 'check_in_not_open', 'check_in_over', 'own_affair'] as const;

/** What is done at home before a visit, and arriving by the code at the door (DECISIONS §13). */
export const checkIn = {
  read: endpoint({
    method: 'GET',
    path: '/appointments/:id/check-in',
    access: ['patient', 'doctor', ...desk],
    summary:
      'How far the check-in before a visit is, for the patient, the doctor, and the desk at which the patient stands (D13.20)',
    params: OfAppointment,
    reply: CheckIn,
    errors: ['not_found'],
  }),
  save: endpoint({
    method: 'PUT',
    path: '/appointments/:id/check-in',
    access: ['patient'],
    summary: 'Finishes a step: details are right, who pays, nothing more to tell, agreed to the treatment',
    params: OfAppointment,
    body: z.object({
      step: z.enum(['details', 'insurance', 'case_history', 'consents']),
      /** With the step of insurance; self when left out. */
      paying: z.enum(['insurance', 'self']).nullish(),
    }),
    reply: CheckIn,
    errors: [...writeErrors, 'guardian_agrees', 'insurance_first'],
  }),
  questionnaire: endpoint({
    method: 'GET',
    path: '/appointments/:id/questionnaire',
    access: ['patient', 'doctor'],
    summary:
      'The questions of the speciality and what the patient answered, for the patient and the doctor of the visit',
    params: OfAppointment,
    reply: Questionnaire,
    errors: ['not_found', 'own_affair'],
  }),
  answer: endpoint({
    method: 'PUT',
    path: '/appointments/:id/questionnaire',
    access: ['patient'],
    summary: 'Saves the answers whole, as a draft or finished; each is checked against its question (D13.21)',
    params: OfAppointment,
    body: z.object({
      answers: Answers,
      finished: z.boolean().nullish(),
      /** Of the answers that the writer has seen, `null` before there were any; left out, it is not looked at. */
      updated_at: InstantText.nullish(),
    }),
    reply: Questionnaire,
    errors: [...writeErrors, 'answer_wrong', 'answer_missing', 'answers_changed'],
  }),
  arrive: endpoint({
    method: 'POST',
    path: '/appointments/arrive',
    access: ['patient'],
    summary: "Checks in today's visit at the branch whose code at the door was scanned (S8.06)",
    body: z.object({ code: z.string().min(1).max(80) }),
    reply: Appointment,
    errors: [
      'door_code_wrong',
      'no_visit_here_today',
      'terms_not_agreed',
      'not_found',
      'too_early_to_check_in',
      'too_late_to_check_in',
      'already_checked_in',
      'already_cancelled',
      'payment_pending',
    ],
  }),
  doorCodes: endpoint({
    method: 'GET',
    path: '/staff/door-codes',
    access: ['front_desk', 'administrator'],
    summary: 'The code at the door of each branch, to be shown or printed',
    reply: listOf(z.object({ location_id: Id, title: z.string(), title_ar: z.string(), url: z.string() })),
    errors: [],
  }),
} as const;
