import { z } from 'zod';
import { Appointment } from './booking/appointment.ts';
import { Day, Id, IdText, InstantText, Mrn, Sar, Type } from './common.ts';
import { endpoint } from './endpoint.ts';

const Titles = { title: z.string().max(200), title_ar: z.string().max(200) };
const Speciality = z.object({ id: Id, ...Titles }).nullable();

/** A service of a package; null speciality: any. `unit_price`: what one would cost alone, SAR without VAT. */
const Service = z.object({ id: Id, ...Titles, type: Type, speciality: Speciality, quantity: z.int(), unit_price: Sar });

/**
 * SPEC §3: title, price, description and services. SAR; `list_price` is what its services would cost alone. `total` is what it costs the
 * reader with VAT; for who has no medical file it is the price, and `vat_percent` is null.
 */
const Package = z.object({
  id: Id,
  /** The same for all versions of a package; `id` is of this one. */
  item_id: Id,
  ...Titles,
  description: z.string().max(2000),
  description_ar: z.string().max(2000),
  /** A drawing of the web app. */
  image: z.string().max(40),
  price: Sar,
  total: Sar,
  vat_percent: z.int().nullable(),
  list_price: Sar,
  /** In how many parts it may be paid. */
  most_terms: z.int(),
  services: z.array(Service).max(20),
  is_offered: z.boolean(),
});

const Reason = z.object({ code: z.string(), message: z.string(), message_ar: z.string() }).nullable();

/** A part of the price of a booked package. SAR; `amount` without VAT. */
const Term = z.object({
  id: Id,
  booked_package_id: Id,
  number: z.int(),
  of: z.int(),
  amount: Sar,
  vat: Sar,
  total: Sar,
  due_on: Day,
  status: z.enum(['unpaid', 'pending payment', 'paid']),
  status_label: z.string(),
  status_label_ar: z.string(),
  is_late: z.boolean(),
  /** It is the next one to pay. */
  is_next: z.boolean(),
  paid_at: InstantText.nullable(),
});

/** A service of a booked package with the visits that were booked for it. */
const BookedService = z.object({
  ...Service.shape,
  /** Without a visit yet. */
  open: z.int(),
  booked: z.int(),
  used: z.int(),
  /** Why no visit can be booked for it now. */
  reason: Reason,
  appointment_ids: z.array(Id).max(20),
});

const Booked = z.object({
  id: Id,
  package_id: Id,
  item_id: Id,
  ...Titles,
  status: z.enum([
    'draft',
    'pending payment',
    'partially booked',
    'booked',
    'completed',
    'cancelled',
    'lapsed',
    'expired',
  ]),
  status_label: z.string(),
  status_label_ar: z.string(),
  /** Nothing more comes of it. */
  is_over: z.boolean(),
  price: Sar,
  vat: Sar,
  total: Sar,
  paid: Sar,
  created_at: InstantText,
  /** Until when the first part is to be paid. */
  draft_until: InstantText,
  valid_until: Day.nullable(),
  may_cancel: z.boolean(),
  /** What would go to the wallet if it were cancelled now. */
  refund: Sar,
  services_total: z.int(),
  services_taken: z.int(),
  services_used: z.int(),
  terms: z.array(Term).max(4),
  services: z.array(BookedService).max(20),
});

/** Services that are sold together (SPEC §3, §4; DECISIONS §12). */
export const packages = {
  list: endpoint({
    method: 'GET',
    path: '/packages',
    access: ['guest'],
    summary: 'The packages that are offered now',
    reply: z.object({ items: z.array(Package).max(100) }),
    errors: [],
  }),
  detail: endpoint({
    method: 'GET',
    path: '/packages/:id',
    access: ['guest'],
    summary: 'A package with its services, also one that is not offered any more',
    params: z.object({ id: IdText }),
    reply: Package,
    errors: ['not_found'],
  }),
  booked: endpoint({
    method: 'GET',
    path: '/booked-packages',
    access: ['patient'],
    summary:
      'The packages of a person, the latest first; with `appointment_id` those that fit this visit, with the reason where one may not bear it now',
    query: z.object({ mrn_number: Mrn.optional(), appointment_id: IdText.optional() }),
    reply: z.object({
      items: z
        .array(
          Booked.extend({
            /** Why it may not bear the visit of the query now, as `use` would refuse it; null where it may, or no visit is named. */
            visit_reason: Reason,
          }),
        )
        .max(100),
    }),
    errors: ['not_found'],
  }),
  book: endpoint({
    method: 'POST',
    path: '/booked-packages',
    access: ['patient'],
    summary:
      'Books a package as a draft for 24 hours, payable whole or in `term_id` parts; an unfinished one of the same kind is to be continued, and its id is in the data of the refusal',
    body: z.object({ package_id: Id, term_id: z.int().min(1).max(4).nullish(), mrn_number: Mrn.nullish() }),
    reply: Booked,
    errors: [
      'not_found',
      'terms_not_agreed',
      'package_already_booked',
      'package_not_offered',
      'package_terms_not_offered',
    ],
  }),
  terms: endpoint({
    method: 'GET',
    path: '/booked-package-terms',
    access: ['patient'],
    summary: 'The parts of the price of the packages of a person, or of one of them',
    query: z.object({ mrn_number: Mrn.optional(), booked_package_id: IdText.optional() }),
    reply: z.object({ items: z.array(Term).max(100) }),
    errors: ['not_found'],
  }),
  partial: endpoint({
    method: 'GET',
    path: '/payment/partial',
    access: ['patient'],
    summary: 'A part of the price of a package as it is to be paid: `payment/intent` with purpose package and its id',
    query: z.object({ term_id: IdText, patient_id: IdText.optional() }),
    reply: Term.extend({ ...Titles, package_total: Sar, paid: Sar, remaining: Sar, currency: z.literal('SAR') }),
    errors: ['not_found'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/booked-packages/:id/cancel',
    access: ['patient'],
    summary: 'Ends a package; what was paid beyond the visits that have a date goes to the wallet. These visits stay',
    params: z.object({ id: IdText }),
    reply: z.object({ booked: Booked, refunded: Sar }),
    errors: ['not_found', 'package_ended'],
  }),
  use: endpoint({
    method: 'POST',
    path: '/booked-packages/:id/use',
    access: ['patient'],
    summary: 'Lets a package bear an unpaid visit: its price is 0 and it is settled at once',
    params: z.object({ id: IdText }),
    body: z.object({ appointment_id: Id }),
    reply: Appointment,
    errors: [
      'not_found',
      'terms_not_agreed',
      'too_late_to_pay',
      'already_paid',
      'visit_paid_today',
      'approval_pending',
      'appointment_not_payable',
      'one_reduction_only',
      'package_not_active',
      'package_over',
      'package_term_late',
      'package_not_paid_enough',
      'package_service_mismatch',
    ],
  }),
  ofStaff: endpoint({
    method: 'GET',
    path: '/staff/packages',
    access: ['administrator'],
    summary:
      'All packages as the content desk published them, those that are offered first, with how many people have each',
    reply: z.object({
      items: z.array(Package.extend({ holders: z.int() })).max(200),
    }),
    errors: [],
  }),
} as const;
