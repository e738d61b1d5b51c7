import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '#shared/api/browser.testing.ts';
import { sara } from '#shared/api/sara.testing.ts';

let browser: ReturnType<typeof stubBrowser>;
const labs = ['records', 'labs'] as const;
const told = { items: [{ name: 'HbA1c', value: 6.1 }] };

/** A page of this tab as it loads: its own modules, its own cache. */
const openPage = async (isOnline = true) => {
  vi.resetModules();
  vi.stubGlobal('navigator', { onLine: isOnline });
  const { keepCopies } = await import('./copies.ts');
  const { endSession } = await import('#shared/api/session.ts');
  const { networkFailure, ApiError } = await import('#shared/api/api-error.ts');
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const read = (answer: () => Promise<unknown>, key: readonly string[] = labs) =>
    client.fetchQuery({ queryKey: key, queryFn: answer }).catch(() => undefined);
  return { client, keepCopies: () => keepCopies(client), endSession, read, away: networkFailure, ApiError };
};

const copies = async (): Promise<unknown[]> => (await openDB('balsam-copies')).getAll('copies');

const signIn = () => {
  browser.local.setItem('token', 't');
  browser.local.setItem('userInfo', JSON.stringify(sara));
};

const keepOne = async (answer: unknown = told, key?: readonly string[]) => {
  const page = await openPage();
  await page.keepCopies();
  await page.read(() => Promise.resolve(answer), key);
  return page;
};

beforeEach(() => {
  browser = stubBrowser();
  signIn();
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await (await openDB('balsam-copies')).clear('copies');
});

test('D3.08 what was read is there again after a reload without a line, and says when it was read', async () => {
  await keepOne();
  await vi.waitFor(async () => expect(await copies()).toHaveLength(1));
  const page = await openPage(false);
  void page.read(() => new Promise(() => undefined));
  await page.keepCopies();
  await vi.waitFor(() => expect(page.client.getQueryData(labs)).toEqual(told));
  expect(page.client.getQueryState(labs)?.dataUpdatedAt).toBeLessThanOrEqual(Date.now());
});

test('D3.08 the same where there is a line and no server', async () => {
  await keepOne();
  await vi.waitFor(async () => expect(await copies()).toHaveLength(1));
  const page = await openPage();
  await page.keepCopies();
  await page.read(() => Promise.reject(page.away(new TypeError('Failed to fetch'))));
  await vi.waitFor(() => expect(page.client.getQueryData(labs)).toEqual(told));
});

test('D3.08 on the disk nothing of it can be read, neither what it is nor whose', async () => {
  await keepOne();
  await vi.waitFor(async () => expect(await copies()).toHaveLength(1));
  const [copy] = (await copies()) as { name: string; data: ArrayBuffer }[];
  const onDisk = `${copy!.name} ${new TextDecoder('latin1').decode(copy!.data)}`;
  for (const word of ['HbA1c', 'records', 'labs', 'patient']) expect(onDisk).not.toContain(word);
  expect(browser.local.getItem('copyKey')).toBeNull();
});

test('D3.08 without the key of the tab nothing is shown', async () => {
  await keepOne();
  await vi.waitFor(async () => expect(await copies()).toHaveLength(1));
  browser.session.removeItem('copyKey');
  const page = await openPage(false);
  await page.keepCopies();
  await page.read(() => Promise.reject(page.away(new TypeError('Failed to fetch'))));
  expect(page.client.getQueryData(labs)).toBeUndefined();
});

test('D3.08 with the log-in the copies go, and their key', async () => {
  const { endSession } = await keepOne();
  await vi.waitFor(async () => expect(await copies()).toHaveLength(1));
  endSession();
  await vi.waitFor(async () => expect(await copies()).toEqual([]));
  expect(browser.session.getItem('copyKey')).toBeNull();
});

test('D3.08 what the server refuses by now is forgotten', async () => {
  const page = await keepOne();
  await vi.waitFor(async () => expect(await copies()).toHaveLength(1));
  const gone = new page.ApiError({ code: 'not_found', status: 404, message: 'No', message_ar: 'لا' });
  await page.read(() => Promise.reject(gone));
  await vi.waitFor(async () => expect(await copies()).toEqual([]));
});

test.each([
  ['a file', new Blob(['x']), ['records', 'file']],
  ['a conversation', told, ['chat', 'messages']],
])('D3.08 %s is not kept', async (_what, answer, key) => {
  await keepOne(answer, key);
  await keepOne();
  await vi.waitFor(async () => expect(await copies()).toHaveLength(1));
});

test('D3.08 nothing that the staff read of others is kept', async () => {
  browser.local.setItem('userInfo', JSON.stringify({ ...sara, role_id: 4 }));
  await keepOne();
  signIn();
  await keepOne();
  await vi.waitFor(async () => expect(await copies()).toHaveLength(1));
});
