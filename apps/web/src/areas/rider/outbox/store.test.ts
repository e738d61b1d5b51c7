import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import type { KeptStep } from './record.ts';
import { forgetSteps, keptSteps } from './store.ts';

const khalid = 7;
const saad = 8;
const riders = [khalid - 1, khalid, saad];

const unsentOf = (rider: number): KeptStep => ({
  id: `of ${rider}`,
  rider,
  orderId: 1,
  happenedAt: '2026-11-22T06:00:00.000Z',
  request: { kind: 'move', body: { status: 'on_the_way' } },
  pictures: [],
  names: {},
});
const left = async (): Promise<string[]> =>
  (await Promise.all(riders.map((rider) => keptSteps.all(rider)))).flat().map(({ id }) => id);

beforeEach(async () => {
  await forgetSteps(undefined);
  await Promise.all(riders.map((rider) => keptSteps.add(unsentOf(rider))));
});

test('after a log-out nothing that was not sent is left on the phone, of anybody', async () => {
  await forgetSteps(undefined);
  expect(await left()).toEqual([]);
});

test('whoever signs in finds their own steps, and none of another is left', async () => {
  await forgetSteps(khalid);
  expect(await left()).toEqual([`of ${khalid}`]);
});
