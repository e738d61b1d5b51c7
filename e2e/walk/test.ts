import type { Disposable, Page } from '@playwright/test';
import { preparePage, storeSession } from '../support/prepare-page.ts';
import { sessionOf } from '../support/sessions.ts';
import { test as base } from '../support/test.ts';
import { setTheme } from './screen-page.ts';

type WorkerFixtures = {
  /** The page that a worker keeps from screen to screen. */
  keptPage: () => Promise<Page>;
};

/**
 * Takes away what the screen before has left in the browser: log-in, storage, databases, cookies, where the mouse was. It is done from an
 * address where no app runs that could write it again.
 */
async function empty(page: Page, baseURL: string): Promise<void> {
  await page.goto('/healthz');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Storage.clearDataForOrigin', { origin: new URL(baseURL).origin, storageTypes: 'all' });
  await devTools.detach();
  await page.mouse.move(-1, -1);
}

/**
 * For screens that are looked at and left as they were: one page goes from one to the next, so that each worker fetches and compiles the app
 * once. Journeys, and what is opened over a screen, have a browser context of their own.
 */
export const test = base.extend<object, WorkerFixtures>({
  keptPage: [
    async ({ browser }, use) => {
      let kept: Page | undefined;
      await use(async () => (kept ??= await browser.newPage()));
      await kept?.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ keptPage, viewport, baseURL }, use) => {
    const page = await keptPage();
    await empty(page, baseURL!);
    await page.setViewportSize(viewport!);
    await setTheme(page, 'light');
    await use(page);
    page.removeAllListeners('console');
    page.removeAllListeners('pageerror');
  },
  prepared: async ({ page, clockOffset, variant: { language } }, use) => {
    const script = await page.addInitScript(preparePage, { offset: clockOffset, language });
    await use();
    await script.dispose();
  },
  signInAs: async ({ page, request }, use) => {
    const scripts: Disposable[] = [];
    await use(async (person) => {
      const { token, user } = await sessionOf(request, person);
      scripts.push(await page.addInitScript(storeSession, [token, user] as const));
    });
    for (const script of scripts) await script.dispose();
  },
});
