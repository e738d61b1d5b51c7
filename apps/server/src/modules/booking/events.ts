import { missReasons } from '@balsam/domain/booking';
import { z } from 'zod';
import { eventKind } from '#platform/outbox/outbox.ts';

const OfAppointment = z.object({ appointment_id: z.int() });

/** A slot was taken and waits for payment. */
export const appointmentBooked = eventKind('booking.appointment_booked', OfAppointment);
/** The whole price has been paid. */
export const appointmentPaid = eventKind('booking.appointment_paid', OfAppointment);
/**
 * `refund` is what went back, in halalas. `by` is left out when the patient cancelled it, `hospital` when its doctor is not there.
 * `is_replaced`: another visit took its place (`appointmentReplaced` says which).
 */
export const appointmentCancelled = eventKind(
  'booking.appointment_cancelled',
  OfAppointment.extend({
    refund: z.int(),
    by: z.enum(['hospital', 'staff']).optional(),
    is_replaced: z.literal(true).optional(),
  }),
);
/**
 * The hospital gave a booked visit another time, perhaps with another doctor; all else of it stays. `from_doctor` had it before; events
 * written before it was said are without.
 */
export const appointmentMoved = eventKind(
  'booking.appointment_moved',
  OfAppointment.extend({ from: z.iso.datetime(), from_doctor: z.int().optional() }),
);
/** The front desk decided what becomes of a visit whose doctor is not there. */
export const rearrangementDecided = eventKind('booking.rearrangement_decided', OfAppointment);
/** `appointment_id` is the new one, `old_appointment_id` the one it replaces. */
export const appointmentRescheduled = eventKind(
  'booking.appointment_rescheduled',
  OfAppointment.extend({ old_appointment_id: z.int() }),
);
/** A visit that had been paid was given up for another one, `appointment_id`, which is paid anew. */
export const appointmentReplaced = eventKind(
  'booking.appointment_replaced',
  OfAppointment.extend({ old_appointment_id: z.int() }),
);
/** Nobody paid in time and the slot is free again. */
export const appointmentReleased = eventKind('booking.appointment_released', OfAppointment);
/** So many hours are left: 24 or 2. */
export const appointmentReminder = eventKind('booking.appointment_reminder', OfAppointment.extend({ hours: z.int() }));
/** What became of a visit is waited for: the doctor said that care was given, or the front desk decides after an objection. */
export const appointmentInReview = eventKind(
  'booking.appointment_in_review',
  OfAppointment.extend({ by: z.enum(['patient', 'front_desk']) }),
);
/** A visit has ended, or its end was corrected. `missed_by` is null when care was given; `refund` is what went back now, in halalas. */
export const appointmentEnded = eventKind(
  'booking.appointment_ended',
  OfAppointment.extend({ missed_by: z.enum(missReasons).nullable(), refund: z.int() }),
);
/** An unpaid appointment has another price, without its patient having done anything. */
export const appointmentRepriced = eventKind('booking.appointment_repriced', OfAppointment);
/** The patient is there: the doctor's list changes. */
export const appointmentCheckedIn = eventKind('booking.appointment_checked_in', OfAppointment);
