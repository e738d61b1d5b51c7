import { describe, expect, test } from 'vitest';
import { instantAt } from '../time/index.ts';
import { handedOverBy, handedOverIn, promisedBy } from './index.ts';

const promises = { closes: '23:00', normalDays: 1, transferDays: 2 };
const placedAt = instantAt('2026-11-23', '10:00');
const normal = { mode: 'normal_delivery', window: undefined, placedAt, isTransferred: false } as const;
type Order = Parameters<typeof promisedBy>[0];
const of = (change: Partial<Order>) => promisedBy({ ...normal, ...change }, promises);

describe('D15.10 until when an order without hours of its own is promised', () => {
  test('a normal one by the closing time of the next day, in Riyadh', () => {
    expect(of({})).toEqual(instantAt('2026-11-24', '23:00'));
  });
  test('one that waits for another branch as many days later', () => {
    expect(of({ isTransferred: true })).toEqual(instantAt('2026-11-26', '23:00'));
  });
  test('a fast one within four hours', () => {
    expect(of({ mode: 'fast_delivery' })).toEqual(instantAt('2026-11-23', '14:00'));
  });
  test('an order of late evening counts by its Riyadh day', () => {
    expect(of({ placedAt: instantAt('2026-11-23', '23:59') })).toEqual(instantAt('2026-11-24', '23:00'));
  });
  test('one with hours is promised for those, and a pickup is fetched', () => {
    const window = { to: instantAt('2026-11-25', '11:00') };
    expect([of({ window }), of({ mode: 'fast_delivery', window }), of({ mode: 'pickup' })]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('D6.01 until when what is taken for an order must be good', () => {
  const window = { to: instantAt('2026-11-25', '11:00') };
  const plain = { window: undefined, placedAt, isTransferred: false };
  test.each([
    ['a normal delivery: as it is promised', { mode: 'normal_delivery' }, ['2026-11-24', '23:00']],
    ['with a transfer', { mode: 'normal_delivery', isTransferred: true }, ['2026-11-26', '23:00']],
    ['a planned one: the end of its slot', { mode: 'scheduled_delivery', window }, ['2026-11-25', '11:00']],
    [
      'a planned one with a transfer',
      { mode: 'scheduled_delivery', window, isTransferred: true },
      ['2026-11-25', '11:00'],
    ],
    ['a fast one: the end of its hours', { mode: 'fast_delivery', window }, ['2026-11-25', '11:00']],
    ['a pickup: until it lapses', { mode: 'pickup', window }, ['2026-11-28', '11:00']],
  ] as const)('%s', (_name, change, [day, time]) => {
    expect(handedOverBy({ ...plain, ...change }, promises)).toEqual(instantAt(day, time));
  });
  test('hours that were promised stay, whatever is promised by then', () => {
    expect([handedOverIn('scheduled_delivery', window), handedOverIn('pickup', window)]).toEqual([
      window.to,
      instantAt('2026-11-28', '11:00'),
    ]);
  });
});
