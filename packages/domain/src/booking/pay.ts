import { allowed, refused, type Allowed } from '../allowed/index.ts';
import { addMinutes } from '../time/index.ts';
import { isSettled, type PaymentStatus } from './payment-status.ts';
import { defaultBookingSettings, type BookingSettings } from './settings.ts';
import { isLive, type AppointmentState } from './states.ts';
import type { AppointmentType } from './types.ts';

type CutOff = Pick<BookingSettings, 'cutOffMinutes'>;

/** The last instant at which an appointment with a cut-off may be paid. */
export function payableUntil(startsAt: Date, { cutOffMinutes }: CutOff = defaultBookingSettings): Date {
  return addMinutes(startsAt, -cutOffMinutes);
}

/**
 * S4.04, S8.07: an appointment may be paid until 30 minutes before its start, an on-spot one at any time while it is held (DECISIONS §5).
 * `heldUntil` is null when nothing limits the hold. Until then it may be paid whatever cut-off was set since: that time was told at the booking.
 */
export function mayPay(
  appointment: {
    readonly type: AppointmentType;
    readonly state: AppointmentState;
    readonly paymentStatus: PaymentStatus;
    readonly startsAt: Date;
    readonly heldUntil: Date | null;
    readonly settings?: CutOff;
    /** A walk-in knows no cut-off: it is paid as long as it is held. */
    readonly isWalkIn?: boolean;
    /** Its insurer has not answered yet (DECISIONS §12). */
    readonly awaitsApproval?: boolean;
    /** A walk-in whose person has a paid visit in the same clinic that day: its number becomes that visit's at check-in. */
    readonly hasPaidVisit?: boolean;
  },
  now: Date,
): Allowed<'already_paid' | 'appointment_not_payable' | 'too_late_to_pay' | 'visit_paid_today' | 'approval_pending'> {
  const settings = appointment.settings ?? defaultBookingSettings;
  const hasCutOff = appointment.type !== 'onspot' && !appointment.isWalkIn;
  const isHeld = appointment.heldUntil !== null && now <= appointment.heldUntil;
  const isTooLate = hasCutOff && !isHeld && now > payableUntil(appointment.startsAt, settings);
  const tooLate = refused('too_late_to_pay', { minutes: settings.cutOffMinutes });
  // Released because it was not paid: the refusal names the rule that released it.
  if (isTooLate && appointment.state === 'released') return tooLate;
  if (!isLive(appointment.state) || appointment.paymentStatus === 'cancelled')
    return refused('appointment_not_payable');
  if (isSettled(appointment.paymentStatus)) return refused('already_paid');
  if (isTooLate) return tooLate;
  if (appointment.heldUntil && now > appointment.heldUntil) return refused('appointment_not_payable');
  if (appointment.hasPaidVisit) return refused('visit_paid_today');
  return appointment.awaitsApproval ? refused('approval_pending') : allowed;
}
