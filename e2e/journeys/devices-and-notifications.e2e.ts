import { createECDH, randomBytes } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { errors } from '@balsam/contract/errors/index';
import { socketConnected, type OpenBrowser } from '../support/browser-pages.ts';
import { ignoreErrors, storeSession } from '../support/prepare-page.ts';
import { inspect } from '../support/checks.ts';
import { expectAt } from '../support/log-in-form.ts';
import { tabTo } from '../support/keyboard.ts';
import { newPatient } from '../support/orders.ts';
import { patient, type Person } from '../support/server.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const { too_many_requests: tooMany } = errors;
const refusal = {
  status: false,
  code: 'too_many_requests',
  message: tooMany.en,
  message_ar: tooMany.ar,
  data: null,
  request_id: 'r',
} as const;

/** Another browser of the same person, signed in to stay, and on their dashboard. */
async function elsewhere(openBrowser: OpenBrowser, who: Person): Promise<Page> {
  const page = await openBrowser(undefined, { userAgent: firefox });
  const headers = { 'user-agent': firefox };
  const reply = await page.request.post(who.call, { data: { ...who.payload, remember: true }, headers });
  const { data } = (await reply.json()) as { data: { access_token: string; user: unknown } };
  await page.addInitScript(storeSession, [data.access_token, data.user] as const);
  const hears = socketConnected(page);
  await page.goto('/dashboard');
  await hears;
  return page;
}

inBothLanguages('en', ({ language }) => {
  test.slow();

  test(
    'D3.04 one browser signs the other out, and then all others: their pages end at once',
    { tag: '@full' },
    async ({ page, say, request, openBrowser, signInAs }) => {
      // Somebody new: whoever ends all other log-ins ends those of other journeys as well.
      const { signIn: who } = await newPatient(request);
      await signInAs(who);
      const there = await elsewhere(openBrowser, who);
      await page.goto('/profile/devices');
      await expect(page.getByText(say('notifications_devices_this'))).toHaveCount(1);
      const row = page.getByRole('listitem').filter({ hasText: 'Firefox' });
      await expect(row).toContainText('Linux');
      await inspect(page, language);
      await row.getByRole('button', { name: say('notifications_devices_end') }).click();
      await expectToast(page, say('notifications_devices_ended_one'));
      await expect(row).toHaveCount(0);
      await expectAt(there, /logoutSuccessfull=true/);

      const again = await elsewhere(openBrowser, who);
      await page.reload();
      const all = page.getByRole('button', { name: say('notifications_devices_end_others'), exact: true });
      await tabTo(page, all);
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(say('notifications_devices_end_others_text'));
      await inspect(page, language);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expectAt(again, /\/dashboard/);
      await page.keyboard.press('Enter');
      await dialog.getByRole('button', { name: say('notifications_devices_end_others'), exact: true }).click();
      await expect(page.getByText(say('notifications_devices_only'))).toBeVisible();
      await expectAt(again, /logoutSuccessfull=true/);
      await inspect(page, language);
    },
  );

  test(
    'settings survive a reload, and a switch turns back when the server did not take it',
    { tag: '@full' },
    async ({ page, say, request, signInAs }) => {
      const me = await newPatient(request);
      await signInAs(me.signIn);
      await page.goto('/notifications');
      await page.getByRole('link', { name: say('notifications_settings_short'), exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('notifications_settings_title'));
      await expect(page.getByText(say('notifications_push_unsupported'))).toBeVisible();
      await inspect(page, language);
      const channel = say(language === 'ar' ? 'notifications_settings_sms' : 'notifications_settings_email');
      // Three topics; each kind for itself lies folded below.
      await expect(page.getByRole('switch', { name: say('notifications_settings_push') })).toHaveCount(3);
      const topic = page.getByRole('switch', { name: `${say('notifications_topic_visits')}: ${channel}`, exact: true });
      const advanced = page.getByText(say('notifications_settings_advanced'), { exact: true });
      await advanced.click();
      await inspect(page, language);
      const row = page
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader') })
        .first();
      const one = row.getByRole('switch', { name: new RegExp(`: ${channel}$`) });
      await expect(one).toBeChecked();
      const topicOff = page.waitForResponse((reply) => reply.request().method() === 'PATCH' && reply.ok());
      await topic.click();
      await topicOff;
      await expect(one).not.toBeChecked();
      const topicOn = page.waitForResponse((reply) => reply.request().method() === 'PATCH' && reply.ok());
      await topic.click();
      await topicOn;
      await expect(one).toBeChecked();
      const saved = page.waitForResponse((reply) => reply.request().method() === 'PATCH' && reply.ok());
      await tabTo(page, one);
      await page.keyboard.press('Space');
      await expect(one).not.toBeChecked();
      await saved;
      await page.reload();
      await advanced.click();
      await expect(one).not.toBeChecked();

      await page.route('**/notification-config/*', (route) =>
        route.request().method() === 'PATCH' ? route.fulfill({ status: 429, json: refusal }) : route.continue(),
      );
      await one.click();
      await expectToast(page, language === 'ar' ? refusal.message_ar : refusal.message);
      await expect(one).not.toBeChecked();
      await page.unroute('**/notification-config/*');
      await one.click();
      await expect(one).toBeChecked();
    },
  );
});

/**
 * Stands in for what a browser under test has none of: its maker's push service, and the person's permission, which a browser without
 * a window never grants.
 */
function subscribeToNobody([endpoint, p256dh, auth]: readonly string[]): void {
  const kept = (key: string) => sessionStorage.getItem(key) === '1';
  const keep = (key: string, to: boolean) => sessionStorage.setItem(key, to ? '1' : '');
  const subscription = {
    options: { userVisibleOnly: true, applicationServerKey: null },
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    unsubscribe: async () => keep('subscribed', false),
  };
  Object.assign(PushManager.prototype, {
    subscribe: async (options: PushSubscriptionOptionsInit) => {
      if (!options.userVisibleOnly || typeof options.applicationServerKey !== 'string') throw new TypeError('no key');
      keep('subscribed', true);
      return subscription;
    },
    getSubscription: async () => (kept('subscribed') ? subscription : null),
  });
  Object.defineProperty(Notification, 'permission', { get: () => (kept('allowed') ? 'granted' : 'default') });
  Notification.requestPermission = async () => {
    keep('allowed', true);
    return 'granted';
  };
}

/** The service worker as these tests see into it. */
type Inside = {
  registration: { showNotification: (title: string, options: object) => Promise<void> };
  shown: object[];
} & EventTarget;

/** Keeps what the worker would show. */
function keepShown(): void {
  const inside = globalThis as unknown as Inside;
  inside.shown = [];
  inside.registration.showNotification = async (title, options) => void inside.shown.push({ title, ...options });
}

/** As the server pushes it, handed to the service worker by the browser's own tools. */
async function push(context: BrowserContext, page: Page, message: object): Promise<void> {
  const tools = await context.newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await tools.send('ServiceWorker.enable');
  const origin = new URL(page.url()).origin;
  const data = JSON.stringify(message);
  await tools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await found, data });
}

