import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json, stubBrowser } from './browser.testing.ts';

let browser: ReturnType<typeof stubBrowser>;

const load = async () => {
  vi.resetModules();
  return (await import('./send.ts')).send;
};

const answer = (id: number) => json(200, { status: true, message: 'Done', data: { id } });
const askedFor = (url: string, reply: Promise<Response>, token: string | null = null) =>
  vi.stubGlobal('firstReads', { token, replies: new Map([[url, reply]]) });

beforeEach(() => {
  browser = stubBrowser();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('what was asked for beside the scripts is taken once, and then asked for anew', async () => {
  askedFor('/api/v1/locations', Promise.resolve(answer(1)()));
  const send = await load();
  expect(await send('GET', '/api/v1/locations')).toEqual({ id: 1 });
  expect(browser.sent).toEqual([]);
  browser.replies.push(answer(2));
  expect(await send('GET', '/api/v1/locations')).toEqual({ id: 2 });
});

test('an answer to another log-in is not taken', async () => {
  askedFor('/api/v1/locations', Promise.resolve(answer(1)()), 'of somebody else');
  const send = await load();
  browser.replies.push(answer(2));
  expect(await send('GET', '/api/v1/locations')).toEqual({ id: 2 });
});

test('where it did not come, the read is made as any other', async () => {
  vi.useFakeTimers();
  askedFor('/api/v1/locations', Promise.reject(new TypeError('Failed to fetch')));
  const send = await load();
  browser.replies.push(answer(3));
  const read = send('GET', '/api/v1/locations');
  await vi.runAllTimersAsync();
  expect(await read).toEqual({ id: 3 });
  vi.useRealTimers();
});

test('who gave the read up hears nothing of it', async () => {
  askedFor('/api/v1/locations', Promise.resolve(answer(1)()));
  const send = await load();
  const left = new AbortController();
  left.abort();
  await expect(send('GET', '/api/v1/locations', { signal: left.signal })).rejects.toThrow('aborted');
});

test('what was asked for before something was written is not taken any more', async () => {
  askedFor('/api/v1/locations', Promise.resolve(answer(1)()));
  const send = await load();
  browser.replies.push(answer(0), answer(2));
  await send('POST', '/api/v1/favorites');
  expect(await send('GET', '/api/v1/locations')).toEqual({ id: 2 });
});
