import { allowed, refused, type Allowed } from '../allowed/index.ts';
import { isSettled, type PaymentStatus } from './payment-status.ts';
import { hasBegun, isLive, mayMove, type AppointmentState, type Beginning } from './states.ts';

type Visit = Beginning & { readonly state: AppointmentState };

/** Whether an appointment may be cancelled: until it begins, once. */
export function mayCancel(visit: Visit, now: Date): Allowed<'already_cancelled' | 'too_late_to_cancel'> {
  const { state } = visit;
  if (state === 'cancelled' || state === 'released') return refused('already_cancelled');
  return mayMove(state, 'cancelled') && !hasBegun(visit, now) ? allowed : refused('too_late_to_cancel');
}

/**
 * S4.05: an appointment may be moved to another slot while it may be cancelled and no money has been paid for it;
 * a paid one is cancelled to the wallet and booked again instead.
 */
export function mayReschedule(
  appointment: Visit & { readonly paymentStatus: PaymentStatus },
  now: Date,
): Allowed<'already_cancelled' | 'too_late_to_cancel' | 'paid_not_reschedulable'> {
  const cancel = mayCancel(appointment, now);
  if (!cancel.ok) return cancel;
  const isUntouched = appointment.paymentStatus === 'unpaid' || appointment.paymentStatus === 'pending payment';
  return isUntouched ? allowed : refused('paid_not_reschedulable');
}

/** D5.02: a paid appointment that may still be cancelled may be given back to the wallet and booked again in one step. */
export function mayRebook(
  appointment: Visit & { readonly paymentStatus: PaymentStatus },
  now: Date,
): Allowed<'already_cancelled' | 'too_late_to_cancel' | 'not_paid_yet'> {
  const cancel = mayCancel(appointment, now);
  if (!cancel.ok) return cancel;
  return isSettled(appointment.paymentStatus) ? allowed : refused('not_paid_yet');
}

/** Whether somebody may say that they will come: until the visit starts. */
export function mayConfirm({ state, startsAt }: Visit, now: Date): Allowed<'already_cancelled' | 'appointment_over'> {
  if (state === 'cancelled' || state === 'released') return refused('already_cancelled');
  return isLive(state) && now < startsAt ? allowed : refused('appointment_over');
}

type Reductions = { readonly insurerShare: number; readonly discount: number };

/**
 * D5.02: how a visit that is booked in place of a paid one is paid: from the wallet, with what came back to it. Who had the old one for less
 * chooses again, because the reduction may be had again.
 */
export function paymentOnRebooking(
  old: Reductions,
  { wallet, total }: { readonly wallet: number; readonly total: number },
): { readonly fromWallet: number; readonly toPay: number } {
  const isWholePrice = old.insurerShare === 0 && old.discount === 0;
  const fromWallet = isWholePrice ? Math.min(wallet, total) : 0;
  return { fromWallet, toPay: total - fromWallet };
}
