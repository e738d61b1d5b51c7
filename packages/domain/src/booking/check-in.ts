import { allowed, refused, type Allowed } from '../allowed/index.ts';
import { addMinutes } from '../time/index.ts';
import { isSettled, type PaymentStatus } from './payment-status.ts';
import { defaultBookingSettings, type BookingSettings } from './settings.ts';
import type { AppointmentState } from './states.ts';

/**
 * S8.06: check-in is open from 30 minutes before the start to the end, both included, once, and for what is paid:
 * somebody who has checked in keeps the slot, so an unpaid on-spot hold would never end.
 */
export function mayCheckIn(
  appointment: {
    readonly state: AppointmentState;
    readonly paymentStatus: PaymentStatus;
    readonly startsAt: Date;
    readonly endsAt: Date;
    readonly settings?: Pick<BookingSettings, 'checkInOpensMinutes'>;
  },
  now: Date,
): Allowed<
  'already_cancelled' | 'already_checked_in' | 'payment_pending' | 'too_early_to_check_in' | 'too_late_to_check_in'
> {
  const { state, startsAt, endsAt } = appointment;
  if (state === 'cancelled' || state === 'released') return refused('already_cancelled');
  if (state === 'checked_in' || state === 'completed' || state === 'in_review') return refused('already_checked_in');
  if (state === 'missed' || now > endsAt) return refused('too_late_to_check_in');
  const { checkInOpensMinutes: minutes } = appointment.settings ?? defaultBookingSettings;
  if (now < addMinutes(startsAt, -minutes)) return refused('too_early_to_check_in', { minutes });
  return isSettled(appointment.paymentStatus) ? allowed : refused('payment_pending');
}
