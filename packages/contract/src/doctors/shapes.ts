import { appointmentTypes } from '@balsam/domain/booking';
import { staffStates } from '@balsam/domain/identity';
import { z } from 'zod';
import { ClockTime, Day, Id, InstantText, LineText, Sar, Type, WrittenText } from '../common.ts';
import { DoctorName, FreeSlot, Titled } from '../hospital/shapes.ts';

const Text = z.string().max(4000);
const Name = z.string().max(80);
/** `24:00` is the midnight that ends the day. */
const EndTime = z.union([ClockTime, z.literal('24:00')]);

/** Hours of one day in one clinic, for one kind of visit; each visit is `slot_minutes` long. */
const HoursSent = {
  clinic_id: Id,
  type: Type,
  start_time: ClockTime,
  end_time: EndTime,
  slot_minutes: z.int().min(5).max(240),
};
export const DayHours = z.object(HoursSent);
/** 0 Sunday to 6 Saturday. */
export const WeeklyHours = z.object({ weekday: z.int().min(0).max(6), ...HoursSent });

const Shown = z.object({
  type: Type,
  start_time: z.string().max(5),
  end_time: z.string().max(5),
  slot_minutes: z.int(),
  location: Titled,
  /** Null for hours that are older than clinics of hours. */
  clinic: Titled.nullable(),
});
export const WeeklyHoursShown = Shown.extend({
  weekday: z.int().min(0).max(6),
  valid_from: Day,
  /** Null while no other hours follow. */
  valid_to: Day.nullable(),
});
export const DayShown = z.object({ day: Day, hours: z.array(Shown).max(48) });

const leaveStates = ['requested', 'approved', 'refused', 'withdrawn', 'cancelled'] as const;
/** Leave of a doctor, or what became of a request for it. */
export const Leave = z.object({
  id: Id,
  from_day: Day,
  to_day: Day,
  /** What the doctor wrote, or the front desk. */
  reason: z.string().max(500),
  state: z.enum(leaveStates),
  /** What was said with the decision. */
  answer: z.string().max(500),
  requested_at: InstantText.nullable(),
  decided_at: InstantText.nullable(),
});
export const LeaveRequest = Leave.extend({ doctor: DoctorName });

export const doctorActions = ['invite', 'send_password_link', 'lock', 'unlock'] as const;

/** A doctor as the front desk sees them. */
export const StaffDoctor = DoctorName.extend({
  email_address: z.string().max(254).nullable(),
  state: z.enum(staffStates),
  /** Until when they are away; null for who works today. */
  away_until: Day.nullable(),
  /** Booked visits at times at which they are not there. */
  to_rearrange: z.int(),
  /** Leave that they asked for and nobody answered. */
  requests: z.int(),
});

const Experience = z.object({
  title: Name,
  title_ar: Name,
  place: Name,
  place_ar: Name,
  from_year: z.int().min(1940).max(2100),
  to_year: z.int().min(1940).max(2100).nullable(),
});
/** What patients read of a doctor. */
export const DoctorTexts = z.object({
  qualification: LineText.max(200),
  qualification_ar: LineText.max(200),
  biography: WrittenText.max(4000),
  biography_ar: WrittenText.max(4000),
  /** ISO 639-1. */
  languages: z
    .array(z.string().regex(/^[a-z]{2}$/))
    .min(1)
    .max(10),
  experience_years: z.int().min(0).max(70),
  experience: z.array(Experience).max(30),
});

export const DoctorDetail = StaffDoctor.extend({
  qualification: Text,
  qualification_ar: Text,
  biography: Text,
  biography_ar: Text,
  languages: z.array(z.string()),
  experience_years: z.int(),
  experience: z.array(Experience),
  specialities: z.array(Titled),
  clinics: z.array(Titled.extend({ location: Titled })),
  /** SAR without VAT, by kind of visit; a kind without a fee cannot be booked. */
  fees: z.array(z.object({ type: Type, fee: Sar })).max(appointmentTypes.length),
  /** Those in force and those that follow. */
  hours: z.array(WeeklyHoursShown).max(200),
  /** Days with other hours than the weekly ones, from today on. */
  days: z.array(DayShown).max(200),
  /** Leave and requests that are not over, and the newest ones that are. */
  leave: z.array(Leave).max(100),
  /** Counts the changes of hours and leave; sent back with the next one. */
  revision: z.int(),
  /** Counts the changes of the texts and clinics; sent back with the next ones. */
  texts_revision: z.int(),
  /** While they are away: walk-ins who wait for them now. */
  walk_ins_waiting: z.int(),
  /** What this caller may do with the account now. */
  may: z.array(z.enum(doctorActions)).max(4),
});

/** Another time for a visit. */
const Offer = FreeSlot.extend({ doctor: DoctorName, location: Titled, is_same_doctor: z.boolean() });

const Patient = z.object({
  name: z.string().max(250),
  name_ar: z.string().max(250),
  mrn_number: z.string().max(7).nullable(),
});

/** A walk-in who waits for a doctor that is away. */
export const WaitingWalkIn = z.object({
  ticket_id: Id,
  token_number: z.string().max(12),
  patient: Patient,
  clinic: Titled,
  location: Titled,
  is_paid: z.boolean(),
});

/** A booked visit at a time at which its doctor is not there. */
export const VisitToRearrange = z.object({
  appointment_id: Id,
  booked_date: Day,
  start_time: ClockTime,
  starts_at: InstantText,
  type: Type,
  location: Titled,
  patient: Patient,
  is_paid: z.boolean(),
  /** Nearest first; the first one is suggested to this visit alone. */
  offers: z.array(Offer).max(8),
  /** Decided, and being done. */
  is_pending: z.boolean(),
  /** Why the last decision could not be done. */
  refusal: z.object({ message: z.string().max(300), message_ar: z.string().max(300) }).nullable(),
});
