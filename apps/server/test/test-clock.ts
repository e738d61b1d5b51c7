import type { Clock } from '#platform/clock/clock.ts';

/** A clock that stands still until it is set. */
export type TestClock = Clock & { readonly set: (at: Date) => void };

/** Stands at `start`; an offset (`/dev/clock`) counts from there. */
export function testClock(start: Date): TestClock {
  let base = start.getTime();
  let offset = 0;
  return {
    now: () => new Date(base + offset),
    setOffset: (ms) => {
      offset = ms;
    },
    set: (at) => {
      base = at.getTime();
      offset = 0;
    },
  };
}
