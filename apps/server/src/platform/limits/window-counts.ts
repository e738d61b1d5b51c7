/** What was counted under a key since a moment, in milliseconds of a clock that only goes forward. */
type Count = { current: number; readonly begun: number };
type Answer = (error: Error | null, counted: { readonly current: number; readonly ttl: number }) => void;

/** Keys at a time; those that asked last stay. */
const most = 5000;

/**
 * Counts requests by key over windows of time, as `@fastify/rate-limit` asks for it. Its own store goes by the clock of the machine: set back by
 * an hour, that would count a whole hour into one minute, and refuse a busy address until it is over.
 */
export class WindowCounts {
  readonly #counts = new Map<string, Count>();

  incr(key: string, answer: Answer, windowMs: number): void {
    const now = performance.now();
    const known = this.#counts.get(key);
    const count = known && now - known.begun < windowMs ? known : { current: 0, begun: now };
    count.current += 1;
    this.#counts.delete(key);
    this.#counts.set(key, count);
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > most && oldest !== undefined) this.#counts.delete(oldest);
    answer(null, { current: count.current, ttl: windowMs - (now - count.begun) });
  }

  /** A store of its own for a limit of its own. */
  readonly child = (): WindowCounts => new WindowCounts();
}
