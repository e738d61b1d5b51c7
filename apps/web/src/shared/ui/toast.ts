import { useSyncExternalStore } from 'react';

export type ToastTone = 'success' | 'error' | 'info' | 'offline';
export type ToastNote = {
  readonly id: number;
  readonly tone: ToastTone;
  readonly text: string;
  readonly action?: ToastAction | undefined;
  /** How long it stays, where that is not as long as on its page. */
  readonly milliseconds?: number | undefined;
};
type ToastAction = { readonly label: string; readonly run: () => void };

/** What riders are told stays this long (S8.03, SPEC §9). */
export const riderToastMs = 2000;

/** More than this would cover the screen; the oldest goes. */
const maxVisible = 3;

const listeners = new Set<() => void>();
let notes: readonly ToastNote[] = [];
let lastId = 0;

const setToasts = (next: readonly ToastNote[]): void => {
  notes = next;
  for (const listener of listeners) listener();
};

type ToastOptions = Pick<ToastNote, 'action' | 'milliseconds'>;

/** What was said in this very moment: it may be the reason of the way that is taken next. */
const fresh = new Set<number>();

const add = (tone: ToastTone, text: string, options: ToastOptions = {}): void => {
  const id = ++lastId;
  fresh.add(id);
  setTimeout(() => fresh.delete(id));
  // What has succeeded in the end has not failed.
  const others = notes.filter((note) => note.text !== text && !(tone === 'success' && note.tone === 'error'));
  setToasts([...others, { id, tone, text, ...options }].slice(-maxVisible));
};

/** One sentence at the top right of the screen that goes by itself. */
export const toast = {
  success: (text: string): void => add('success', text),
  error: (text: string, milliseconds?: number): void => add('error', text, { milliseconds }),
  info: (text: string, action?: ToastAction): void => add('info', text, { action }),
};

export const dismissToast = (id: number): void => setToasts(notes.filter((note) => note.id !== id));

/** Errors belong to the screen that they came on: whoever leaves it takes none along. */
export const dismissErrors = (): void => setToasts(notes.filter(({ id, tone }) => tone !== 'error' || fresh.has(id)));

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const readToasts = (): readonly ToastNote[] => notes;

export const useToasts = (): readonly ToastNote[] => useSyncExternalStore(subscribe, readToasts);
