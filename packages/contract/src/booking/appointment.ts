import { missReasons, paymentStatuses } from '@balsam/domain/booking';
import { z } from 'zod';
import { ClockTime, Day, Id, InstantText, Mrn, Sar, Type } from '../common.ts';
import { FreeSlot, Titled } from '../hospital/shapes.ts';

export const AppointmentStates = z.enum([
  'booked',
  'checked_in',
  'in_review',
  'completed',
  'missed',
  'cancelled',
  'released',
]);
export const PaymentStatuses = z.enum(paymentStatuses);

/** Whether a thing may be done now and, when not, why: the request answers with the same code and sentences. */
export const May = z.object({
  allowed: z.boolean(),
  code: z.string().optional(),
  message: z.string().optional(),
  message_ar: z.string().optional(),
});

/** A visit that is paid, and when it begins. */
export const PaidVisit = z.object({ id: Id, starts_at: InstantText });

const PatientOnAppointment = z.object({
  id: Id,
  mrn_number: Mrn.nullable(),
  first_name: z.string(),
  family_name: z.string(),
  first_name_ar: z.string(),
  family_name_ar: z.string(),
  name: z.string(),
  name_ar: z.string(),
  /** Name of a drawn portrait of the demo hospital, or nothing. */
  portrait: z.string().nullable(),
  /** A photo of their own, for whoever is signed in and may see it. */
  photo_url: z.string().nullable(),
});

const DoctorOnAppointment = z.object({
  id: Id,
  code: z.string(),
  name: z.string(),
  name_ar: z.string(),
  /** With 'Dr.' and 'د.' before it. */
  display_name: z.string(),
  display_name_ar: z.string(),
  portrait: z.string().nullable(),
  photo_url: z.string().nullable(),
  default_speciality: Titled,
  department: Titled,
});

/** Where a home visit goes, as it was saved when it was booked. */
export const HomeAddress = z.object({
  name: z.string(),
  street: z.string(),
  district: z.string(),
  city: z.string(),
  note: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** The point is only about that of the city: no map leads to the door. */
  is_approximate: z.boolean(),
});

/** An appointment (SPEC §3). Amounts are SAR; days and clock times are Riyadh's; `starts_at`, `ends_at` are UTC. */
export const Appointment = z.object({
  id: Id,
  /** Null for a walk-in. */
  slot_id: Id.nullable(),
  booked_date: Day,
  start_time: ClockTime,
  end_time: ClockTime,
  starts_at: InstantText,
  ends_at: InstantText,
  type: Type,
  /** The payment status (SPEC §3: 'e.g. paid'). */
  status: PaymentStatuses,
  payment_status: z.object({ code: PaymentStatuses, title: z.string(), title_ar: z.string() }),
  state: AppointmentStates,
  /** Why a missed visit was missed; null for all others. */
  missed_by: z.enum(missReasons).nullable(),
  /** In review: whose word is waited for and until when. The patient may object to the doctor's, else the front desk decides. */
  review: z.object({ by: z.enum(['patient', 'front_desk']), until: InstantText }).nullable(),
  is_appt_billed: z.boolean(),
  /** Number in the doctor's line that day, given at check-in. */
  token: z.int().nullable(),
  /** What they are called by, `A012` as in the hall; the number alone where the clinic has no queue. */
  token_number: z.string().max(12).nullable(),
  patient: PatientOnAppointment,
  doctor: DoctorOnAppointment,
  app_speciality: Titled,
  location: Titled.extend({ address: z.string(), address_ar: z.string(), latitude: z.number(), longitude: z.number() }),
  /** Null for all but home visits. */
  home_address: HomeAddress.nullable(),
  /** Until when it waits for payment; null once it is paid, ended, or takes no payment. */
  hold_until: InstantText.nullable(),
  /** What the patient pays, without VAT: the fee `list_price` without what insurance bears and what is taken off. */
  price: Sar,
  list_price: Sar,
  insurance_amount: Sar,
  discount: Sar,
  discount_kind: z.enum(['promo', 'free', 'package']).nullable(),
  /** Where its insurance stands; null without one. While it is sent for approval the visit is held and not paid. */
  cover_state: z.enum(['sent_for_approval', 'approved', 'rejected']).nullable(),
  vat: Sar,
  vat_percent: z.number(),
  total: Sar,
  currency: z.literal('SAR'),
  /** An unpaid walk-in's, for its patient: their paid visit in the same clinic that day. Nothing is paid for the walk-in then. */
  paid_visit: PaidVisit.nullable(),
  rescheduled_from: Id.nullable(),
  confirmed_at: InstantText.nullable(),
  checked_in_at: InstantText.nullable(),
  cancelled_at: InstantText.nullable(),
  created_at: InstantText,
  /** When a call may be joined; null when it is no virtual appointment. */
  join_from: InstantText.nullable(),
  join_until: InstantText.nullable(),
  check_in_from: InstantText,
  may: z.object({
    pay: May,
    cancel: May,
    reschedule: May,
    /** Cancel to the wallet and book another time in one step: for a paid appointment. */
    rebook: May,
    check_in: May,
    join: May,
    start_call: May,
    confirm: May,
    /** Say that care was not given, although the doctor said so. */
    object: May,
    /** Say what became of the visit, or correct it: the doctor and the front desk. */
    settle: May,
  }),
});
export type Appointment = z.infer<typeof Appointment>;

/** `data` of the refusal `slot_taken`: the free slots nearest to the wanted time. */
export const SlotTaken = z.object({ nearest: z.array(FreeSlot).max(3) });
