import { useSyncExternalStore } from 'react';

/** SPEC §7: these run in the background and show no loading indicator. */
const silent = [
  /\/tickets\/[^/]+\/messages$/,
  /\/favorites\/[^/]+$/,
  /\/orders\/[^/]+\/otp$/,
  /\/orders\/[^/]+\/status$/,
  /\/orders\/rider-orders$/,
];

const listeners = new Set<() => void>();
let running = 0;
let isAhead = false;

/** Calls that `begin` makes at once show no loading: nobody has asked for their answers yet. */
export const readingAhead = (begin: () => void): void => {
  isAhead = true;
  try {
    begin();
  } finally {
    isAhead = false;
  }
};

const change = (by: 1 | -1): void => {
  running += by;
  for (const listener of listeners) listener();
};

/** Whether a call to this path (template or filled in, without query) moves the loading indicator. */
export const showsLoading = (path: string): boolean => !silent.some((pattern) => pattern.test(path));

/** Counts `work` as loading until it settles, unless its path is one of the five silent ones. */
export const whileLoading = async <T>(path: string, work: () => Promise<T>): Promise<T> => {
  if (isAhead || !showsLoading(path)) return work();
  change(1);
  try {
    return await work();
  } finally {
    change(-1);
  }
};

export const isLoading = (): boolean => running > 0;

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Tells once that nothing is under way, at once where nothing is. Returns how to stop. */
export const onceLoaded = (listener: () => void): (() => void) => {
  const look = (): void => {
    if (running > 0) return;
    stop();
    listener();
  };
  const stop = subscribe(look);
  look();
  return stop;
};

/** True while any call that shows loading is under way. */
export const useLoading = (): boolean => useSyncExternalStore(subscribe, isLoading);
