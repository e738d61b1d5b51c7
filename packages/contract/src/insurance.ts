import { z } from 'zod';
import { Appointment } from './booking/appointment.ts';
import {
  Day,
  Id,
  IdText,
  InstantText,
  LineText,
  listOf,
  Mrn,
  NumberText,
  PageQuery,
  Sar,
  Type,
  WrittenText,
} from './common.ts';
import { endpoint } from './endpoint.ts';

const Named = { id: Id, title: z.string(), title_ar: z.string() };

/** A policy (SPEC §3). Its state is that of today; `ends_soon` tells of its end ahead. */
export const Policy = z.object({
  id: Id,
  company: z.object(Named),
  plan: z.object(Named),
  policy_number: z.string(),
  national_id: z.string(),
  /** A picture of the card, by its file's id. */
  card_file: z.uuid().nullable(),
  state: z.enum(['unchecked', 'active', 'inactive', 'not_started', 'expired']),
  state_label: z.string(),
  state_label_ar: z.string(),
  starts_on: Day.nullable(),
  ends_on: Day.nullable(),
  days_left: z.int().nullable(),
  ends_soon: z.boolean(),
  checked_at: InstantText.nullable(),
  updated_at: InstantText,
});

/** What a visit would come to with a policy. SAR; `price` and `insurance_amount` without VAT. */
const Quote = z.object({
  covered: z.boolean(),
  /** Why not, or what is to be known of it; null when there is nothing. */
  reason: z.object({ code: z.string(), message: z.string(), message_ar: z.string() }).nullable(),
  needs_approval: z.boolean(),
  fee: Sar,
  insurance_amount: Sar,
  price: Sar,
  vat: Sar,
  total: Sar,
  currency: z.literal('SAR'),
});

const Approval = z.object({
  id: Id,
  appointment_id: Id,
  state: z.enum(['sent_for_approval', 'approved', 'rejected']),
  state_label: z.string(),
  state_label_ar: z.string(),
  needed_approval: z.boolean(),
  company: z.object(Named),
  policy_number: z.string(),
  /** SAR without VAT: what the insurer was asked to bear, and what it bears. */
  asked: Sar,
  approved: Sar.nullable(),
  reason: z.string(),
  reference: z.string().nullable(),
  sent_at: InstantText,
  held_until: InstantText.nullable(),
  answered_at: InstantText.nullable(),
});

const WaitingApproval = Approval.extend({
  patient: z.object({ name: z.string(), name_ar: z.string(), mrn_number: Mrn.nullable() }),
  doctor: z.object({ name: z.string(), name_ar: z.string() }),
  starts_at: InstantText,
  type: Type,
  fee: Sar,
});

const PolicyNumber = NumberText.toUpperCase().regex(/^[A-Z0-9-]{4,30}$/);

const coverErrors = [
  'not_found',
  'terms_not_agreed',
  'too_late_to_pay',
  'already_paid',
  'appointment_not_payable',
  'visit_paid_today',
  'approval_pending',
  'insurance_first',
  'policy_expired',
  'policy_not_active',
  'not_covered',
  'visit_changed',
  'one_reduction_only',
  'payer_unavailable',
  'too_many_requests',
  'approval_too_late',
  'approval_waited',
] as const;

