import type { User } from '@balsam/contract/people';
import { useSyncExternalStore } from 'react';
import { closeNotifications } from './notifications-shown.ts';
import {
  clearBesideToken,
  clearPersonal,
  placeOfToken,
  readStored,
  removeStored,
  writeStored,
  type StorageArea,
} from './stored.ts';

/** `user` is the person whose profile is open, as a log-in answers (SPEC §3). */
export type Session = { readonly token: string; readonly user: User };

const listeners = new Set<() => void>();

const isUser = (value: unknown): value is User =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'role_id' in value &&
  typeof value.role_id === 'number';

const parseUser = (text: string | null): User | undefined => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isUser(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** The log-in that is kept in this browser now, which another tab may have changed since `getSession` heard of it. */
export const readSession = (): Session | null => {
  const place = placeOfToken();
  const token = readStored('token', place);
  const user = parseUser(readStored('userInfo', place));
  return token !== null && user ? { token, user } : null;
};

let current = readSession();

// An earlier version kept there what is of a log-in that the browser forgets.
if (placeOfToken() === 'session') clearBesideToken('local');

/** The log-in of which this page has shown something. */
let lastNotified = current?.token;

const setSession = (next: Session | null): void => {
  // Also in a tab that follows another one's log-out: what it kept for itself goes.
  if (current && !next) {
    clearPersonal();
    void closeNotifications();
  }
  current = next;
  lastNotified = next?.token ?? lastNotified;
  for (const listener of listeners) listener();
};

let endsOnThisPage = false;

/** While `work` runs, the end of the log-in is its own doing, whichever tab hears of it first: the page stays and says so itself. */
export const whileEnding = async <T>(work: () => Promise<T>): Promise<T> => {
  endsOnThisPage = true;
  try {
    return await work();
  } finally {
    endsOnThisPage = false;
  }
};

export const isEndingHere = (): boolean => endsOnThisPage;

/** Another tab signed in or out, or opened another profile: this one follows. What it shows, and what was typed here, is of whoever was here before. */
globalThis.addEventListener?.('storage', (event) => {
  if (event.key !== 'token' && event.key !== 'userInfo' && event.key !== null) return;
  const before = current?.user.id;
  setSession(readSession());
  if (before !== undefined && before !== current?.user.id && !endsOnThisPage) location.reload();
});

/** A page that the browser had put aside shows what it showed: it is loaded anew when its person is no longer signed in. */
globalThis.addEventListener?.('pageshow', (event) => {
  if (!event.persisted || lastNotified === undefined || lastNotified === readSession()?.token) return;
  location.reload();
});

const write = (session: Session, place: StorageArea): void => {
  writeStored('token', session.token, place);
  writeStored('userInfo', JSON.stringify(session.user), place);
};

const clearStored = (place: StorageArea): void => {
  removeStored('token', place);
  removeStored('userInfo', place);
};

export const getSession = (): Session | null => current;

/** Calls `listener` after each change of the log-in. Returns how to stop. */
export const onSession = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Calls `listener` as soon as another person, or nobody, works here. Returns how to stop. */
export const onOtherPerson = (listener: () => void): (() => void) => {
  let token = current?.token;
  return onSession(() => {
    const isOther = current?.token !== token;
    token = current?.token;
    if (isOther) listener();
  });
};

/** The log-in of this browser, or `null`; the screen follows every change, other tabs' too. */
export const useSession = (): Session | null => useSyncExternalStore(onSession, getSession);

/** Who works in a dependent's profile is kept beside it under SPEC §3's name, until they are back in their own. */
const storeGuardian = (next: Session): void => {
  if (!next.user.isDependent) return removeStored('guardianInfo');
  if (!current || current.user.isDependent) return;
  const { id, first_name, family_name, first_name_ar, family_name_ar } = current.user;
  writeStored('guardianInfo', JSON.stringify({ id, first_name, family_name, first_name_ar, family_name_ar }));
};

/**
 * Takes over what a log-in answered. `remember` keeps it when the browser closes (local storage); left out, as in a switch
 * of profile, it stays where the present log-in is.
 */
export const startSession = (session: Session, remember = placeOfToken() === 'local'): void => {
  const place = remember ? 'local' : 'session';
  const formerPlace = remember ? 'session' : 'local';
  clearStored(formerPlace);
  clearBesideToken(formerPlace);
  write(session, place);
  storeGuardian(session);
  // What is known of the cart was of whoever was here before.
  removeStored('cartCount');
  writeStored('role', String(session.user.role_id));
  setSession(session);
};

/** Changes what is known of the person, such as that the terms are agreed. Nothing without a log-in. */
export const updateUser = (change: Partial<User>): void => {
  if (!current) return;
  const next = { ...current, user: { ...current.user, ...change } };
  // What another tab has opened since, this one has not heard of yet.
  if (readSession()?.token === current.token) write(next, placeOfToken());
  setSession(next);
};

/**
 * Clears log-in, guardian info, cart (SPEC §4) and all else that is of the person: drafts, addresses, what was looked at. What is of the browser
 * stays, such as the last role, so that sign-in can be offered for it.
 */
export const endSession = (): void => {
  clearPersonal();
  setSession(null);
};
