/** A measured place as the browser gives it; `timestamp` is in milliseconds by the phone's own clock. */
export type Measured = {
  readonly coords: { readonly latitude: number; readonly longitude: number };
  readonly timestamp: number;
};

/** The system takes one place in five seconds; whoever sends sooner only spends the battery. */
export const everyMs = 5000;

/** What is said of a measured place: `age` in seconds, by the one clock that both times are of. */
export const positionFrom = ({ coords: { latitude, longitude }, timestamp }: Measured, now: number) => ({
  latitude,
  longitude,
  age: Math.max(0, Math.round((now - timestamp) / 1000)),
});

/** Older than a minute it tells nobody where somebody is, and the system does not take it. */
export const isOld = ({ timestamp }: Measured, now: number): boolean => now - timestamp > 60_000;

/** How long to wait before the next place is said, in milliseconds; `last` is when one was said, undefined before the first. */
export const waitBefore = (last: number | undefined, now: number): number =>
  last === undefined ? 0 : Math.max(0, last + everyMs - now);
