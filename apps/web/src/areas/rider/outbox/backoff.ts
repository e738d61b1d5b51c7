const firstMs = 5000;
const longestMs = 300_000;

/** How long to wait before the next try, in milliseconds, after so many in vain. */
export const waitMs = (failedAttempts: number): number => Math.min(longestMs, firstMs * 2 ** failedAttempts);

/**
 * Tries by itself for as long as something waits, at longer and longer intervals. `plan` after each change of what waits: nothing happens
 * while a try is planned already. `soon` forgets how often it was in vain.
 */
export const retryWithBackoff = (isWaiting: () => boolean, attempt: () => Promise<void>) => {
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = (): void => {
    if (!isWaiting()) tries = 0;
    if (timer !== undefined || !isWaiting()) return;
    timer = setTimeout(() => {
      timer = undefined;
      tries += 1;
      void attempt().finally(schedule);
    }, waitMs(tries));
  };
  const retryNow = (): void => {
    clearTimeout(timer);
    timer = undefined;
    tries = 0;
    void attempt().finally(schedule);
  };
  return { schedule, retryNow };
};
