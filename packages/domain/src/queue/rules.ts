import { allowed, refused, type Allowed } from '../allowed/index.ts';
import { addMinutes } from '../time/index.ts';
import { mayMoveTicket, type TicketState } from './states.ts';

/** DECISIONS §5, §13. `usualMinutes` stands for the median where nobody has been served lately. */
export const queueRules = {
  mostCalls: 3,
  comeWithinMinutes: 5,
  returnsBehind: 2,
  roundedTo: 5,
  recentTickets: 20,
  usualMinutes: 10,
  kioskTriesPerMinute: 5,
  /** Text messages with a number that kiosks send to one person. */
  kioskMessagesPerDay: 5,
  pairingMinutes: 10,
  /** A pairing lasts as long as its device is heard of within these days. */
  pairingIdleDays: 30,
  kioskCodeSeconds: 60,
  kioskPassMinutes: 5,
} as const;

type Ticket = {
  readonly state: TicketState;
  /** How often it was called since it last waited. */
  readonly calls: number;
  /** When it was first called. */
  readonly calledAt: Date | null;
  /** How often it came back after it was skipped. */
  readonly returns: number;
  readonly isPaid: boolean;
};

/** D13.02: whether a ticket may be called, or called again: once it is paid, three times at most. */
export function mayCall({
  state,
  calls,
  isPaid,
}: Pick<Ticket, 'state' | 'calls' | 'isPaid'>): Allowed<'ticket_moved' | 'payment_pending' | 'called_often'> {
  if (!mayMoveTicket(state, 'called')) return refused('ticket_moved');
  if (!isPaid) return refused('payment_pending');
  return calls < queueRules.mostCalls ? allowed : refused('called_often', { calls: queueRules.mostCalls });
}

/** Whether the person had the time to come: five minutes from the first call. */
export function isOverdue({ state, calledAt }: Pick<Ticket, 'state' | 'calledAt'>, now: Date): boolean {
  return state === 'called' && calledAt !== null && now >= addMinutes(calledAt, queueRules.comeWithinMinutes);
}

/** D13.02: a called ticket that does not come may be skipped after three calls or five minutes. */
export function maySkip(
  ticket: Pick<Ticket, 'state' | 'calls' | 'calledAt'>,
  now: Date,
): Allowed<'ticket_moved' | 'too_early_to_skip'> {
  if (!mayMoveTicket(ticket.state, 'skipped')) return refused('ticket_moved');
  if (ticket.calls >= queueRules.mostCalls || isOverdue(ticket, now)) return allowed;
  return refused('too_early_to_skip', { calls: queueRules.mostCalls, minutes: queueRules.comeWithinMinutes });
}

/** D13.02: a skipped ticket comes back once. */
export function mayReturn({
  state,
  returns,
}: Pick<Ticket, 'state' | 'returns'>): Allowed<'ticket_moved' | 'returned_before'> {
  if (state !== 'skipped') return refused('ticket_moved');
  return returns === 0 ? allowed : refused('returned_before');
}

/** D13.02: the place of a ticket that comes back, behind the next two of those that wait, whose places are given in their order. */
export function placeOfReturn(waiting: readonly number[], own: number): number {
  const before = waiting.slice(0, queueRules.returnsBehind).at(-1);
  if (before === undefined) return own;
  const after = waiting[queueRules.returnsBehind] ?? before + 1;
  return (before + after) / 2;
}
