/** Thrown instead of a permit: too many wait already, or none came free in time. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

type Rules = {
  /** How many hold a permit at the same time. */
  readonly limit: number;
  /** How many more may wait for one. */
  readonly queue: number;
  /** The longest wait, in milliseconds; `Infinity` is without end. */
  readonly waitMs?: number;
};

type Waiting = { readonly signal?: AbortSignal | undefined };

/** Gives a permit back; a second call does nothing. */
export type Release = () => void;

export type Semaphore = {
  /** A permit, in the order of asking. @throws QueueFull; the signal's reason once it is aborted, whose waiter leaves the line at once */
  readonly acquire: (options?: Waiting) => Promise<Release>;
  /** Works with a permit and gives it back. `work` handles the signal itself once it has begun. @throws as `acquire` and `work` */
  readonly run: <T>(work: () => Promise<T>, options?: Waiting) => Promise<T>;
  /** Whether nobody holds a permit or waits for one. */
  readonly isIdle: () => boolean;
};

const usualWaitMs = 30_000;
/** A timer for longer fires at once. */
const longestTimerMs = 2 ** 31 - 1;

const once = (work: () => void): Release => {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
};

/** Lets `limit` work at the same time while at most `queue` wait. Every wait ends: with a permit, the signal or, if there is one, the time-out. */
export function semaphore({ limit, queue, waitMs = usualWaitMs }: Rules): Semaphore {
  // A set keeps the order, and whoever leaves is found at once.
  const waiting = new Set<() => void>();
  let held = 0;

  const wait = (signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = (): void => {
        waiting.delete(begin);
        clearTimeout(timer);
        signal?.removeEventListener('abort', abandon);
      };
      const begin = (): void => {
        leave();
        resolve();
      };
      const abandon = (): void => {
        leave();
        reject(signal?.reason as Error);
      };
      const leaveQueue = (): void => {
        leave();
        reject(new QueueFull('no permit came free in time'));
      };
      const timer = waitMs > longestTimerMs ? undefined : setTimeout(leaveQueue, waitMs);
      signal?.addEventListener('abort', abandon);
      waiting.add(begin);
    });

  const giveBack = (): void => {
    const [next] = waiting;
    // Handed on: the number of permits that are held stays as it is.
    if (next) next();
    else held -= 1;
  };

  const acquire: Semaphore['acquire'] = async ({ signal } = {}) => {
    signal?.throwIfAborted();
    if (held < limit) {
      held += 1;
      return once(giveBack);
    }
    if (waiting.size >= queue) throw new QueueFull('too many wait');
    await wait(signal);
    return once(giveBack);
  };

  const run: Semaphore['run'] = async (work, options) => {
    const release = await acquire(options);
    try {
      return await work();
    } finally {
      release();
    }
  };

  return { acquire, run, isIdle: () => held === 0 };
}

/** A semaphore for each key, forgotten when nobody uses it: one sender, account or address does not take the permits of another. */
export function keyedSemaphore(rules: Rules) {
  const byKey = new Map<string, Semaphore>();
  const dropIdle = (key: string, used: Semaphore): void => {
    if (used.isIdle()) byKey.delete(key);
  };
  return {
    /** As `acquire` of a semaphore, among those of the same key. */
    acquire: async (key: string, options?: Waiting): Promise<Release> => {
      const used = byKey.get(key) ?? semaphore(rules);
      byKey.set(key, used);
      try {
        const release = await used.acquire(options);
        return () => {
          release();
          dropIdle(key, used);
        };
      } catch (error) {
        dropIdle(key, used);
        throw error;
      }
    },
    /** How many keys are in use. */
    size: () => byKey.size,
  };
}
