import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { makeQueryClient } from '#shared/api/query-client.ts';
import { database } from '../outbox/database.ts';
import { purgeReads, isPersistedRead, keepReads, maxAgeMs, restoreReads } from './reads.ts';

const active = ['delivery', 'riderOrders', 'active', ''];
const khalid = 7;
const saad = 8;

beforeEach(() => purgeReads(undefined));

/** What another page of this rider finds of the active orders. */
const foundBy = async (rider: number, now?: number): Promise<unknown> => {
  const client = makeQueryClient();
  await restoreReads(client, rider, now);
  return client.getQueryData(active);
};

const read = async (items: readonly number[], at: number): Promise<void> => {
  const client = makeQueryClient();
  client.setQueryData(active, { items }, { updatedAt: at });
  await keepReads(client, khalid);
};

test('what a rider has read is there for the next page, with when it was read', async () => {
  const at = Date.now() - 60_000;
  await read([1, 2], at);
  const client = makeQueryClient();
  await restoreReads(client, khalid);
  expect(client.getQueryState(active)).toMatchObject({ data: { items: [1, 2] }, dataUpdatedAt: at, status: 'success' });
});

test('what an earlier version of the page has kept is not shown: it may lack what this one needs', async () => {
  await read([1], Date.now());
  const kept = await database();
  const { rider, state } = (await kept.get('reads', khalid))!;
  await kept.put('reads', { rider, state });
  expect(await foundBy(khalid)).toBeUndefined();
});

test('nothing that is newer is overwritten', async () => {
  await read([1], Date.now() - 60_000);
  const client = makeQueryClient();
  client.setQueryData(active, { items: [2] });
  await restoreReads(client, khalid);
  expect(client.getQueryData(active)).toEqual({ items: [2] });
});

test('nobody else sees it, and after a log-out or another log-in nobody does', async () => {
  await read([1], Date.now());
  expect([await foundBy(saad), await foundBy(khalid)]).toEqual([undefined, { items: [1] }]);
  await purgeReads(khalid);
  expect(await foundBy(khalid)).toEqual({ items: [1] });
  await purgeReads(saad);
  expect(await foundBy(khalid)).toBeUndefined();
});

test('after a day it is not shown any more, nor when the clock was put back', async () => {
  const at = Date.now();
  await read([1], at);
  expect(await foundBy(khalid, at + maxAgeMs - 1)).toEqual({ items: [1] });
  expect([await foundBy(khalid, at + maxAgeMs), await foundBy(khalid, at - 1)]).toEqual([undefined, undefined]);
});

test('lists without a search, the shift and opened orders are kept, nothing else', () => {
  const keys = [
    active,
    ['delivery', 'riderOrders', 'history', ''],
    ['delivery', 'shift'],
    ['orders', 'show', 'rider', 4],
  ];
  expect(keys.map(isPersistedRead)).toEqual([true, true, true, true]);
  const others = [
    ['delivery', 'riderOrders', 'active', '05'],
    ['orders', 'show', {}],
    ['notifications', 'fetch'],
  ];
  expect(others.map(isPersistedRead)).toEqual([false, false, false]);
});
