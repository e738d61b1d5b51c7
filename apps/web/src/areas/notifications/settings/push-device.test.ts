import { beforeEach, expect, test, vi } from 'vitest';
import { stubPage } from '#shared/api/hook.testing.tsx';
import { sara } from '#shared/api/sara.testing.ts';
import { endSession, startSession } from '#shared/api/session.ts';
import { readStored, removeStored, writeStored } from '#shared/api/stored.ts';
import { keepPushAlive, readPush, turnPushOn } from './push-device.ts';

const server = vi.hoisted(() => ({
  pushKey: vi.fn<() => Promise<{ public_key: string }>>(),
  registerDevice: vi.fn<(call: { body: { token: string } }) => Promise<object>>(),
}));
vi.mock('#shared/api/index.ts', () => ({ api: { notifications: server } }));

/** Base64url as the server writes it: with both signs that plain base64 has not, and unpadded. */
const keyNow = '-_8B';
const bytesNow = new Uint8Array([251, 255, 1]);
const bytesBefore = new Uint8Array([251, 255, 2]);

/** A browser's push service, which refuses a second key as browsers do. */
const pushService = (bytes?: Uint8Array, mayRenew = true) => {
  const subscriptionTo = (key: Uint8Array, endpoint: string) => ({
    options: { applicationServerKey: key.buffer },
    toJSON: () => ({ endpoint }),
    unsubscribe: async () => {
      manager.held = undefined;
      return true;
    },
  });
  const manager = {
    held: bytes && subscriptionTo(bytes, 'first'),
    getSubscription: async () => manager.held ?? null,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      if (!mayRenew || manager.held) throw new DOMException('another key', 'InvalidStateError');
      if (applicationServerKey !== keyNow) throw new Error('not the key of the server');
      manager.held = subscriptionTo(bytesNow, 'renewed');
      return manager.held;
    },
  };
  const worker = { pushManager: manager };
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: async () => worker, ready: Promise.resolve(worker) },
  });
  vi.stubGlobal('PushManager', vi.fn());
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' });
};

const registered = (): string[] => server.registerDevice.mock.calls.map(([{ body }]) => body.token);

beforeEach(() => {
  vi.clearAllMocks();
  stubPage();
  startSession({ token: 't', user: sara }, true);
  server.pushKey.mockResolvedValue({ public_key: keyNow });
  server.registerDevice.mockResolvedValue({});
  writeStored('fcmToken', '{"endpoint":"first"}');
});

test('a subscription to the key of the server stays as it is', async () => {
  pushService(bytesNow);
  expect(await readPush()).toBe('on');
  expect(registered()).toEqual(['{"endpoint":"first"}']);
});

test('a subscription to an earlier key is renewed before this device is said to be on', async () => {
  pushService(bytesBefore);
  expect(await readPush()).toBe('on');
  expect(registered()).toEqual(['{"endpoint":"renewed"}']);
  expect(readStored('fcmToken')).toBe('{"endpoint":"renewed"}');
});

test('a browser that does not subscribe anew is off, and no log-in takes its dead address along', async () => {
  pushService(bytesBefore, false);
  await expect(readPush()).rejects.toThrow('another key');
  expect(registered()).toEqual([]);
  expect(readStored('fcmToken')).toBeNull();
  expect(await readPush()).toBe('off');
});

test('turning it on goes past a subscription to an earlier key', async () => {
  pushService(bytesBefore);
  expect(await turnPushOn()).toBe('on');
  expect(registered()).toEqual(['{"endpoint":"renewed"}']);
});

test('the app renews it at its start, and tells the server nothing that it knows', async () => {
  pushService(bytesNow);
  await keepPushAlive();
  expect(registered()).toEqual([]);
  pushService(bytesBefore);
  await keepPushAlive();
  expect(registered()).toEqual(['{"endpoint":"renewed"}']);
});

test.each([
  ['was not turned on', () => removeStored('fcmToken')],
  ['was forbidden', () => vi.stubGlobal('Notification', { permission: 'denied' })],
  ['is of nobody who is signed in', () => endSession()],
])('a start asks the server nothing where push %s', async (_, arrange) => {
  pushService(bytesBefore);
  arrange();
  await keepPushAlive();
  expect(server.pushKey).not.toHaveBeenCalled();
});
