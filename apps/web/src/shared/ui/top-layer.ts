import { useSyncExternalStore } from 'react';

/** Dialogs open now, the topmost last. What must be seen and heard above them is drawn inside the last one. */
let open: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

const become = (next: readonly HTMLElement[]): void => {
  open = next;
  for (const listener of listeners) listener();
};

/** Puts an element on top. Returns how to take it off. */
export const enterTopLayer = (element: HTMLElement): (() => void) => {
  become([...open, element]);
  return () => become(open.filter((each) => each !== element));
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The topmost dialog, or the page. */
export const useTopLayer = (): HTMLElement => useSyncExternalStore(subscribe, () => open.at(-1) ?? document.body);
