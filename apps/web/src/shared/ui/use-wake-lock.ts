import { useEffect } from 'react';

/**
 * Keeps the screen from going dark, as far as the browser lets it. Whoever looks at something else for a moment has lost that, so it is asked
 * for again when the page is seen. Returns how to end it.
 */
export const keepScreenOn = (): (() => void) => {
  let held: Promise<WakeLockSentinel | undefined> | undefined;
  const ask = (): void => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    held = navigator.wakeLock.request('screen').catch(() => undefined);
  };
  ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    document.removeEventListener('visibilitychange', ask);
    void held?.then((lock) => lock?.release());
  };
};

/** The same for as long as it is wanted. */
export const useWakeLock = (isWanted: boolean): void =>
  useEffect(() => (isWanted ? keepScreenOn() : undefined), [isWanted]);
