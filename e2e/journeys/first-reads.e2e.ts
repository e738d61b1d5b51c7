import { doctor, patient, rider } from '../support/server.ts';
import { expect, inBothLanguages, test, type Page } from '../support/test.ts';

/** How many of the reads that were asked for beside the scripts (first-reads.js) no screen has taken yet; undefined where none were asked for. */
const untaken = (page: Page) =>
  page.evaluate(
    () => (Reflect.get(globalThis, 'firstReads') as { replies: Map<string, unknown> } | undefined)?.replies.size,
  );

/** The chief screens of everybody and of patients, that of a doctor, and that of a rider: each line of first-reads.js, and what it asks for on all of them. */
const screens = [
  [undefined, ['/pharmacy', '/pharmacy/products/1', '/pharmacy/cart', '/find-a-specialist', '/find-a-specialist/1']],
  [
    patient('1000036'),
    [
      '/pharmacy',
      '/dashboard',
      '/appointment/upcoming/all',
      '/lab-works',
      '/family-members',
      '/pharmacy/orders',
      '/my-timeline',
    ],
  ],
  [doctor('D1001'), ['/doctor/dashboard']],
  [rider, ['/rider-orders']],
] as const;

inBothLanguages('ar', () => {
  test(
    'what is asked for beside the scripts is what the screen reads, so that nothing is asked for twice',
    { tag: '@full-once' },
    async ({ openBrowser }) => {
      for (const [who, addresses] of screens) {
        const page = await openBrowser(who);
        const asked: string[] = [];
        page.on('request', (request) => void (/\/api\//.test(request.url()) && asked.push(request.url())));
        for (const address of addresses) {
          asked.length = 0;
          await page.goto(address);
          await expect.poll(() => untaken(page), address).toBe(0);
          // With a log-in something may happen meanwhile, and is read again.
          if (who === undefined) expect(asked, address).toEqual([...new Set(asked)]);
        }
      }
    },
  );

  test(
    'the greeting of the dashboard stands before the scripts as it does after them',
    { tag: '@full-once' },
    async ({ page, signInAs }) => {
      await signInAs(patient('1000036'));
      const scripts = Promise.withResolvers<undefined>();
      await page.route('**/assets/*.js', async (route) => {
        await scripts.promise;
        await route.continue();
      });
      await page.goto('/dashboard', { waitUntil: 'commit' });
      const drawn = page.locator('#shell [data-greetings] > span');
      await expect(drawn.first()).not.toBeEmpty();
      const lines = await drawn.allTextContents();
      scripts.resolve(undefined);
      await expect(page.locator('#shell')).toHaveCount(0);
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(lines[0]!);
      for (const text of lines.slice(1))
        await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
    },
  );
});
