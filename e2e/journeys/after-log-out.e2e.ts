import type { Page } from '@playwright/test';
import { ignoreErrors, storeSession, offlineErrors } from '../support/prepare-page.ts';
import { button } from '../support/buttons.ts';
import { riderBy } from '../support/deliveries.ts';
import { inspect } from '../support/checks.ts';
import { accountButton, endLogIn, expectAt, logOut, submitLogIn } from '../support/log-in-form.ts';
import { createSession } from '../support/server.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';

// The worker is what keeps most: the journey is about what it keeps.
test.use({ serviceWorkers: 'allow' });

/** What names the browser and nobody in it. */
const ofBrowser: ReadonlySet<string> = new Set(['layout', 'role', 'deviceId', 'fcmToken', 'riderInstall']);
/** Where the page stood, by the router; whether this test has signed in. */
const ofPage = /^(?:tsr-scroll-restoration|signed-in-by-test)/;

/** All that the browser keeps for our origin. */
async function keptIn(page: Page) {
  return page.evaluate(async () => {
    const rowsOf = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error as Error));
      });
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    const rows: string[] = [];
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue;
      const opened = await rowsOf(indexedDB.open(name));
      for (const store of opened.objectStoreNames) {
        const all = await rowsOf(opened.transaction(store).objectStore(store).getAll());
        rows.push(...all.map((row) => `${name} ${store} ${JSON.stringify(row)}`));
      }
      opened.close();
    }
    return { local: Object.keys(localStorage), session: Object.keys(sessionStorage), cached: cached.flat(), rows };
  });
}

async function expectNothingOfAnybody(page: Page): Promise<void> {
  const { local, session, cached, rows } = await keptIn(page);
  expect(local.filter((key) => !ofBrowser.has(key))).toEqual([]);
  expect(session.filter((key) => !ofPage.test(key))).toEqual([]);
  expect(cached.length, 'the app itself is kept').toBeGreaterThan(0);
  expect(cached.filter((url) => new URL(url).pathname.startsWith('/api'))).toEqual([]);
  expect(rows).toEqual([]);
}

/** A delivery that no line took: with the customer's code and a picture of their door. */
const keepUnsent = (page: Page, rider: number) =>
  page.evaluate(
    (of) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('balsam-rider');
        opening.addEventListener('error', () => reject(opening.error as Error));
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('steps', 'readwrite');
          writing.objectStore('steps').add({
            id: 'a-step-that-was-not-sent',
            rider: of,
            orderId: 999_999,
            happenedAt: new Date().toISOString(),
            request: { kind: 'move', body: { status: 'delivered', otp: '123456' } },
            pictures: [{ as: 'photo', type: 'image/jpeg', bytes: new ArrayBuffer(8) }],
            names: {},
          });
          writing.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    rider,
  );

const workerReady = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state));

test.afterEach(({ consoleErrors }) => ignoreErrors(consoleErrors, offlineErrors));

inBothLanguages('ar', ({ language }) => {
  const arabic = language === 'ar';
  test.slow();

  test(
    'after a log-out the browser keeps nothing of the patient, Back shows nothing, and other tabs show nothing more',
    { tag: '@full-once' },
    async ({ page, say, context }) => {
      await page.goto('/auth/user/dashboard?role=patient');
      await page.getByLabel(say('identity_remember')).check();
      await submitLogIn({ page, say }, 'identity_mrn_number', '1000025');
      await expectAt(page, '/dashboard');
      await workerReady(page);
      for (const path of ['/pharmacy', '/profile', '/lab-works']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      }
      const other = await context.newPage();
      await other.goto('/profile');
      await expect(other.getByText('1000025').first()).toBeVisible();
      await logOut({ page, say }, arabic ? 'حمد' : 'Hamad');
      await expectAt(page, '/auth/user/dashboard');
      await expectAt(other, '/auth/user/dashboard?routeToNavigate=%2Fprofile');
      await expect(other.getByText('1000025')).toHaveCount(0);
      await expectNothingOfAnybody(page);
      await page.goBack();
      await expectAt(page, '/auth/user/dashboard?routeToNavigate=%2Fprofile');
      await expect(page.getByText('1000025')).toHaveCount(0);
      await expectNothingOfAnybody(page);
    },
  );

  test(
    'after a log-out the browser keeps nothing that a rider has read',
    { tag: '@full-once' },
    async ({ page, say, request }) => {
      const { token, user } = await createSession(request, riderBy('rider2'));
      await page.addInitScript(storeSession, [token, user] as const);
      await page.goto('/rider-orders');
      await expect(page.getByRole('tab', { name: say('rider_tab_active') })).toBeVisible();
      await workerReady(page);
      await expect.poll(async () => (await keptIn(page)).rows.length).toBeGreaterThan(0);
      await logOut({ page, say }, arabic ? 'سعد' : 'Saad');
      await expectAt(page, '/rider-orders');
      await expect(page.getByRole('link', { name: say('identity_sign_in_patient') })).toBeVisible();
      await expectNothingOfAnybody(page);
    },
  );

  test(
    'after a log-out the browser keeps nothing that a rider could not send: they are told before that it is deleted',
    { tag: '@full' },
    async ({ page, context, say, request }) => {
      const { token, user } = await createSession(request, riderBy('rider2'));
      await page.addInitScript(storeSession, [token, user] as const);
      await page.goto('/rider-orders');
      await expect(page.getByRole('tab', { name: say('rider_tab_active') })).toBeVisible();
      await workerReady(page);
      await expect.poll(async () => (await keptIn(page)).rows.length).toBeGreaterThan(0);
      await context.setOffline(true);
      await keepUnsent(page, (user as { id: number }).id);
      await page.reload();
      await expect(page.getByRole('tab', { name: say('rider_tab_active') })).toBeVisible();
      await accountButton({ page, say }, arabic ? 'سعد' : 'Saad').click();
      await button(page, say('shell_log_out')).click();
      await expect(page.getByText(say('rider_unsent_text'))).toBeVisible();
      await inspect(page, language);
      await endLogIn(page, button(page, say('rider_unsent_leave')));
      await expectAt(page, '/rider-orders');
      await expect(page.getByRole('link', { name: say('identity_sign_in_patient') })).toBeVisible();
      await expectNothingOfAnybody(page);
      await context.setOffline(false);
    },
  );
});
