import { expect, type APIRequestContext } from '@playwright/test';

/** What time it is for the server. */
export async function readClock(request: APIRequestContext): Promise<Date> {
  const reply = (await (await request.get('/dev/clock')).json()) as { data: { now: string } };
  return new Date(reply.data.now);
}

/**
 * Lets so many seconds pass for the server. No more than a minute or two: everybody else's journey goes by the same clock.
 */
export async function letPass(request: APIRequestContext, seconds: number): Promise<void> {
  const now = new Date((await readClock(request)).getTime() + seconds * 1000);
  const reply = await request.post('/dev/clock', { data: { now: now.toISOString() } });
  expect(reply.ok()).toBe(true);
}
