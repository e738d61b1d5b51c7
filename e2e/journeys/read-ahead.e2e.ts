import { expect, inBothLanguages, test, type Page } from '../support/test.ts';

/** A link on this page to one thing, by how such an address reads; and what the thing is read by. */
const ways = [
  { from: '/pharmacy', link: /^\/pharmacy\/products\/(\d+)$/, read: '/api/v1/products/' },
  { from: '/find-a-specialist', link: /^\/find-a-specialist\/(\d+)(?:\?|$)/, read: '/api/v1/doctors/' },
] as const;

const addressesIn = (page: Page) =>
  page.locator('main a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

inBothLanguages('ar', () => {
  test(
    'a product and a doctor are read while their link is pointed at, and not once more when they are opened',
    { tag: '@full-once' },
    async ({ page }) => {
      for (const { from, link, read } of ways) {
        await page.goto(from);
        let address: string | undefined;
        await expect
          .poll(async () => (address = (await addressesIn(page)).find((each) => link.test(each))), from)
          .toBeDefined();
        const api = `${read}${link.exec(address ?? '')?.[1]}`;
        let asked = 0;
        page.on('request', (request) => {
          if (new URL(request.url()).pathname === api) asked += 1;
        });
        const answered = page.waitForResponse((reply) => new URL(reply.url()).pathname === api);
        await page.locator(`main a[href="${address}"]`).first().focus();
        expect((await answered).ok()).toBe(true);
        await page.keyboard.press('Enter');
        await expect.poll(() => new URL(page.url()).pathname).toBe(address?.split('?')[0]);
        await expect(page.locator('main[aria-busy]')).toHaveCount(0);
        await expect(page.locator('main h1')).not.toBeEmpty();
        expect(asked).toBe(1);
      }
    },
  );
});
