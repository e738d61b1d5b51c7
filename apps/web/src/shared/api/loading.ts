import { useSyncExternalStore } from 'react';

/** SPEC §7: these run in the background and show no loading indicator. */
const silent = [
  /\/tickets\/[^/]+\/messages$/,
  /\/favorites\/[^/]+$/,
  /\/orders\/[^/]+\/otp$/,
  /\/orders\/[^/]+\/status$/,
  /\/orders\/rider-orders$/,
];

/** The settings stand in menu and footer: they move the indicator, and what waits for the page does not wait for them. */
const notOfPage = /\/system-settings$/;

const listeners = new Set<() => void>();
let running = 0;
let runningOfPage = 0;
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

const change = (path: string, by: 1 | -1): void => {
  running += by;
  if (!notOfPage.test(path)) runningOfPage += by;
  for (const listener of listeners) listener();
};

/** Whether a call to this path (template or filled in, without query) moves the loading indicator. */
export const showsLoading = (path: string): boolean => !silent.some((pattern) => pattern.test(path));

/** Counts `work` as loading until it settles, unless its path is one of the five silent ones. */
export const whileLoading = async <T>(path: string, work: () => Promise<T>): Promise<T> => {
  if (isAhead || !showsLoading(path)) return work();
  change(path, 1);
  try {
    return await work();
  } finally {
    change(path, -1);
  }
};

export const isLoading = (): boolean => running > 0;

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Tells once that nothing of the page is under way, at once where nothing is. Returns how to stop. */
export const onceLoaded = (listener: () => void): (() => void) => {
  const look = (): void => {
    if (runningOfPage > 0) return;
    stop();
    listener();
  };
  const stop = subscribe(look);
  look();
  return stop;
};

/** True while any call that shows loading is under way. */
export const useLoading = (): boolean => useSyncExternalStore(subscribe, isLoading);
