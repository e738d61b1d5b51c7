import { api } from '#shared/api/index.ts';
import { getSession } from '#shared/api/session.ts';
import { removeStored, writeStored, readStored } from '#shared/api/stored.ts';

/** Whether this browser shows push messages: it cannot, it was forbidden to, it does, or it does not yet. */
export type PushState = 'unsupported' | 'denied' | 'on' | 'off';

const workerOf = async (): Promise<ServiceWorkerRegistration | undefined> => {
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis)) return undefined;
  return navigator.serviceWorker.getRegistration();
};

/** SPEC's `fcm_token` of a browser: the JSON text of its subscription. */
const tokenOf = (subscription: PushSubscription): string => JSON.stringify(subscription);

/** Tells the server where this log-in takes messages; every log-in after it says so itself. */
const register = async (token: string): Promise<void> => {
  await api.notifications.registerDevice({ body: { token, platform: 'web' }, quiet: true });
  writeStored('fcmToken', token);
};

const keyOf = async (): Promise<string> => (await api.notifications.pushKey({ quiet: true })).public_key;

/** The key as a subscription keeps it, written as the server writes it: base64url without padding. */
const written = (key: ArrayBuffer): string =>
  btoa(String.fromCodePoint(...new Uint8Array(key)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** After a restore under another secret the server has another key, and no message reaches a subscription to the earlier one. */
const isToOtherKey = ({ options }: PushSubscription, key: string): boolean =>
  options.applicationServerKey !== null && written(options.applicationServerKey) !== key;

/** Subscribes to this key. A browser refuses a second key beside an earlier one, which therefore goes first. */
const subscribeTo = async (manager: PushManager, key: string): Promise<PushSubscription> => {
  const earlier = await manager.getSubscription();
  if (earlier && isToOtherKey(earlier, key)) {
    await earlier.unsubscribe();
    // No log-in is to take a dead address along, should the browser refuse what follows.
    removeStored('fcmToken');
  }
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
};

/** The subscription that takes messages of the server as it is now. */
const renewed = async (manager: PushManager, subscription: PushSubscription): Promise<PushSubscription> => {
  const key = await keyOf();
  return isToOtherKey(subscription, key) ? subscribeTo(manager, key) : subscription;
};

/**
 * How it stands. A browser that is on says so to the server again: its log-in may be a new one, and the browser may have renewed its
 * subscription by itself.
 */
export const readPush = async (): Promise<PushState> => {
  const worker = await workerOf();
  if (!worker) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await worker.pushManager.getSubscription();
  if (!subscription || readStored('fcmToken') === null) return 'off';
  await register(tokenOf(await renewed(worker.pushManager, subscription)));
  return 'on';
};

/** At the start of the app: what was turned on stays so under another key, without a visit to the settings. */
export const keepPushAlive = async (): Promise<void> => {
  const token = readStored('fcmToken');
  if (token === null || !getSession()) return;
  const worker = await workerOf();
  if (!worker || Notification.permission !== 'granted') return;
  const subscription = await worker.pushManager.getSubscription();
  if (!subscription) return;
  const now = tokenOf(await renewed(worker.pushManager, subscription));
  if (now !== token) await register(now);
};

/** Asks the browser for permission where it has none, subscribes and tells the server. Throws when any of them refuses. */
export const turnPushOn = async (): Promise<PushState> => {
  if ((await Notification.requestPermission()) !== 'granted') return readPush();
  const key = await keyOf();
  const { pushManager } = await navigator.serviceWorker.ready;
  await register(tokenOf(await subscribeTo(pushManager, key)));
  return 'on';
};

/** Ends it in the browser and on the server. */
export const turnPushOff = async (): Promise<PushState> => {
  const worker = await workerOf();
  const subscription = await worker?.pushManager.getSubscription();
  await api.notifications.removeDevice();
  await subscription?.unsubscribe();
  removeStored('fcmToken');
  return 'off';
};
