import { z } from 'zod';
import { Day, Id, Mrn, Sar, Type } from './common.ts';
import { Appointment } from './booking/appointment.ts';
import { endpoint } from './endpoint.ts';

/** A promotion (SPEC §3). Its code takes `percent` off what the patient would pay, SAR without VAT at most `at_most`. */
const Promotion = z.object({
  id: Id,
  code: z.string().max(40),
  title: z.string().max(200),
  title_ar: z.string().max(200),
  details: z.string().max(2000),
  details_ar: z.string().max(2000),
  percent: z.int().nullable(),
  at_most: Sar.nullable(),
  /** Good for visits of this kind, or in this speciality, only; null for all. */
  visit_type: Type.nullable(),
  speciality_id: Id.nullable(),
  starts_on: Day,
  ends_on: Day,
  /** A drawing of the web app, or an uploaded picture. */
  image: z.string().max(40),
  image_url: z.string().max(300).nullable(),
  state: z.enum(['active', 'used', 'not_started', 'expired', 'not_available']),
  state_label: z.string(),
  state_label_ar: z.string(),
});

const payRefusals = [
  'not_found',
  'terms_not_agreed',
  'too_late_to_pay',
  'already_paid',
  'appointment_not_payable',
  'visit_paid_today',
  'approval_pending',
] as const;

/** Reductions on visits: promo codes, and the free first visit (SPEC §4, DECISIONS §12). */
export const promotions = {
  list: endpoint({
    method: 'GET',
    path: '/promotions',
    access: ['guest'],
    summary: 'The promotions that are open to everybody',
    reply: z.object({ items: z.array(Promotion).max(100) }),
    errors: [],
  }),
  assigned: endpoint({
    method: 'GET',
    path: '/promotions/assigned',
    access: ['patient'],
    summary: 'The promotions of a person with their states',
    query: z.object({ mrn_number: Mrn.optional() }),
    reply: z.object({ items: z.array(Promotion).max(100) }),
    errors: ['not_found'],
  }),
  apply: endpoint({
    method: 'POST',
    path: '/promotions/apply',
    access: ['patient'],
    summary: 'Uses a promo code on an appointment that is not paid; a code that is on it already is replaced',
    body: z.object({ code: z.string().trim().max(40).default(''), appointment_id: Id }),
    reply: Appointment,
    errors: [
      ...payRefusals,
      'promo_not_valid',
      'promo_expired',
      'promo_not_started',
      'promo_not_available',
      'promo_not_for_visit',
      'promo_already_used',
      'one_reduction_only',
    ],
  }),
  clear: endpoint({
    method: 'POST',
    path: '/promotions/clear',
    access: ['patient'],
    summary: 'Takes the promo code off an appointment; without one nothing changes',
    body: z.object({ appointment_id: Id }),
    reply: Appointment,
    errors: payRefusals,
  }),
  freeVisit: endpoint({
    method: 'GET',
    path: '/free-appointment-promo/get/active',
    access: ['patient'],
    summary: 'The free first appointment: pending without an appointment may be claimed, completed with one cancelled',
    query: z.object({ mrn_number: Mrn.optional() }),
    reply: z.object({
      items: z
        .array(
          z.object({
            status: z.enum(['pending', 'completed']),
            appointment_id: Id.nullable(),
            may_claim: z.boolean(),
            may_cancel: z.boolean(),
          }),
        )
        .max(1),
    }),
    errors: ['not_found'],
  }),
  claimFreeVisit: endpoint({
    method: 'POST',
    path: '/free-appointment-promo/claim',
    access: ['patient'],
    summary: 'Makes an unpaid appointment the free first one: its price is 0 and it is settled at once',
    body: z.object({ appointment_id: Id }),
    reply: Appointment,
    errors: [
      ...payRefusals,
      'identity_number_required',
      'free_visit_used',
      'free_visit_first_only',
      'free_visit_type',
      'one_reduction_only',
    ],
  }),
} as const;
