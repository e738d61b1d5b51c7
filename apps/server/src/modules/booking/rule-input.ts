import { isHoldOver, type AppointmentState } from '@balsam/domain/booking';
import type { AppointmentRow } from './appointments.store.ts';

type Held = Pick<AppointmentRow, 'state' | 'hold_until'>;

/** The state by the clock: an unpaid hold that has run out is released, whether or not the release has been written. */
export function stateAt(row: Held, now: Date): AppointmentState {
  const isReleased = row.state === 'booked' && row.hold_until !== null && isHoldOver(row.hold_until, now);
  return isReleased ? 'released' : row.state;
}

type Unpaid = Held &
  Pick<AppointmentRow, 'type' | 'slot_id' | 'payment_status' | 'starts_at' | 'cover_state' | 'paid_visit'>;

/** What the rule of paying asks of an appointment, but for the settings, which walk-ins do not need. */
export const toPayInput = (row: Unpaid, now: Date) => ({
  type: row.type,
  isWalkIn: row.slot_id === null,
  state: stateAt(row, now),
  paymentStatus: row.payment_status,
  startsAt: row.starts_at,
  heldUntil: row.hold_until,
  awaitsApproval: row.cover_state === 'sent_for_approval',
  hasPaidVisit: row.paid_visit !== null,
});

/** An appointment as the rules of the domain take it. */
export const toRuleInput = (row: AppointmentRow, now: Date) => ({
  ...toPayInput(row, now),
  isBilled: row.is_billed,
  hasMet: row.has_met,
  endsAt: row.ends_at,
  reviewBy: row.review_by,
  reviewUntil: row.review_until,
  endedAt: row.ended_at,
  settings: {
    cutOffMinutes: row.cut_off_minutes,
    joinWindowMinutes: row.join_window_minutes,
    checkInOpensMinutes: row.check_in_opens_minutes,
  },
});
