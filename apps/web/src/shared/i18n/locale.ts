import { useSyncExternalStore } from 'react';
import { baseLocale, type Locale, locales, overwriteGetLocale } from '#paraglide/runtime.js';
import { writeStored } from '#shared/api/stored.ts';

export type { Locale };

const isLocale = (text: unknown): text is Locale => locales.some((locale) => locale === text);

/** `first-paint.js` has already chosen (address, then storage, then Arabic) and written it on `<html>`. */
const chosenAtFirst = (): Locale => {
  const lang = globalThis.document?.documentElement.lang;
  return isLocale(lang) ? lang : baseLocale;
};

const listeners = new Set<() => void>();
let current = chosenAtFirst();

/** The language of the screen. */
export const getLocale = (): Locale => current;

overwriteGetLocale(getLocale);

export const directionOf = (locale: Locale): 'rtl' | 'ltr' => (locale === 'ar' ? 'rtl' : 'ltr');

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * Changes the language of the open page (SPEC §4): nothing is reloaded or mounted again, so place, scroll and typed text
 * stay. Kept for the next visit. Unknown codes change nothing.
 */
export const changeLocale = (to: string): void => {
  if (!isLocale(to) || to === current) return;
  current = to;
  writeStored('layout', to);
  document.documentElement.lang = to;
  document.documentElement.dir = directionOf(to);
  for (const listener of listeners) listener();
};

/** Calls `listener` after each change of language. Returns how to stop. */
export const onLocale = (listener: (to: Locale) => void): (() => void) => subscribe(() => listener(current));

/** The language of the screen; the component is drawn again when it changes. */
export const useLocale = (): Locale => useSyncExternalStore(subscribe, getLocale);

/** What a record says in the language of the screen: `inLocale(doctor.name, doctor.name_ar)`. The other one if it is missing. */
export const inLocale = (english: string | null | undefined, arabic: string | null | undefined): string =>
  (current === 'ar' ? arabic || english : english || arabic) ?? '';
