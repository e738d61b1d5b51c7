import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json, stubBrowser } from '#shared/api/browser.testing.ts';
import { makeLink } from './make-link.ts';

const choice = { parts: ['allergies' as const], minutes: 60, passcode: '2468' };
const now = '2026-11-22T10:00:00.000Z';
const summary = () =>
  new Response(JSON.stringify({ a: 1, timestamp: now }), { headers: { 'content-type': 'application/fhir+json' } });
const made = json(200, { status: true, data: { id: 3, url: 'https://balsam.example/api/v1/shl/t' } });
const refused = json(422, { status: false, code: 'too_many_shares', message: 'Ten', message_ar: 'عشرة' });

let browser: ReturnType<typeof stubBrowser>;
beforeEach(() => {
  browser = stubBrowser('/sharing');
  Object.assign(browser.location, { origin: 'http://localhost' });
});
afterEach(() => void vi.useRealTimers());
const bodies = () => browser.sent.filter(({ init }) => init.method === 'POST').map(({ init }) => init.body);

test('D11.09 a link whose answer was lost is asked for again as it was, which the server knows, and opens with its key', async () => {
  browser.replies.push(summary);
  await expect(makeLink(choice)).rejects.toMatchObject({ code: 'network' });
  browser.replies.push(made);
  const link = await makeLink(choice);
  const [first, again] = bodies();
  expect([bodies().length, again]).toEqual([2, first]);
  expect(link).toContain('#shlink:/');
});

test('D11.09 another choice, and the next link, are encrypted anew', async () => {
  browser.replies.push(summary);
  await expect(makeLink(choice)).rejects.toMatchObject({ code: 'network' });
  browser.replies.push(summary, made, summary, made);
  await makeLink({ ...choice, minutes: 1440 });
  await makeLink({ ...choice, minutes: 1440 });
  expect(new Set(bodies()).size).toBe(3);
});

test('D11.09 what the server refused is not sent again', async () => {
  browser.replies.push(summary, refused, summary, made);
  await expect(makeLink(choice)).rejects.toMatchObject({ code: 'too_many_shares' });
  await makeLink(choice);
  expect(new Set(bodies()).size).toBe(2);
});

test.each(['2026-11-22T12:00:00Z', '2026-11-22T08:00:00Z'])(
  'D11.09 a link lives as long as was chosen by the clock of the server, whatever that of the phone says: %s',
  async (phone) => {
    vi.useFakeTimers({ now: new Date(phone), toFake: ['Date'] });
    browser.replies.push(summary, made);
    await makeLink(choice);
    expect(bodies()[0]).toContain('"expires_at":"2026-11-22T11:00:00.000Z"');
  },
);
