/** Where every rule's `now` comes from. */
export type Clock = {
  readonly now: () => Date;
  /** Moves the clock; it goes on ticking from there. Null is the real time again. Tests and development only. */
  readonly setOffset: (ms: number) => void;
};

/** The system's time plus an offset, which is zero outside tests and development. */
export function systemClock(): Clock {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    setOffset: (ms) => {
      offset = ms;
    },
  };
}