/** The person presses what was shown. */
function pressShown(): void {
  const inside = globalThis as unknown as Inside;
  const notification = { ...inside.shown[0], close: () => undefined };
  const press = Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined });
  inside.dispatchEvent(press);
}

test.describe('a browser that shows notifications', () => {
  test.use({ variant: { language: 'en', size: 'desktop' }, serviceWorkers: 'allow' });
  test.slow();

  test(
    'push is turned on for this device after a press, shows what the server sent, opens it, and is turned off',
    { tag: '@full' },
    async ({ page, say, context, consoleErrors, signInAs }) => {
      const p256dh = createECDH('prime256v1').generateKeys('base64url', 'uncompressed');
      const endpoint = 'https://fcm.googleapis.com/fcm/send/a-browser-under-test';
      await page.addInitScript(subscribeToNobody, [endpoint, p256dh, randomBytes(16).toString('base64url')]);
      await signInAs(patient('1000018'));
      await page.goto('/dashboard');
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      await page.goto('/notifications/settings');
      const here = page.getByRole('switch', { name: say('notifications_push_switch') });
      await expect(here).not.toBeChecked();
      await inspect(page, 'en');
      await here.click();
      await expect(page.getByRole('dialog')).toContainText(say('notifications_push_ask_text'));
      await inspect(page, 'en');
      await page.getByRole('button', { name: say('notifications_push_ask_not') }).click();
      await expect(here).not.toBeChecked();
      await here.click();
      await page.getByRole('button', { name: say('notifications_push_ask_go') }).click();
      await expectToast(page, say('notifications_push_now_on'));
      await page.reload();
      await expect(here).toBeChecked();

      const [worker] = context.serviceWorkers();
      await worker!.evaluate(keepShown);
      const message = { title: 'Appointment booked', body: 'Open Balsam', lang: 'en', dir: 'ltr', tag: 't1' };
      await push(context, page, { ...message, path: '/notifications' });
      await expect
        .poll(() => worker!.evaluate(() => (globalThis as unknown as Inside).shown))
        .toEqual([{ ...message, icon: '/icon.svg', data: { path: '/notifications' } }]);
      // A browser lets only a person's press open a window; the one that is open is led there.
      await worker!.evaluate(pressShown);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('notifications_title'));

      await page.goto('/notifications/settings');
      await here.click();
      await expectToast(page, say('notifications_push_now_off'));
      await page.reload();
      await expect(here).not.toBeChecked();
      // Said by the browser of every page that its own service worker brings.
      ignoreErrors(consoleErrors, /^warning: .* preload/);
    },
  );
});
