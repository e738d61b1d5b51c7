import { isInCall, type CallSide, type Presence } from './presence.ts';

/** S4.03: as SPEC §4 names them. */
export const callStates = ['ring', 'ringing', 'host', 'participant', 'no one joined'] as const;
export type CallState = (typeof callStates)[number];

/** How long it rings; then the doctor may ring again. */
export const ringSeconds = 45;

export const ringStates = ['none', 'ringing', 'declined', 'unanswered'] as const;
export type RingState = (typeof ringStates)[number];

/** What is known of a call, from both sides. */
export type CallFacts = {
  /** Until when the call can be joined. */
  readonly joinUntil: Date;
  /** When the doctor last rang; null when they have not, or stopped. */
  readonly rungAt: Date | null;
  readonly answeredAt: Date | null;
  readonly declinedAt: Date | null;
  /** When both were in the call for the first time. */
  readonly metAt: Date | null;
  /** When the doctor ended it for both, or the visit was cancelled; a new ring opens it again. */
  readonly endedAt: Date | null;
  readonly presence: Readonly<Record<CallSide, Presence>>;
};

/** Until when it rings. */
export const ringUntil = (rungAt: Date): Date => new Date(rungAt.getTime() + ringSeconds * 1000);

const isAfter = (at: Date | null, rungAt: Date): boolean => at !== null && at >= rungAt;

/** What became of the last ring. Nobody rings for a patient who is in the call. */
export function ringOf(call: CallFacts, now: Date): RingState {
  const { rungAt } = call;
  if (!rungAt || call.endedAt || isAfter(call.answeredAt, rungAt) || isInCall(call.presence.patient)) return 'none';
  if (isAfter(call.declinedAt, rungAt)) return 'declined';
  return now < ringUntil(rungAt) ? 'ringing' : 'unanswered';
}

const inside = { doctor: 'host', patient: 'participant' } as const;
const ringing = { doctor: 'ring', patient: 'ringing' } as const;

/**
 * S4.03, D10.02: what a side reads of the call. Null before anything has happened, and after its end. A side whose line is lost
 * is still in it.
 */
export function callStateFor(side: CallSide, call: CallFacts, now: Date): CallState | null {
  if (call.metAt === null && now > call.joinUntil) return 'no one joined';
  if (call.endedAt) return null;
  if (ringOf(call, now) === 'ringing') return ringing[side];
  return isInCall(call.presence[side]) ? inside[side] : null;
}
