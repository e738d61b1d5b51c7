import { refillKinds, refillStates, reminderSlots, rhythmKinds, subscriptionEnds } from '@balsam/domain/medication';
import { z } from 'zod';
import { May } from '../booking/appointment.ts';
import { ClockTime, Day, Id, InstantText, LineText, Mrn, Sar } from '../common.ts';

const Title = z.string().max(400);
export const Slot = z.enum(reminderSlots);
/** 0 for Sunday to 6 for Saturday. */
export const Weekday = z.int().min(0).max(6);

/** A request for more of a medicine. A delivery names the order of the pharmacy once there is one. */
export const Refill = z.object({
  id: Id,
  medication_id: Id,
  medication: Title,
  kind: z.enum(refillKinds),
  status: z.enum(refillStates),
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  reason: z.string().nullable(),
  order_id: Id.nullable(),
  requested_at: InstantText,
  decided_at: InstantText.nullable(),
});

export const Subscription = z.object({
  id: Id,
  every_days: z.int(),
  next_on: Day,
  /** The refill that may be ordered by one press: the next, or one whose day has passed until the next is told of. */
  due_on: Day,
  product: z.object({ id: Id, name: z.string(), name_ar: z.string() }),
  /** SAR with VAT, as it was agreed. */
  price: Sar,
  /** What it costs today; null once it is not sold. */
  price_now: Sar.nullable(),
  /** The order that the refill that is due was made an order by. */
  order_id: Id.nullable(),
  /** Until when that order may be paid, while nobody has paid it. */
  order_payable_until: InstantText.nullable(),
  state: z.enum(['active', 'ended']),
  ended_because: z.enum(subscriptionEnds).nullable(),
});

/** A medicine of the record: prescribed here or elsewhere, or stated by the person. */
export const Medication = z.object({
  id: Id,
  title: Title,
  title_ar: Title,
  origin: z.enum(['prescribed', 'stated', 'own']),
  /** What a doctor said of an own entry; null for all others. */
  confirmation: z.enum(['waiting', 'confirmed']).nullable(),
  is_active: z.boolean(),
  /** To be taken, but not yet. */
  is_planned: z.boolean(),
  status: z.string(),
  dosage: z.string().nullable(),
  dosage_ar: z.string().nullable(),
  /** How many times a day, where the dosage says so: how many reminders are offered. */
  times_a_day: z.int().nullable(),
  /** On which days it is taken; of what is taken weekly the days that the dosage names, and how many a week there are. */
  rhythm: z.object({ kind: z.enum(rhythmKinds), weekdays: z.array(Weekday), per_week: z.int() }),
  type: z.string().nullable(),
  instruction: z.string().nullable(),
  instruction_ar: z.string().nullable(),
  started_on: Day.nullable(),
  ends_on: Day.nullable(),
  doctor: z.string().nullable(),
  doctor_ar: z.string().nullable(),
  visit: z.object({ id: Id, title: Title, title_ar: Title, day: Day }).nullable(),
  last_supply: Day.nullable(),
  days_supplied: z.int().nullable(),
  due_date: Day.nullable(),
  may_refill: May,
  refill: Refill.nullable(),
  reminder: z.object({ slots: z.array(Slot), weekdays: z.array(Weekday), next_at: InstantText.nullable() }).nullable(),
  subscription: Subscription.nullable(),
});

export const Warning = z.object({
  kind: z.enum(['allergy', 'interaction', 'duplicate']),
  severity: z.enum(['serious', 'caution']),
  text: z.string(),
  text_ar: z.string(),
  /** In the words of the record. */
  between: z.array(z.string()).max(2),
  between_ar: z.array(z.string()).max(2),
});

export const Dose = z.object({
  id: Id,
  medication_id: Id,
  medication: Title,
  medication_ar: Title,
  due_at: InstantText,
  answer: z.enum(['taken', 'skipped']).nullable(),
});

export const ReminderSlots = z.object({
  slots: z.array(
    z.object({ key: Slot, title: z.string(), title_ar: z.string(), time: ClockTime, usual_time: ClockTime }),
  ),
  in_ramadan: z.boolean(),
  suhoor: ClockTime,
  iftar: ClockTime,
});

export const VisitWithMedications = z.object({
  id: Id,
  title: Title,
  title_ar: Title,
  day: Day,
  doctor: z.string().nullable(),
  doctor_ar: z.string().nullable(),
  medications: z.int(),
});

export const Contact = {
  name: LineText.max(120),
  phone: z.string().trim().max(20),
  address: LineText.max(300),
};

export const DeskRefill = Refill.extend({
  patient: z.object({ mrn_number: Mrn.nullable(), name: z.string(), name_ar: z.string() }),
});
export const DeskRefillDetail = DeskRefill.extend({
  dosage: z.string().nullable(),
  dosage_ar: z.string().nullable(),
  due_date: Day.nullable(),
});
