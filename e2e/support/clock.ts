import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';

/** What time it is for the server. */
export async function readClock(request: APIRequestContext): Promise<Date> {
  const reply = (await (await request.get('/dev/clock')).json()) as { data: { now: string } };
  return new Date(reply.data.now);
}

/**
 * Lets so many seconds pass for the server. No more than a minute or two: everybody else's journey goes by the same clock.
 */
export async function advanceClock(request: APIRequestContext, seconds: number): Promise<void> {
  const reply = await request.post('/dev/clock', { data: { forward_seconds: seconds } });
  expect(reply.ok()).toBe(true);
}

/**
 * Gives a page's timers into the test's hands, `page.clock`, beginning at the server's time. The page's own `Date` goes back to the machine's
 * for that: what it is ahead would be run off all at once, and may be longer than a browser's timer can be.
 * @param offset how far the server's clock is from this machine's, in milliseconds
 */
export async function controlClock(page: Page, offset: number): Promise<void> {
  await page.context().addInitScript(() => {
    globalThis.Date = Object.getPrototypeOf(Date) as DateConstructor;
  });
  await page.clock.install({ time: Date.now() + offset });
}

/** From here on time passes on a page only as `passing` tells it: the machine's own does not count. After `controlClock`. */
export const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));

/** Lets so many milliseconds pass on a page whose clock is held; answers how many there are of something then. */
export async function countAfter(page: Page, milliseconds: number, what: Locator): Promise<number> {
  await page.clock.runFor(milliseconds);
  return what.count();
}
