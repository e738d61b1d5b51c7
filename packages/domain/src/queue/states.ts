export const ticketStates = ['waiting', 'called', 'serving', 'done', 'skipped', 'cancelled'] as const;
export type TicketState = (typeof ticketStates)[number];

/**
 * The moves of a ticket. A called one may be called again; a skipped one may come back to waiting once (`mayReturn`); the end of the day
 * ends whatever is left, and who was being served then was served.
 */
export const ticketMoves = {
  waiting: ['called', 'cancelled'],
  called: ['called', 'serving', 'skipped', 'cancelled'],
  serving: ['done'],
  done: [],
  skipped: ['waiting', 'cancelled'],
  cancelled: [],
} as const satisfies Record<TicketState, readonly TicketState[]>;

/** Whether the table allows the move. */
export function mayMoveTicket(from: TicketState, to: TicketState): boolean {
  const moves: readonly TicketState[] = ticketMoves[from];
  return moves.includes(to);
}
