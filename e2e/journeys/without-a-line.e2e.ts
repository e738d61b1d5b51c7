import { ignoreErrors, offlineErrors, storeSession } from '../support/prepare-page.ts';
import { expectAt, logOut } from '../support/log-in-form.ts';
import { createSession } from '../support/server.ts';
import { expect, inBothLanguages, test, type Page } from '../support/test.ts';
import { people } from '../walk/people.ts';

// The app itself has to be on the device: nothing of it comes from the server once the line is gone.
test.use({ serviceWorkers: 'allow' });
test.afterEach(({ consoleErrors }) => ignoreErrors(consoleErrors, offlineErrors));

/** The copies that lie on the disk, names and contents, as letters. */
const copiesOnDisk = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error as Error));
      });
    if (!(await indexedDB.databases()).some(({ name }) => name === 'balsam-copies')) return [];
    const opened = await done(indexedDB.open('balsam-copies'));
    const rows: { name: string; data: ArrayBuffer }[] = await done(
      opened.transaction('copies').objectStore('copies').getAll(),
    );
    opened.close();
    return rows.map(({ name, data }) => `${name} ${new TextDecoder('latin1').decode(data)}`);
  });

inBothLanguages('ar', ({ language }) => {
  test(
    'D3.08 a patient without a line reads lists and records again after a reload; on the disk they are unreadable, and gone with the log-out',
    { tag: '@full' },
    async ({ page, context, request, say }) => {
      // A log-in of its own: it ends here.
      const { token, user } = await createSession(request, people.sara);
      await page.addInitScript(storeSession, [token, user] as const);
      await page.goto('/lab-works');
      await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state));
      const first = page.getByRole('main').getByRole('listitem').first();
      await expect(first).toBeVisible();
      const words = await first.innerText();
      await expect.poll(async () => (await copiesOnDisk(page)).length).toBeGreaterThan(1);
      expect((await copiesOnDisk(page)).join('\n')).not.toMatch(/HbA1c|Glucose|records|"items"/);

      await context.setOffline(true);
      await page.reload();
      await expect(page.getByText(say('shell_offline'))).toBeVisible();
      await expect(first).toHaveText(words, { useInnerText: true });

      // The line is back, and somebody else may hold the phone next.
      await context.setOffline(false);
      await logOut({ page, say }, language === 'ar' ? 'سارة' : 'Sara');
      await expectAt(page, '/auth/user/dashboard');
      await expect.poll(() => copiesOnDisk(page)).toEqual([]);
      expect(await page.evaluate(() => sessionStorage.getItem('copyKey'))).toBeNull();
    },
  );
});
