type Owner = 'login' | 'person' | 'browser';

/**
 * What is kept in the browser, under the names of SPEC §3. `token` and `userInfo` are in session storage without remember-me,
 * `authState` (a code that was sent), `staffChallenge` and `staffLink` always; `deviceId` is the random name under which a log-in knows this browser again.
 * `callDevice` tells a reload of a tab in a call from another device, `callChecked` that camera and microphone were tried in it.
 * `unsentMessages` (beside the token) are texts to doctors that have not arrived, `drafts` (in session storage) what was typed into forms and not sent; `seenProducts` are those looked at in this tab; `riderTab` is which of the two order tabs a rider looked at last,
 * `riderInstall` that a rider does not want the rider area installed; `queueBoardToken` and `queueKioskToken` are those of a paired device, and `queueBoardVoice` that a board speaks. `theme` is there only where it is another than the device's. `articleTextSize` is how large somebody reads articles, `recentSearches` what was looked for everywhere in this tab, `copyKey` (in session storage) the key to what can be read without a line. What is of a person goes with their log-in; what is of the browser
 * (its language, the kind of log-in to offer, its name, its push address) names nobody and stays. What is of a `login` is kept where the token is, so that a browser that forgets the log-in when it closes forgets that, too.
 */
const storageOwner = {
  token: 'person',
  userInfo: 'person',
  guardianInfo: 'login',
  fcmToken: 'browser',
  layout: 'browser',
  theme: 'browser',
  role: 'browser',
  booking: 'login',
  deliveryAddress: 'login',
  guestId: 'person',
  cartCount: 'person',
  authState: 'person',
  familyDraft: 'person',
  tempOrder: 'login',
  unsentMessages: 'login',
  drafts: 'person',
  registration: 'person',
  contactCode: 'person',
  deviceId: 'browser',
  callDevice: 'person',
  callChecked: 'person',
  staffChallenge: 'person',
  staffLink: 'person',
  seenProducts: 'person',
  riderTab: 'login',
  riderInstall: 'browser',
  queueBoardToken: 'browser',
  queueKioskToken: 'browser',
  queueBoardVoice: 'browser',
  articleTextSize: 'browser',
  recentSearches: 'person',
  copyKey: 'person',
} as const satisfies Record<string, Owner>;

export type StoredKey = keyof typeof storageOwner;

export type StorageArea = 'local' | 'session';

/** A browser that blocks storage throws on the mere mention of it; the page then works without remembering. */
const storage = (area: StorageArea): Storage | undefined => {
  try {
    return area === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return undefined;
  }
};

/** SPEC §7: the token is kept in local storage if present, otherwise in session storage. */
export const placeOfToken = (): StorageArea => (readStored('token', 'local') === null ? 'session' : 'local');

const placeOf = (key: StoredKey): StorageArea => (storageOwner[key] === 'login' ? placeOfToken() : 'local');

/** The kept text, or `null`. */
export const readStored = (key: StoredKey, area = placeOf(key)): string | null => storage(area)?.getItem(key) ?? null;

/** Keeps `value`; a full or blocked storage is no reason to fail what the person is doing. */
export const writeStored = (key: StoredKey, value: string, area = placeOf(key)): void => {
  try {
    storage(area)?.setItem(key, value);
  } catch {
    removeStored(key, area);
  }
};

/** Forgets it in that place. */
export const removeStored = (key: StoredKey, area = placeOf(key)): void => storage(area)?.removeItem(key);

const keysOf = (...owners: readonly Owner[]): StoredKey[] =>
  (Object.keys(storageOwner) as StoredKey[]).filter((key) => owners.includes(storageOwner[key]));

/** Forgets in that place what belongs beside a token, which is not there. */
export const clearBesideToken = (area: StorageArea): void => {
  for (const key of keysOf('login')) removeStored(key, area);
};

/** Forgets what is of a person, in both places. */
export const clearPersonal = (): void => {
  for (const key of keysOf('login', 'person')) {
    removeStored(key, 'local');
    removeStored(key, 'session');
  }
};
