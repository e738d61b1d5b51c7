import path from 'node:path';
import { expect, test as base, type Page, type TestInfo } from '@playwright/test';
import { another, type Beside } from './another.ts';
import { beginPage, keepLogIn, listen } from './beginning.ts';
import { logInOf } from './log-ins.ts';
import { readClock, tokenFor, type Person } from './server.ts';
import { sizes, titleOf, ways, type Way } from './ways.ts';
import { wordsOf, type Language, type Words } from './words.ts';

export { expect, type Page };

/**
 * Declares journeys in Arabic on a phone and in English on a desktop; `first` is the language in which the quick project takes them. Each
 * journey says by its tag where it runs (see `whereTags`).
 */
export function inBothLanguages(first: Language, declare: (way: Way) => void): void {
  for (const way of ways) {
    test.describe(titleOf(way), { tag: way.language === first ? [] : ['@other'] }, () => {
      test.use({ way });
      declare(way);
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

type Fixtures = {
  /** Set by `test.use`; a new browser otherwise speaks Arabic on a phone. */
  way: Way;
  /** The texts of the way's language. */
  say: Words;
  /** The browser goes by the server's clock, and remembers the way's language. */
  prepared: void;
  /** What the console said that a user's browser should never say; the test fails at its end if there is anything. */
  complaints: string[];
  /** Opens the app as somebody, without the log-in screens. */
  signInAs: (person: Person) => Promise<void>;
  /** Opens another browser beside the journey's own, of somebody else: of a guest, or of a person without the log-in screens. */
  beside: Beside;
};

type WorkerFixtures = {
  /** How far the server's clock is from this machine's, in milliseconds. */
  ahead: number;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  way: [{ language: 'ar', size: 'phone' }, { option: true }],
  viewport: ({ way }, use) => use(sizes[way.size]),
  say: ({ way }, use) => use(wordsOf(way.language)),
  ahead: [
    async ({ playwright }, use, { project }) => {
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL! });
      await use((await readClock(request)).getTime() - Date.now());
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  prepared: [
    async ({ context, ahead, way: { language } }, use, testInfo) => {
      expectToSayWhereItRuns(testInfo);
      await context.addInitScript(beginPage, { ahead, language });
      await use();
    },
    { auto: true },
  ],
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      listen(page, complaints);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  signInAs: ({ page, request }, use) =>
    use(async (person) => {
      const { token, user } = await logInOf(request, person);
      await page.addInitScript(keepLogIn, [token, user] as const);
    }),
  beside: async ({ browser, request, way, ahead, complaints }, use) => {
    const opened: Page[] = [];
    await use(async (who, wish) => {
      const page = await another(browser, way, ahead, wish);
      opened.push(page);
      listen(page, complaints);
      if (who) {
        const { token, user } = await tokenFor(request, who);
        await page.addInitScript(keepLogIn, [token, user] as const);
      }
      return page;
    });
    for (const page of opened) await page.context().close();
  },
});
