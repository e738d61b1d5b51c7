/**
 * What is kept in the browser, under the names of SPEC §3. `token` and `userInfo` are in session storage without remember-me,
 * `authState` (a code that was sent), `staffChallenge` and `staffLink` always; `deviceId` is the random name under which a log-in knows this browser again.
 * `callDevice` tells a reload of a tab in a call from another device, `callChecked` that camera and microphone were tried in it.
 * `unsentMessages` (beside the token) are texts to doctors that have not arrived, `drafts` (in session storage) what was typed into forms and not sent; `seenProducts` are those looked at in this tab; `riderTab` is which of the two order tabs a rider looked at last,
 * `riderInstall` that a rider does not want the rider area installed; `queueBoardToken` and `queueKioskToken` are those of a paired device, and `queueBoardVoice` that a board speaks. `theme` is there only where it is another than the device's. `articleTextSize` is how large somebody reads articles, `recentSearches` what was looked for everywhere in this tab, `copyKey` (in session storage) the key to what can be read without a line. What is of a person goes with their log-in; what is of the browser
 * (its language, the kind of log-in to offer, its name, its push address) names nobody and stays.
 */
const storageOwner = {
  token: 'person',
  userInfo: 'person',
  guardianInfo: 'person',
  fcmToken: 'browser',
  layout: 'browser',
  theme: 'browser',
  role: 'browser',
  booking: 'person',
  deliveryAddress: 'person',
  guestId: 'person',
  cartCount: 'person',
  authState: 'person',
  familyDraft: 'person',
  tempOrder: 'person',
  unsentMessages: 'person',
  drafts: 'person',
  registration: 'person',
  contactCode: 'person',
  deviceId: 'browser',
  callDevice: 'person',
  callChecked: 'person',
  staffChallenge: 'person',
  staffLink: 'person',
  seenProducts: 'person',
  riderTab: 'person',
  riderInstall: 'browser',
  queueBoardToken: 'browser',
  queueKioskToken: 'browser',
  queueBoardVoice: 'browser',
  articleTextSize: 'browser',
  recentSearches: 'person',
  copyKey: 'person',
} as const satisfies Record<string, 'person' | 'browser'>;

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

/** The kept text, or `null`. */
export const readStored = (key: StoredKey, area: StorageArea = 'local'): string | null =>
  storage(area)?.getItem(key) ?? null;

/** Keeps `value`; a full or blocked storage is no reason to fail what the person is doing. */
export const writeStored = (key: StoredKey, value: string, area: StorageArea = 'local'): void => {
  try {
    storage(area)?.setItem(key, value);
  } catch {
    removeStored(key, area);
  }
};

/** Forgets it in that place. */
export const removeStored = (key: StoredKey, area: StorageArea = 'local'): void => storage(area)?.removeItem(key);

/** Forgets what is of a person, in both places. */
export const clearPersonal = (): void => {
  for (const [key, owner] of Object.entries(storageOwner) as [StoredKey, 'person' | 'browser'][]) {
    if (owner === 'browser') continue;
    removeStored(key, 'local');
    removeStored(key, 'session');
  }
};
