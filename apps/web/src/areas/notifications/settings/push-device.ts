import { api } from '#shared/api/index.ts';
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
  await register(tokenOf(subscription));
  return 'on';
};

/** Asks the browser for permission where it has none, subscribes and tells the server. Throws when any of them refuses. */
export const turnPushOn = async (): Promise<PushState> => {
  if ((await Notification.requestPermission()) !== 'granted') return readPush();
  const { public_key: applicationServerKey } = await api.notifications.pushKey({ quiet: true });
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  await register(tokenOf(subscription));
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
