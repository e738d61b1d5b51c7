import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from './browser.testing.ts';
import { sara } from './sara.testing.ts';

const user = { ...sara, is_privacy_agreed: false };

let browser: ReturnType<typeof stubBrowser>;

const load = () => {
  vi.resetModules();
  return import('./session.ts');
};

const keysIn = (storage: Storage): string[] => Array.from({ length: storage.length }, (_, n) => storage.key(n) ?? '');

const blocked = (): never => {
  throw new DOMException('blocked', 'SecurityError');
};

beforeEach(() => {
  browser = stubBrowser();
});

afterEach(() => vi.unstubAllGlobals());

test('S7.03 with remember-me the token is in local storage only, without it in session storage only', async () => {
  const { startSession } = await load();
  startSession({ token: 'kept', user }, true);
  expect([browser.local.getItem('token'), browser.session.getItem('token')]).toEqual(['kept', null]);
  startSession({ token: 'passing', user }, false);
  expect([browser.local.getItem('token'), browser.session.getItem('token')]).toEqual([null, 'passing']);
});

test('S7.03 the token of local storage wins over the one of session storage', async () => {
  for (const [place, token] of [
    ['local', 'a'],
    ['session', 'b'],
  ] as const) {
    browser[place].setItem('token', token);
    browser[place].setItem('userInfo', JSON.stringify(user));
  }
  expect((await load()).getSession()?.token).toBe('a');
  browser.local.clear();
  expect((await load()).getSession()?.token).toBe('b');
});

test('S7.03 a switch of profile stays where the log-in is kept', async () => {
  const { startSession } = await load();
  startSession({ token: 'mine', user }, true);
  startSession({ token: 'hers', user: { ...user, isDependent: true } });
  expect(browser.local.getItem('token')).toBe('hers');
});

test.each(['', '{', '{"id":1}', 'null'])('a log-in whose person reads %j is none', async (kept) => {
  browser.local.setItem('token', 't');
  browser.local.setItem('userInfo', kept);
  expect((await load()).getSession()).toBeNull();
});

test('a browser that blocks storage still signs in, for as long as the page is open', async () => {
  Object.defineProperty(globalThis, 'localStorage', { get: blocked, configurable: true });
  Object.defineProperty(globalThis, 'sessionStorage', { get: blocked, configurable: true });
  const { startSession, getSession } = await load();
  startSession({ token: 't', user }, true);
  expect(getSession()?.token).toBe('t');
});

const besideToken = ['booking', 'deliveryAddress', 'guardianInfo', 'riderTab', 'tempOrder', 'unsentMessages'] as const;

test.each([
  [true, 'local', 'session'],
  [false, 'session', 'local'],
] as const)(
  'S7.03 what a log-in (remembered: %s) keeps of the person is in %s storage',
  async (remember, here, there) => {
    const { startSession, endSession } = await load();
    const { readStored, writeStored } = await import('./stored.ts');
    startSession({ token: 't', user }, remember);
    for (const key of besideToken) writeStored(key, 'x');
    expect(keysIn(browser[here])).toEqual(expect.arrayContaining([...besideToken]));
    expect(keysIn(browser[there]).filter((key) => key !== 'role')).toEqual([]);
    expect(besideToken.map((key) => readStored(key))).toEqual(besideToken.map(() => 'x'));
    endSession();
    expect([...keysIn(browser.local), ...keysIn(browser.session)]).toEqual(['role']);
  },
);

test('S7.03 what an earlier version kept beside no token is gone with the next page, and with the next log-in', async () => {
  const keepAll = (): void => {
    for (const key of besideToken) browser.local.setItem(key, 'x');
  };
  keepAll();
  const { startSession } = await load();
  expect(keysIn(browser.local)).toEqual([]);
  keepAll();
  startSession({ token: 't', user }, false);
  expect(keysIn(browser.local)).toEqual(['role']);
});

test('a log-out leaves nothing of an order that was being written: whoever comes next finds no address and no picture', async () => {
  const { startSession, endSession } = await load();
  startSession({ token: 't', user }, true);
  browser.local.setItem('tempOrder', '{"person":1,"address_id":3,"prescriptions":["a"]}');
  endSession();
  expect(browser.local.getItem('tempOrder')).toBeNull();
});

test('a log-out leaves only what is of the browser', async () => {
  const { startSession, endSession } = await load();
  startSession({ token: 't', user }, true);
  const personal = ['booking', 'deliveryAddress', 'guestId', 'riderTab', 'guardianInfo', 'cartCount'];
  const passing = ['authState', 'familyDraft', 'registration', 'contactCode', 'staffChallenge', 'seenProducts'];
  const kept = ['layout', 'deviceId', 'fcmToken', 'riderInstall'];
  for (const key of [...personal, ...kept]) browser.local.setItem(key, 'x');
  for (const key of passing) browser.session.setItem(key, 'x');
  endSession();
  expect(keysIn(browser.local).toSorted()).toEqual([...kept, 'role'].toSorted());
  expect(keysIn(browser.session)).toEqual([]);
});

