/** The two sides of a call. A guardian who is in the patient's profile is the patient's side. */
export const callSides = ['doctor', 'patient'] as const;
export type CallSide = (typeof callSides)[number];

export const otherSide = (side: CallSide): CallSide => (side === 'doctor' ? 'patient' : 'doctor');

/** D10.02: how often a browser says that it is there, after which silence its line counts as lost, and how long it has to come back. */
export const presenceRules = { heartbeatSeconds: 10, silentSeconds: 25, comeBackSeconds: 60 } as const;

/** What one side does: in the waiting room, in the call, or in the call without a line, with time left to come back. */
export const presences = ['away', 'waiting', 'in_call', 'line_lost'] as const;
export type Presence = (typeof presences)[number];

/** A side that came and has not left: in the waiting room until `enteredAt`, in the call from then on. */
export type Attendance = {
  readonly enteredAt: Date | null;
  /** When its browser was heard last. */
  readonly seenAt: Date;
  /** When its socket closed; null while it is open, or when its process died before it could say so. */
  readonly lostAt: Date | null;
};

const secondsAfter = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000);

/** Since when the line of a side is lost; undefined while it is there. */
export function lineLostSince({ seenAt, lostAt }: Attendance, now: Date): Date | undefined {
  if (lostAt) return lostAt;
  return now > secondsAfter(seenAt, presenceRules.silentSeconds) ? seenAt : undefined;
}

/** D10.02: until when a side whose line is lost may come back before the call counts as left; undefined while its line is there. */
export function comeBackUntil(attendance: Attendance, now: Date): Date | undefined {
  const since = lineLostSince(attendance, now);
  return since && secondsAfter(since, presenceRules.comeBackSeconds);
}

/** Whether a side counts as gone: its line is lost for longer than it had to come back. At the very end it is still in time. */
export function hasLeft(attendance: Attendance, now: Date): boolean {
  const until = comeBackUntil(attendance, now);
  return until !== undefined && now > until;
}

/** What a side does now. Who only waits and loses the line is away at once: there is no call yet that could wait for them. */
export function presenceOf(attendance: Attendance | undefined, now: Date): Presence {
  if (!attendance || hasLeft(attendance, now)) return 'away';
  const isLost = lineLostSince(attendance, now) !== undefined;
  if (attendance.enteredAt) return isLost ? 'line_lost' : 'in_call';
  return isLost ? 'away' : 'waiting';
}

/** Whether a side is in the call, with or without a line at this moment. */
export const isInCall = (presence: Presence): boolean => presence === 'in_call' || presence === 'line_lost';
