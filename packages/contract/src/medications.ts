import { refillKinds, refillStates, subscriptionRules } from '@balsam/domain/medication';
import { rolesThatMay } from '@balsam/domain/identity';
import { z } from 'zod';
import { ProductCard } from './catalogue/shapes.ts';
import { ClockTime, Day, Id, IdText, LineText, listOf, Mrn, PageQuery, WrittenText } from './common.ts';
import { callerOf, endpoint } from './endpoint.ts';
import { refillOrder } from './medications/refill-order.ts';
import {
  Contact,
  DeskRefill,
  DeskRefillDetail,
  Dose,
  Medication,
  Refill,
  ReminderSlots,
  Slot,
  Subscription,
  VisitWithMedications,
  Warning,
  Weekday,
} from './medications/shapes.ts';

const readers = ['patient', 'doctor'] as const;
const pharmacist = rolesThatMay('see_orders').map(callerOf);
const filler = rolesThatMay('fill_orders').map(callerOf);
const ById = z.object({ id: IdText });

/** Medicines with refills, reminders and what they do to each other (SPEC §3, §5; DECISIONS §11). */
export const medications = {
  ...refillOrder,
  list: endpoint({
    method: 'GET',
    path: '/medications',
    access: readers,
    summary: 'The medicines of a patient, those taken now first; of one visit, or only current or past ones',
    query: z.object({
      mrn_number: Mrn.optional(),
      /** A visit of `appointments/with-medications`. */
      appointment_id: IdText.optional(),
      is_active: z.enum(['true', 'false', '1', '0']).optional(),
      ...PageQuery,
    }),
    reply: listOf(Medication).extend({ warnings: z.array(Warning) }),
    errors: ['not_found'],
  }),
  add: endpoint({
    method: 'POST',
    path: '/medications',
    access: readers,
    summary: 'Adds a medicine that is taken besides; what a patient adds waits for a doctor to confirm it',
    body: z.object({
      mrn_number: Mrn.optional(),
      title: LineText.min(2).max(200),
      dosage: LineText.max(200).default(''),
      instruction: LineText.max(300).default(''),
      started_on: Day.optional(),
    }),
    reply: Medication,
    errors: ['not_found', 'too_many_statements'],
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/medications/:id',
    access: readers,
    summary:
      'Sets the times of its reminder (none stops it); says of an own entry that it is no longer taken; a doctor confirms it',
    params: ById,
    body: z.object({
      mrn_number: Mrn.optional(),
      reminder_slots: z.array(Slot).max(5).optional(),
      /** Beside `reminder_slots`, of what is taken on days of the week that its dosage does not name; none are all. */
      reminder_weekdays: z.array(Weekday).max(7).optional(),
      is_active: z.boolean().optional(),
      confirmed: z.boolean().optional(),
    }),
    reply: Medication,
    errors: ['not_found', 'medicine_not_own', 'medicine_not_reminded', 'reminder_not_of_dosage', 'forbidden'],
  }),
  products: endpoint({
    method: 'GET',
    path: '/medications/:id/products',
    access: ['patient'],
    summary: 'Products of the pharmacy with what is prescribed, those in stock first',
    params: ById,
    reply: z.object({ items: z.array(ProductCard).max(12) }),
    errors: ['not_found'],
  }),
  visits: endpoint({
    method: 'GET',
    path: '/appointments/with-medications',
    access: ['patient'],
    summary: 'The visits in which something was prescribed, the newest first',
    query: z.object({ mrn_number: Mrn.optional(), ...PageQuery }),
    reply: listOf(VisitWithMedications),
    errors: ['not_found'],
  }),
  refills: endpoint({
    method: 'GET',
    path: '/medication-refills',
    access: ['patient'],
    summary: 'What was asked for, the newest first',
    query: z.object({ mrn_number: Mrn.optional(), status: z.enum(refillStates).optional(), ...PageQuery }),
    reply: listOf(Refill),
    errors: ['not_found'],
  }),
  askRefill: endpoint({
    method: 'POST',
    path: '/medication-refills',
    access: ['patient'],
    summary:
      'Asks for more of a prescribed medicine, to collect or to be delivered; for a delivery the product is put into the cart',
    body: z.object({
      medication_id: Id,
      kind: z.enum(refillKinds),
      product_id: Id.optional(),
      ...Contact,
    }),
    reply: Refill,
    errors: [
      'not_found',
      'refill_not_prescribed',
      'refill_pending',
      'refill_no_appointment',
      'refill_too_early',
      'refill_contact_required',
      'phone_not_valid',
      'product_withdrawn',
      'quantity_over_stock',
      'quantity_not_valid',
      'cart_full',
    ],
  }),
  cancelRefill: endpoint({
    method: 'DELETE',
    path: '/medication-refills/:id',
    access: ['patient'],
    summary: 'Withdraws a request that is still open',
    params: ById,
    reply: Refill,
    errors: ['not_found', 'refill_changed'],
  }),
  reminderSlots: endpoint({
    method: 'GET',
    path: '/reminder-slots',
    access: ['patient'],
    summary: 'The five times of a day, with one’s own',
    reply: ReminderSlots,
    errors: [],
  }),
  changeReminderSlots: endpoint({
    method: 'PATCH',
    path: '/reminder-slots',
    access: ['patient'],
    summary: 'Sets one’s own times, and whether reminders move to suhoor and iftar in Ramadan',
    body: z.object({
      morning: ClockTime.optional(),
      noon: ClockTime.optional(),
      afternoon: ClockTime.optional(),
      evening: ClockTime.optional(),
      bedtime: ClockTime.optional(),
      suhoor: ClockTime.optional(),
      iftar: ClockTime.optional(),
      in_ramadan: z.boolean().optional(),
    }),
    reply: ReminderSlots,
    errors: [],
  }),
  doses: endpoint({
    method: 'GET',
    path: '/medication-doses',
    access: ['patient'],
    summary: 'The doses of the last two days that one was reminded of, and eight weeks of taking them',
    reply: z.object({
      items: z.array(Dose).max(100),
      weeks: z.array(z.object({ from: Day, due: z.int(), taken: z.int(), skipped: z.int() })).max(9),
    }),
    errors: [],
  }),
  answerDose: endpoint({
    method: 'PATCH',
    path: '/medication-doses/:id',
    access: ['patient'],
    summary: 'Says that a dose was taken or skipped; it counts once',
    params: ById,
    body: z.object({ answer: z.enum(['taken', 'skipped']) }),
    reply: Dose,
    errors: ['not_found', 'dose_answered'],
  }),
  subscribe: endpoint({
    method: 'POST',
    path: '/medication-subscriptions',
    access: ['patient'],
    summary: 'Tells every so many days that a refill is due, three days ahead; nothing is ever charged unasked',
    body: z.object({
      medication_id: Id,
      product_id: Id,
      every_days: z.int().min(subscriptionRules.leastDays).max(subscriptionRules.mostDays),
    }),
    reply: Subscription,
    errors: ['not_found', 'refill_not_prescribed', 'subscription_exists'],
  }),
  endSubscription: endpoint({
    method: 'DELETE',
    path: '/medication-subscriptions/:id',
    access: ['patient'],
    summary: 'Ends a refill subscription',
    params: ById,
    reply: Subscription,
    errors: ['not_found'],
  }),
  deskRefills: endpoint({
    method: 'GET',
    path: '/desk/refills',
    access: pharmacist,
    summary: 'Requests for refills, the oldest open ones first',
    query: z.object({ status: z.enum(refillStates).optional(), ...PageQuery }),
    reply: listOf(DeskRefill),
    errors: [],
  }),
  deskRefill: endpoint({
    method: 'GET',
    path: '/desk/refills/:id',
    access: pharmacist,
    summary: 'A request with the dosage of its medicine and when it is due',
    params: ById,
    reply: DeskRefillDetail,
    errors: ['not_found'],
  }),
  moveRefill: endpoint({
    method: 'POST',
    path: '/desk/refills/:id/move',
    access: filler,
    summary:
      'Makes a request ready to collect, hands it out (with the days that it lasts), or rejects it with a reason',
    params: ById,
    body: z.object({
      to: z.enum(['ready', 'completed', 'rejected']),
      reason: WrittenText.max(300).optional(),
      days: z.int().min(1).max(365).optional(),
    }),
    reply: DeskRefillDetail,
    errors: ['not_found', 'refill_changed', 'refill_reason_required'],
  }),
} as const;
