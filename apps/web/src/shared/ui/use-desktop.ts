import { useSyncExternalStore } from 'react';

const wide = globalThis.matchMedia?.('(min-width: 992px)');

const subscribe = (listener: () => void): (() => void) => {
  wide?.addEventListener('change', listener);
  return () => wide?.removeEventListener('change', listener);
};

/** Whether there is room for two columns (SPEC §9: 991 px and less is a phone). What only shows there is then not even asked for. */
export const useDesktop = (): boolean => useSyncExternalStore(subscribe, () => wide?.matches ?? true);
