/** So long it is remembered that something was sent; a page that is older reads again. */
const rememberedMs = 60_000;
/** What a question may take on its way here, and a connection to the other processes until it listens. */
const marginMs = 10_000;

/** When a process last received an event for each room, whichever process sent it. */
export type RecentEvents = {
  /** The connection to the other processes is new: what they sent before it was not received. */
  readonly beginListening: () => void;
  readonly record: (rooms: readonly string[]) => void;
  /** Whether anything may have gone to one of these rooms in the last `ageMs`; true also where it is not known. */
  readonly mayHaveMissed: (rooms: readonly string[], ageMs: unknown) => boolean;
};

/** @param elapsed milliseconds that only grow, whatever the clock is set to */
export function recentEvents(elapsed: () => number): RecentEvents {
  let listeningSince = Number.POSITIVE_INFINITY;
  // In the order in which they were received.
  const receivedAt = new Map<string, number>();
  const forgetOld = (now: number): void => {
    for (const [room, at] of receivedAt) {
      if (now - at <= rememberedMs) return;
      receivedAt.delete(room);
    }
  };
  return {
    beginListening: () => {
      listeningSince = elapsed();
    },
    record: (rooms) => {
      const now = elapsed();
      for (const room of rooms) {
        receivedAt.delete(room);
        receivedAt.set(room, now);
      }
      forgetOld(now);
    },
    mayHaveMissed: (rooms, ageMs) => {
      if (typeof ageMs !== 'number' || !(ageMs >= 0 && ageMs <= rememberedMs - marginMs)) return true;
      const since = elapsed() - ageMs - marginMs;
      return (
        listeningSince > since || rooms.some((room) => (receivedAt.get(room) ?? Number.NEGATIVE_INFINITY) >= since)
      );
    },
  };
}
