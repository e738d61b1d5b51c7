import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import type { StepRecord } from './record.ts';
import { purgeSteps, storedSteps } from './store.ts';

const khalid = 7;
const saad = 8;
const riders = [khalid - 1, khalid, saad];

const unsentOf = (rider: number): StepRecord => ({
  id: `of ${rider}`,
  rider,
  orderId: 1,
  happenedAt: '2026-11-22T06:00:00.000Z',
  request: { kind: 'move', body: { status: 'on_the_way' } },
  pictures: [],
  names: {},
});
const left = async (): Promise<string[]> =>
  (await Promise.all(riders.map((rider) => storedSteps.all(rider)))).flat().map(({ id }) => id);

beforeEach(async () => {
  await purgeSteps(undefined);
  await Promise.all(riders.map((rider) => storedSteps.add(unsentOf(rider))));
});

test('after a log-out nothing that was not sent is left on the phone, of anybody', async () => {
  await purgeSteps(undefined);
  expect(await left()).toEqual([]);
});

test('whoever signs in finds their own steps, and none of another is left', async () => {
  await purgeSteps(khalid);
  expect(await left()).toEqual([`of ${khalid}`]);
});
