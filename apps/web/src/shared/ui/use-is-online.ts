import { useSyncExternalStore } from 'react';
import { isOnline } from '#shared/api/is-online.ts';

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

/** Whether there may be a line, as it changes. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, isOnline);
