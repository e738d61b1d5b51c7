/** So long it is remembered that something was sent; a page that is older reads again. */
const rememberedMs = 60_000;
/** What a question may take on its way here, and a connection to the other processes until it listens. */
const marginMs = 10_000;

/** When a process last heard of an event for each room, whichever process sent it. */
export type Heard = {
  /** The connection over which the others are heard is new: what was sent before it was not heard. */
  readonly beginListening: () => void;
  readonly note: (rooms: readonly string[]) => void;
  /** Whether anything may have gone to one of these rooms in the last `ageMs`; true also where it is not known. */
  readonly mayHaveMissed: (rooms: readonly string[], ageMs: unknown) => boolean;
};

/** @param elapsed milliseconds that only grow, whatever the clock is set to */
export function keepHeard(elapsed: () => number): Heard {
  let listeningSince = Number.POSITIVE_INFINITY;
  // In the order in which they were heard.
  const heardAt = new Map<string, number>();
  const forgetOld = (now: number): void => {
    for (const [room, at] of heardAt) {
      if (now - at <= rememberedMs) return;
      heardAt.delete(room);
    }
  };
  return {
    beginListening: () => {
      listeningSince = elapsed();
    },
    note: (rooms) => {
      const now = elapsed();
      for (const room of rooms) {
        heardAt.delete(room);
        heardAt.set(room, now);
      }
      forgetOld(now);
    },
    mayHaveMissed: (rooms, ageMs) => {
      if (typeof ageMs !== 'number' || !(ageMs >= 0 && ageMs <= rememberedMs - marginMs)) return true;
      const since = elapsed() - ageMs - marginMs;
      return listeningSince > since || rooms.some((room) => (heardAt.get(room) ?? Number.NEGATIVE_INFINITY) >= since);
    },
  };
}
