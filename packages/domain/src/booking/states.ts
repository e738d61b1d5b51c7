export type AppointmentState =
  | 'booked'
  | 'checked_in'
  | 'in_review'
  | 'completed'
  | 'missed'
  | 'cancelled'
  | 'released';

/**
 * The moves of an appointment. released: nobody paid in time; in_review: its time is over and somebody's word is waited for; missed:
 * no care was given. A visit that began is not cancelled any more; what became of it can be corrected for a time (`maySettle`).
 */
export const appointmentMoves = {
  booked: ['checked_in', 'in_review', 'completed', 'missed', 'cancelled', 'released'],
  checked_in: ['in_review', 'completed', 'missed'],
  in_review: ['completed', 'missed'],
  completed: ['in_review', 'missed'],
  missed: ['in_review', 'completed', 'checked_in'],
  cancelled: [],
  released: [],
} as const satisfies Record<AppointmentState, readonly AppointmentState[]>;

/** Whether the table allows the move. */
export function mayMove(from: AppointmentState, to: AppointmentState): boolean {
  const moves: readonly AppointmentState[] = appointmentMoves[from];
  return moves.includes(to);
}

/** When a visit is. `hasMet`: both sides met in its call, which opens before it. */
export type Beginning = { readonly startsAt: Date; readonly hasMet?: boolean | undefined };

/** Whether a visit has begun: by its time, or because both sides met in its call before that. */
export const hasBegun = ({ startsAt, hasMet = false }: Beginning, now: Date): boolean => hasMet || now >= startsAt;

/** Whether the visit is still ahead or under way. */
export function isLive(state: AppointmentState): boolean {
  return state === 'booked' || state === 'checked_in';
}
