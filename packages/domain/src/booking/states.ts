export type AppointmentState = 'booked' | 'checked_in' | 'completed' | 'missed' | 'cancelled' | 'released';

/**
 * The moves of an appointment. released: nobody paid in time; missed: nobody came. A visit that began is not cancelled any more.
 */
export const appointmentMoves = {
  booked: ['checked_in', 'completed', 'missed', 'cancelled', 'released'],
  checked_in: ['completed', 'missed'],
  completed: [],
  missed: [],
  cancelled: [],
  released: [],
} as const satisfies Record<AppointmentState, readonly AppointmentState[]>;

/** Whether the table allows the move. */
export function mayMove(from: AppointmentState, to: AppointmentState): boolean {
  const moves: readonly AppointmentState[] = appointmentMoves[from];
  return moves.includes(to);
}

/** Whether the visit is still ahead or under way. */
export function isLive(state: AppointmentState): boolean {
  return appointmentMoves[state].length > 0;
}
