import { allowed, refused, type Allowed } from '../allowed/index.ts';
import {
  mayJoinCall,
  mayStartCall,
  type AppointmentState,
  type AppointmentType,
  type BookingSettings,
  type PaymentStatus,
} from '../booking/index.ts';
import { ringOf, type CallFacts } from './call-state.ts';
import { isInCall, type CallSide } from './presence.ts';

/** The appointment that a call belongs to. */
export type CallAppointment = {
  readonly type: AppointmentType;
  readonly state: AppointmentState;
  readonly paymentStatus: PaymentStatus;
  readonly isBilled: boolean;
  readonly startsAt: Date;
  readonly settings: Pick<BookingSettings, 'joinWindowMinutes'>;
};

/** D10.01: ringing is for the doctor of a live, billed and paid virtual appointment inside its window. Access tells who the doctor is. */
export function mayRing(
  appointment: CallAppointment,
  now: Date,
): Allowed<'call_not_allowed' | 'too_late_to_join' | 'payment_pending' | 'too_early_to_join'> {
  const join = mayJoinCall(appointment, now);
  return join.ok ? mayStartCall(appointment) : join;
}

/**
 * Whether a side may go from the waiting room into the call. The doctor may; the patient when the doctor rings or is in, or comes
 * back to a call that they are still in.
 */
export function mayEnterCall(side: CallSide, call: CallFacts, now: Date): Allowed<'call_not_started'> {
  if (side === 'doctor' || ringOf(call, now) === 'ringing') return allowed;
  const isOpen = !call.endedAt && (isInCall(call.presence.doctor) || isInCall(call.presence.patient));
  return isOpen ? allowed : refused('call_not_started');
}

/**
 * Whether a browser may come back by itself, with nobody's press, to where it was. An ended call stays ended and what another device of its side
 * has taken over stays there, also when the browser has not heard of it yet.
 */
export function mayComeBack(
  to: 'waiting' | 'call',
  call: { readonly endedAt: Date | null; readonly isTakenOver: boolean },
): Allowed<'ended' | 'taken_over'> {
  if (to === 'call' && call.endedAt) return refused('ended');
  return call.isTakenOver ? refused('taken_over') : allowed;
}

/**
 * Whether a side may still hold a credential: as for joining; and whoever has met the other and is still in the call keeps it beyond
 * the window, so that a talk is not cut off by the clock. A cancelled visit has no call.
 */
export function mayHoldToken(
  appointment: CallAppointment,
  call: { readonly metAt: Date | null; readonly isStillIn: boolean },
  now: Date,
): ReturnType<typeof mayJoinCall> {
  const isCancelled = appointment.state === 'cancelled' || appointment.state === 'released';
  if (appointment.type === 'virtual' && !isCancelled && call.metAt !== null && call.isStillIn) return allowed;
  return mayJoinCall(appointment, now);
}
