import { useSyncExternalStore } from 'react';
import { onSession } from './session.ts';
import { writeStored, readStored } from './stored.ts';

const listeners = new Set<() => void>();

/** How many pieces are in the cart as was last heard (SPEC §9: kept in local storage); undefined while nothing is known. */
export const cartCount = (): number | undefined => {
  const stored = readStored('cartCount');
  const count = Number(stored);
  return stored !== null && Number.isSafeInteger(count) && count >= 0 ? count : undefined;
};

/** Keeps what the server said, for the badge and the other tabs. */
export const storeCartCount = (count: number): void => {
  if (count === cartCount()) return;
  writeStored('cartCount', String(count));
  for (const listener of listeners) listener();
};

/** Calls `listener` when another tab has changed the cart. Returns how to stop. */
export const onCartOfOtherTab = (listener: () => void): (() => void) => {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === 'cartCount' || key === null) listener();
  };
  globalThis.addEventListener('storage', onStorage);
  return () => globalThis.removeEventListener('storage', onStorage);
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  const stops = [onSession(listener), onCartOfOtherTab(listener), () => listeners.delete(listener)];
  return () => {
    for (const stop of stops) stop();
  };
};

/** The count of the badge; it follows this tab, the others and the log-in. */
export const useCartCount = (): number | undefined => useSyncExternalStore(subscribe, cartCount);
