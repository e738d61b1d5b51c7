import { afterEach, expect, test, vi } from 'vitest';
import { renewPage } from './renew-page.ts';

const entry = 'https://balsam.example/assets/index-old.js';
const pageOf = (script: string) => async () => new Response(`<script type="module" src="/assets/${script}"></script>`);

async function isRenewed(answer: () => Promise<Response>): Promise<boolean> {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { href: 'https://balsam.example/dashboard', reload });
  vi.stubGlobal('fetch', answer);
  await renewPage(entry);
  return reload.mock.calls.length === 1;
}

afterEach(() => vi.unstubAllGlobals());

test('a page that is older than the server is loaded anew', async () => {
  expect(await isRenewed(pageOf('index-new.js'))).toBe(true);
});

test.each([
  ['without a line', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['by a server that has no answer', async () => new Response('', { status: 503 })],
  ['where the page is the newest and a part alone is missing', pageOf('index-old.js')],
])('it stays as it is %s', async (_, answer) => {
  expect(await isRenewed(answer)).toBe(false);
});