/** Insurance of visits: policies, what they cover, and approvals (SPEC §3, §4, DECISIONS §12). */
export const insurance = {
  payers: endpoint({
    method: 'GET',
    path: '/insurances/payers',
    access: ['guest'],
    summary: 'The insurers that the hospital works with, and their plans',
    reply: z.object({ items: z.array(z.object({ ...Named, plans: z.array(z.object(Named)) })).max(200) }),
    errors: [],
  }),
  list: endpoint({
    method: 'GET',
    path: '/insurances',
    access: ['patient'],
    summary: 'The policies of a person with their states',
    query: z.object({ mrn_number: Mrn.optional() }),
    reply: z.object({ items: z.array(Policy).max(20) }),
    errors: ['not_found'],
  }),
  add: endpoint({
    method: 'POST',
    path: '/insurances',
    access: ['patient'],
    summary: 'Enters a policy with the picture of its card; its insurer is asked about it at once',
    body: z.object({ plan_id: Id, policy_number: PolicyNumber, card_file: z.uuid().nullish() }),
    reply: Policy,
    errors: ['not_found', 'terms_not_agreed', 'identity_number_required', 'policy_known', 'too_many_policies'],
  }),
  check: endpoint({
    method: 'POST',
    path: '/insurances/:id/check',
    access: ['patient'],
    summary: 'Asks the insurer about a policy again, as after it was renewed',
    params: z.object({ id: IdText }),
    reply: Policy,
    errors: ['not_found', 'identity_number_required', 'payer_unavailable', 'too_many_requests'],
  }),
  services: endpoint({
    method: 'GET',
    path: '/insurances/services',
    access: ['patient'],
    summary:
      'What a visit would come to with a policy: you pay, your insurance pays. A slot is named before it is booked',
    query: z.object({ policy_id: IdText, slot_id: IdText }),
    reply: Quote,
    errors: [
      'not_found',
      'no_service_found',
      'payer_unavailable',
      'policy_expired',
      'policy_not_active',
      'too_many_requests',
    ],
  }),
  location: endpoint({
    method: 'GET',
    path: '/insurances/location',
    access: ['patient'],
    summary: 'The branches in the network of a policy',
    query: z.object({ policy_id: IdText }),
    reply: z.object({ items: z.array(z.object(Named)).max(100) }),
    errors: ['not_found'],
  }),
  apply: endpoint({
    method: 'POST',
    path: '/insurances/apply',
    access: ['patient'],
    summary: 'Uses a policy for an unpaid appointment: covered at once, or sent for approval while the visit is held',
    body: z.object({ appointment_id: Id, policy_id: Id.nullish() }),
    reply: Appointment,
    errors: coverErrors,
  }),
  clear: endpoint({
    method: 'POST',
    path: '/insurances/clear',
    access: ['patient'],
    summary: 'Pays an unpaid appointment oneself: its insurance, or the request for its approval, is taken back',
    body: z.object({ appointment_id: Id }),
    reply: Appointment,
    errors: ['not_found', 'already_paid', 'appointment_not_payable'],
  }),
  ofAppointment: endpoint({
    method: 'GET',
    path: '/appointments/:id/insurance',
    access: ['patient'],
    summary: 'The insurance of an appointment: null where there is none',
    params: z.object({ id: IdText }),
    reply: z.object({ cover: Approval.nullable() }),
    errors: ['not_found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/insurances/:id',
    access: ['patient'],
    summary: 'Removes a policy; visits that it covers stay covered',
    params: z.object({ id: IdText }),
    reply: z.object({ id: Id }),
    errors: ['not_found'],
  }),
  waiting: endpoint({
    method: 'GET',
    path: '/staff/approvals',
    access: ['front_desk', 'administrator'],
    summary: 'The approvals that wait, the earliest end first, or those that were answered',
    query: z.object({ ...PageQuery, answered: z.enum(['true', 'false']).optional() }),
    reply: listOf(WaitingApproval),
    errors: [],
  }),
  answer: endpoint({
    method: 'POST',
    path: '/staff/approvals/:id/answer',
    access: ['front_desk', 'administrator'],
    summary: 'Writes down what the insurer answered by another way; the first answer counts',
    params: z.object({ id: IdText }),
    body: z.object({
      decision: z.enum(['approved', 'rejected']),
      /** SAR without VAT; of an approved one, what was asked when it is left out. */
      amount: z.number().nonnegative().max(1_000_000).multipleOf(0.01).nullish(),
      reference: LineText.max(60).default(''),
      reason: WrittenText.max(500).default(''),
    }),
    reply: Approval,
    errors: ['not_found', 'approval_answered', 'invalid_amount', 'required'],
  }),
} as const;
