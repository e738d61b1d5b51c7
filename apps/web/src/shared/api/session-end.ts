/** When the session of staff ends without a further call: epoch milliseconds by this browser's clock, or undefined. */
let endsAt: number | undefined;

/** When somebody last touched or typed here; opening the page is a touch. */
let touchedAt = Date.now();
/** So long after a touch somebody is still taken to be there. */
const presentMs = 60_000;

const listeners = new Set<() => void>();

export const sessionEndsAt = (): number | undefined => endsAt;

/** Calls `listener` when the end has moved. Returns how to stop. */
export const onSessionEnd = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Takes over when the session ends, from an answer or from another tab. */
export const setSessionEnd = (at: number | undefined): void => {
  endsAt = at;
  for (const listener of listeners) listener();
};

/** Reads out of an answer to staff in how many seconds the session ends; others are not told, and nothing changes. */
export const hearSessionEnd = (headers: Headers): void => {
  const seconds = headers.get('x-session-ends-in');
  if (seconds !== null) setSessionEnd(Date.now() + Number(seconds) * 1000);
};

/** Somebody touched or typed. */
export const touch = (): void => {
  touchedAt = Date.now();
};

/** Whether a screen of the staff asks by itself, nobody being there: such a call does not lengthen the session. */
export const isUnattended = (): boolean => endsAt !== undefined && Date.now() - touchedAt > presentMs;
