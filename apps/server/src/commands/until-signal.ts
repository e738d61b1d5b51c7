import { constants } from 'node:os';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Does work that Ctrl-C or a stop of the machine may end: what has to be left is left first, and the exit code is the one of the signal.
 * PostgreSQL takes back what was not finished. A second signal waits for nothing.
 * @param leave stops an embedded database that nobody else uses: it runs apart from this process and would stay
 */
export async function untilSignal<T>(work: () => Promise<T>, leave: () => Promise<void>): Promise<T> {
  let isEnding = false;
  const end = (signal: (typeof signals)[number]): void => {
    isEnding = true;
    const exit = () => process.exit(128 + constants.signals[signal]);
    void leave().then(exit, exit);
  };
  for (const signal of signals) process.once(signal, end);
  try {
    return await work();
  } catch (error) {
    // What work runs into whose database has been stopped is nobody's fault.
    if (isEnding) return await new Promise<never>(() => {});
    throw error;
  } finally {
    for (const signal of signals) process.off(signal, end);
  }
}
