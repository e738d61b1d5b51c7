/**
 * What is kept in the browser, under the names of SPEC §3. `token` and `userInfo` are in session storage without remember-me,
 * `authState` (a code that was sent), `staffChallenge` and `staffLink` always; `deviceId` is the random name under which a log-in knows this browser again.
 * `seenProducts` are those looked at in this tab; `riderTab` is which of the two order tabs a rider looked at last,
 * `riderInstall` that a rider does not want the rider area installed.
 */
export type StoredKey =
  | 'token'
  | 'userInfo'
  | 'guardianInfo'
  | 'fcmToken'
  | 'layout'
  | 'role'
  | 'booking'
  | 'deliveryAddress'
  | 'guestId'
  | 'cartCount'
  | 'authState'
  | 'familyDraft'
  | 'tempOrder'
  | 'registration'
  | 'contactCode'
  | 'deviceId'
  | 'staffChallenge'
  | 'staffLink'
  | 'seenProducts'
  | 'riderTab'
  | 'riderInstall';

export type Place = 'local' | 'session';

/** A browser that blocks storage throws on the mere mention of it; the page then works without remembering. */
const storage = (place: Place): Storage | undefined => {
  try {
    return place === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return undefined;
  }
};

/** The kept text, or `null`. */
export const readStored = (key: StoredKey, place: Place = 'local'): string | null =>
  storage(place)?.getItem(key) ?? null;

/** Keeps `value`; a full or blocked storage is no reason to fail what the person is doing. */
export const keepStored = (key: StoredKey, value: string, place: Place = 'local'): void => {
  try {
    storage(place)?.setItem(key, value);
  } catch {
    dropStored(key, place);
  }
};

/** Forgets it in that place. */
export const dropStored = (key: StoredKey, place: Place = 'local'): void => storage(place)?.removeItem(key);
