import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { tokenFor, type Person } from './server.ts';

export type Language = 'ar' | 'en';
export const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;
export type Size = keyof typeof sizes;

type Fixtures = {
  /** What the console said that a user's browser should never say; the test fails at its end if there is anything. */
  complaints: string[];
  /** Opens the app as somebody, without the log-in screens. */
  signInAs: (person: Person) => Promise<void>;
};

/** A refusal by the server is the business of the screen: the browser's own line about it is no complaint. */
const expected = /Failed to load resource: the server responded with a status of 4\d\d/;

export const test = base.extend<Fixtures>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        const bad = message.type() === 'error' || message.type() === 'warning';
        if (bad && !expected.test(message.text()))
          complaints.push(`${message.type()}: ${message.text()}`.slice(0, 500));
      });
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`.slice(0, 500)));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  signInAs: async ({ page, request }, use) => {
    await use(async (person) => {
      const { token, user } = await tokenFor(request, person);
      await page.addInitScript(
        ([bearer, who]) => {
          // Once: what the app does with the log-in later is its own business.
          if (sessionStorage.getItem('signed-in-by-test')) return;
          sessionStorage.setItem('signed-in-by-test', '1');
          localStorage.setItem('token', bearer as string);
          localStorage.setItem('userInfo', JSON.stringify(who));
        },
        [token, user] as const,
      );
    });
  },
});
export { expect };

/** No violation of WCAG 2.2 A and AA, and no best practice broken, on what the page shows now. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map((v) => `${v.id} ×${v.nodes.length}: ${v.nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
}

/** Nothing sticks out sideways: the page scrolls up and down only. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const over = await page.evaluate(() => {
    const root = document.documentElement;
    return root.scrollWidth - root.clientWidth;
  });
  expect(over, 'pixels of sideways scroll').toBeLessThanOrEqual(0);
}

/**
 * No text of the other language: Latin words on an Arabic screen, or Arabic letters on an English one. What is marked with its own
 * `lang` (data that came in one language), codes in `dir="ltr"` islands and the language switch itself are excepted.
 */
export async function expectOneLanguage(page: Page, language: Language): Promise<void> {
  const strangers = await page.evaluate((lang) => {
    const foreign = lang === 'ar' ? /[A-Za-z]{2,}/ : /[\u0600-\u06FF]{2,}/;
    const allowed = /^(?:SAR|PDF|ICS|SMS|Visa|mada|VISA|Balsam)$/;
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || element.closest('script,style,[dir="ltr"]:not(html),[hidden]')) continue;
      if (element.closest('[lang]')?.getAttribute('lang') !== lang) continue;
      const text = (node.textContent ?? '').trim();
      if (foreign.test(text) && !allowed.test(text)) found.push(text.slice(0, 80));
    }
    return found;
  }, language);
  expect(strangers).toEqual([]);
}

/** No message key that found no text. */
export async function expectNoBareKeys(page: Page): Promise<void> {
  const text = await page.locator('body').innerText();
  expect(
    text.match(
      /\b(?:shell|auth|patient|booking|payment|doctor|records|notifications|staff|rider|pharmacy)_[a-z_]+\b/g,
    ) ?? [],
  ).toEqual([]);
}
