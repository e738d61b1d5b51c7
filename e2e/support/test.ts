import path from 'node:path';
import { expect, test as base, type APIRequestContext, type Page, type TestInfo } from '@playwright/test';
import { newBrowserPage, type OpenBrowser } from './browser-pages.ts';
import { withClockHeld } from './clock.ts';
import { preparePage, storeSession, collectConsoleErrors } from './prepare-page.ts';
import { sessionOf } from './sessions.ts';
import { readClock, createSession, type Person } from './server.ts';
import { sizes, titleOf, variants, type Variant } from './variants.ts';
import { wordsOf, type Language, type Words } from './words.ts';

export { expect, type Page };

/**
 * Declares journeys in Arabic on a phone and in English on a desktop; `first` is the language in which the quick project takes them. Each
 * journey says by its tag where it runs (see `whereTags`).
 */
export function inBothLanguages(first: Language, declare: (variant: Variant) => void): void {
  for (const variant of variants) {
    test.describe(titleOf(variant), { tag: variant.language === first ? [] : ['@other'] }, () => {
      test.use({ variant });
      declare(variant);
    });
  }
}

/**
 * Where a journey runs:
 * `@quick` in `npm test`, and in the other language in `npm run test:full`: one whole journey of each capability;
 * `@quick-once` in `npm test` alone: neither language nor size of the screen matters;
 * `@full` in `npm run test:full` in both languages;
 * `@full-once` there in the first language alone.
 */
const whereTags: readonly string[] = ['@quick', '@quick-once', '@full', '@full-once'];

function expectToSayWhereItRuns({ tags, file }: TestInfo): void {
  const isJourney = path.basename(path.dirname(file)) === 'journeys';
  if (isJourney && tags.filter((tag) => whereTags.includes(tag)).length !== 1)
    throw new Error(`A journey says by one tag where it runs: ${whereTags.join(', ')}`);
}

const offsetOf = async (request: APIRequestContext): Promise<number> =>
  (await readClock(request)).getTime() - Date.now();

type Fixtures = {
  /** Set by `test.use`; a new browser otherwise speaks Arabic on a phone. */
  variant: Variant;
  /** Set by `test.use` where seconds count, as in a call: nobody else lets the server's clock go on during the journey. */
  holdsClock: boolean;
  clockHeld: void;
  /** The texts of the variant's language. */
  say: Words;
  /** The browser goes by the server's clock, and remembers the variant's language. */
  prepared: void;
  /** Errors and warnings of the console; the test fails at its end if there are any. */
  consoleErrors: string[];
  /** Opens the app as somebody, without the log-in screens. */
  signInAs: (person: Person) => Promise<void>;
  /** Opens another browser beside the journey's own, of somebody else: of a guest, or of a person without the log-in screens. */
  openBrowser: OpenBrowser;
};

type WorkerFixtures = {
  /** How far the server's clock is from this machine's, in milliseconds. */
  clockOffset: number;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  variant: [{ language: 'ar', size: 'phone' }, { option: true }],
  holdsClock: [false, { option: true }],
  clockHeld: [({ holdsClock }, use) => (holdsClock ? withClockHeld(use) : use()), { auto: true }],
  viewport: ({ variant }, use) => use(sizes[variant.size]),
  say: ({ variant }, use) => use(wordsOf(variant.language)),
  clockOffset: [
    async ({ playwright }, use, { project }) => {
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL! });
      await use(await offsetOf(request));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  prepared: [
    async ({ context, clockOffset, variant: { language } }, use, testInfo) => {
      expectToSayWhereItRuns(testInfo);
      await context.addInitScript(preparePage, { offset: clockOffset, language });
      await use();
    },
    { auto: true },
  ],
  consoleErrors: [
    async ({ page }, use) => {
      const consoleErrors: string[] = [];
      collectConsoleErrors(page, consoleErrors);
      await use(consoleErrors);
      expect(consoleErrors).toEqual([]);
    },
    { auto: true },
  ],
  signInAs: ({ page, request }, use) =>
    use(async (person) => {
      const { token, user } = await sessionOf(request, person);
      await page.addInitScript(storeSession, [token, user] as const);
    }),
  openBrowser: async ({ browser, request, variant, consoleErrors }, use) => {
    const pages: Page[] = [];
    await use(async (who, options) => {
      // Whoever comes later finds the server's clock where it is then.
      const clockOffset = await offsetOf(request);
      const page = await newBrowserPage(browser, variant, clockOffset, options);
      pages.push(page);
      collectConsoleErrors(page, consoleErrors);
      if (who) {
        const { token, user } = await createSession(request, who);
        await page.addInitScript(storeSession, [token, user] as const);
      }
      return page;
    });
    for (const page of pages) await page.context().close();
  },
});
