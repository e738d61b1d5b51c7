import { allowed, refused, type Allowed } from '../allowed/index.ts';
import { addMinutes } from '../time/index.ts';
import { isSettled, type PaymentStatus } from './payment-status.ts';
import { defaultBookingSettings, type BookingSettings } from './settings.ts';
import { isLive, type AppointmentState } from './states.ts';
import type { AppointmentType } from './types.ts';

type Call = { readonly type: AppointmentType; readonly state: AppointmentState; readonly paymentStatus: PaymentStatus };

/** S4.01: Start Call is there only for a virtual appointment that is billed and whose status is paid. A visit that is over is not started again. */
export function mayStartCall(
  call: Call & { readonly isBilled: boolean },
): Allowed<'call_not_allowed' | 'payment_pending'> {
  if (call.type !== 'virtual' || !isLive(call.state)) return refused('call_not_allowed');
  return call.isBilled && call.paymentStatus === 'paid' ? allowed : refused('payment_pending');
}

/** S4.02, S8.05: whether a virtual call may be joined now. What waiting cannot change is refused first: too early comes last. */
export function mayJoinCall(
  call: Call & { readonly startsAt: Date; readonly settings?: Pick<BookingSettings, 'joinWindowMinutes'> },
  now: Date,
): Allowed<'call_not_allowed' | 'too_late_to_join' | 'payment_pending' | 'too_early_to_join'> {
  const { joinWindowMinutes: minutes } = call.settings ?? defaultBookingSettings;
  if (call.type !== 'virtual' || !isLive(call.state)) return refused('call_not_allowed');
  if (now > addMinutes(call.startsAt, minutes)) return refused('too_late_to_join');
  if (!isSettled(call.paymentStatus)) return refused('payment_pending');
  return now < addMinutes(call.startsAt, -minutes) ? refused('too_early_to_join', { minutes }) : allowed;
}
