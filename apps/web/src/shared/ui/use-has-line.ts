import { useSyncExternalStore } from 'react';
import { hasLine } from '../api/has-line.ts';

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

/** Whether there may be a line, as it changes. */
export const useHasLine = (): boolean => useSyncExternalStore(subscribe, hasLine);
