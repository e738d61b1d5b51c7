import { useSyncExternalStore } from 'react';

export type ToastTone = 'success' | 'error' | 'info' | 'offline';
export type ToastNote = {
  readonly id: number;
  readonly tone: ToastTone;
  readonly text: string;
  readonly action?: ToastAction | undefined;
  /** It stays until it is answered, whoever works here. */
  readonly isLasting?: true | undefined;
  /** How long it stays, where that is not as long as on its page. */
  readonly milliseconds?: number | undefined;
};
type ToastAction = { readonly label: string; readonly run: () => void };

/** Whoever reads it has to decide as well. */
const actionToastMs = 10_000;

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

type ToastOptions = Pick<ToastNote, 'action' | 'isLasting' | 'milliseconds'>;

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
  /** What nobody is told twice, as that a newer version is there: it does not go by itself. */
  lasting: (text: string, action: ToastAction): void => add('info', text, { action, isLasting: true }),
};

/** How long a toast stays on a page where others stay for `usual` milliseconds; `undefined`: until it is answered. */
export const toastMs = ({ action, isLasting, milliseconds }: ToastNote, usual: number): number | undefined => {
  if (isLasting) return undefined;
  return milliseconds ?? (action ? actionToastMs : usual);
};

export const dismissToast = (id: number): void => setToasts(notes.filter((note) => note.id !== id));

/** Errors belong to the screen that they came on: whoever leaves it takes none along. */
export const dismissErrors = (): void => setToasts(notes.filter(({ id, tone }) => tone !== 'error' || fresh.has(id)));

/** What one person was told is not read by the next who works here, and what it offers is not theirs to take. */
export const dismissOfOtherPerson = (): void =>
  setToasts(notes.filter(({ id, isLasting }) => isLasting || fresh.has(id)));

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const readToasts = (): readonly ToastNote[] => notes;

export const useToasts = (): readonly ToastNote[] => useSyncExternalStore(subscribe, readToasts);
