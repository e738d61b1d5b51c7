import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test';

/** What time it is for the server. */
export async function readClock(request: APIRequestContext): Promise<Date> {
  const reply = (await (await request.get('/dev/clock')).json()) as { data: { now: string } };
  return new Date(reply.data.now);
}

/** Whoever listens here, beside the server, has its clock to itself. A process that ends lets go of it by itself. */
const holdersPort = Number(process.env['BALSAM_E2E_PORT'] ?? 18_080) + 1;

/** No journey takes longer, not even on a busy machine. */
const longestHoldMs = 180_000;

let isHeldHere = false;

/**
 * Nobody but this journey lets the server's clock go on while `work` lasts. Whoever waits for that gets the time of the wait on top of its own.
 */
export async function withClockHeld(work: () => Promise<void>): Promise<void> {
  const { timeout } = test.info();
  const since = performance.now();
  test.setTimeout(timeout + longestHoldMs);
  const holder = createServer();
  await expect(async () => {
    holder.listen({ port: holdersPort, host: '127.0.0.1', exclusive: true });
    await once(holder, 'listening');
  }).toPass({ timeout: longestHoldMs });
  test.setTimeout(timeout + Math.ceil(performance.now() - since));
  isHeldHere = true;
  try {
    await work();
  } finally {
    isHeldHere = false;
    holder.close();
    await once(holder, 'close');
  }
}

/**
 * Lets so many seconds pass for the server. No more than a minute or two: everybody else's journey goes by the same clock, but for those that
 * hold it.
 */
export async function advanceClock(request: APIRequestContext, seconds: number): Promise<void> {
  const advance = async (): Promise<void> => {
    const reply = await request.post('/dev/clock', { data: { forward_seconds: seconds } });
    expect(reply.ok()).toBe(true);
  };
  await (isHeldHere ? advance() : withClockHeld(advance));
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