test('a tab that follows the log-out of another one keeps nothing either', async () => {
  const addListener = vi.fn<(kind: string, listener: (event: { key: string | null }) => void) => void>();
  vi.stubGlobal('addEventListener', addListener);
  const { startSession } = await load();
  startSession({ token: 't', user }, true);
  browser.session.setItem('contactCode', 'x');
  browser.local.clear();
  const [, follow] = addListener.mock.calls.find(([kind]) => kind === 'storage')!;
  follow({ key: 'token' });
  expect(keysIn(browser.session)).toEqual([]);
});

test.each<[string, { token?: string; id: number }, number]>([
  ['logged out', { id: 1 }, 1],
  ['opened the profile of somebody else', { token: 'inside', id: 3 }, 1],
  ['signed the same person in again', { token: 'again', id: 1 }, 0],
])(
  'S4.20 a tab is loaded anew, with what was typed in it, when another one has %s',
  async (_, { token, id }, reloads) => {
    const addListener = vi.fn<(kind: string, listener: (event: { key: string | null }) => void) => void>();
    vi.stubGlobal('addEventListener', addListener);
    const { startSession } = await load();
    startSession({ token: 't', user }, true);
    if (token === undefined) browser.local.clear();
    else {
      browser.local.setItem('token', token);
      browser.local.setItem('userInfo', JSON.stringify({ ...user, id }));
    }
    const [, follow] = addListener.mock.calls.find(([kind]) => kind === 'storage')!;
    for (const key of ['token', 'userInfo']) follow({ key });
    expect(browser.location.reload).toHaveBeenCalledTimes(reloads);
  },
);

test('S2.24 a tab that is ending the log-in itself stays, though another one hears of it first', async () => {
  const addListener = vi.fn<(kind: string, listener: (event: { key: string | null }) => void) => void>();
  vi.stubGlobal('addEventListener', addListener);
  const { startSession, whileEnding } = await load();
  startSession({ token: 't', user }, true);
  const [, follow] = addListener.mock.calls.find(([kind]) => kind === 'storage')!;
  await whileEnding(async () => {
    browser.local.clear();
    follow({ key: 'token' });
  });
  expect(browser.location.reload).not.toHaveBeenCalled();
});

test.each([
  ['nobody is signed in any more', true, 1],
  ['its person is still signed in', false, 0],
])('a page that the browser had put aside comes back: %s', async (_, isOut, reloads) => {
  const addListener = vi.fn<(kind: string, listener: (event: { persisted: boolean }) => void) => void>();
  vi.stubGlobal('addEventListener', addListener);
  const { startSession } = await load();
  startSession({ token: 't', user }, true);
  if (isOut) browser.local.clear();
  const [, comeBack] = addListener.mock.calls.find(([kind]) => kind === 'pageshow')!;
  comeBack({ persisted: true });
  expect(browser.location.reload).toHaveBeenCalledTimes(reloads);
});

test('a log-out takes down the notifications that are still shown', async () => {
  const close = vi.fn<() => void>();
  const worker = { getNotifications: async () => [{ close }, { close }] };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => worker } });
  const { startSession, endSession } = await load();
  startSession({ token: 't', user }, true);
  endSession();
  await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(2));
});

test('what changes of the person is kept and told', async () => {
  const { startSession, updateUser, onSession, getSession } = await load();
  startSession({ token: 't', user }, false);
  const listener = vi.fn<() => void>();
  onSession(listener);
  updateUser({ is_privacy_agreed: true });
  expect(getSession()?.user.is_privacy_agreed).toBe(true);
  expect(JSON.parse(browser.session.getItem('userInfo') ?? '')).toMatchObject({ is_privacy_agreed: true });
  expect(listener).toHaveBeenCalledOnce();
});

test('S4.20 a tab that has not heard yet what another one opened does not put the former log-in back', async () => {
  const { startSession, updateUser } = await load();
  startSession({ token: 't', user }, true);
  browser.local.setItem('token', 'inside');
  browser.local.setItem('userInfo', JSON.stringify({ ...user, id: 3 }));
  updateUser({ is_privacy_agreed: true });
  expect(browser.local.getItem('token')).toBe('inside');
  expect(JSON.parse(browser.local.getItem('userInfo') ?? '')).toMatchObject({ id: 3 });
});

test('D15.08 S4.20 who works in a dependent’s profile is kept under SPEC’s name until they are back', async () => {
  const { startSession } = await load();
  startSession({ token: 'own', user }, false);
  startSession({ token: 'inside', user: { ...user, id: 3, isDependent: true } });
  expect(JSON.parse(browser.session.getItem('guardianInfo') ?? '')).toMatchObject({ id: 1, first_name: 'Sara' });
  startSession({ token: 'back', user });
  expect(browser.session.getItem('guardianInfo')).toBeNull();
});
