import { expect, type Page } from '@playwright/test';

const toldOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(globalThis as unknown as { told: ReadonlySet<string> }).told]);

/** A toast has said this on the page that is open, if only for a moment: whoever is slow to look misses it on the screen. */
export async function expectTold(page: Page, said: string | RegExp): Promise<void> {
  const isIt = (text: string): boolean => (typeof said === 'string' ? text.includes(said) : said.test(text));
  await expect.poll(async () => (await toldOn(page)).some(isIt), `a toast that says ${String(said)}`).toBe(true);
}
