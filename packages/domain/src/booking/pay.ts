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

type Payable = {
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
};

type PayRefusal =
  | 'already_paid'
  | 'appointment_not_payable'
  | 'too_late_to_pay'
  | 'visit_paid_today'
  | 'approval_pending';

/**
 * S4.04, S8.07: an appointment may be paid until 30 minutes before its start, an on-spot one at any time while it is held (DECISIONS §5).
 * `heldUntil` is null when nothing limits the hold. Until then it may be paid whatever cut-off was set since: that time was told at the booking. Nor does the cut-off matter
 * while the insurer is waited for: its answer begins a fresh hold.
 */
export function mayPay(appointment: Payable, now: Date): Allowed<PayRefusal> {
  const settings = appointment.settings ?? defaultBookingSettings;
  const hasCutOff = appointment.type !== 'onspot' && !appointment.isWalkIn;
  const isHeld = appointment.heldUntil !== null && now <= appointment.heldUntil;
  const isTooLate =
    hasCutOff && !isHeld && !appointment.awaitsApproval && now > payableUntil(appointment.startsAt, settings);
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

/** D12.02: whether its patient may pay all of it; who still waits for the insurer gives up waiting. */
export function mayPayWithoutInsurer(
  appointment: Payable,
  now: Date,
): Allowed<Exclude<PayRefusal, 'approval_pending'>> {
  const pay = mayPay(appointment, now);
  if (pay.ok) return allowed;
  const { code, values } = pay;
  return code === 'approval_pending' ? allowed : refused(code, values);
}
