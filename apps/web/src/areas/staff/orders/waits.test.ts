import { expect, test } from 'vitest';
import { waitOf } from './waits.ts';

const now = new Date('2026-11-21T10:00:00Z');
const order = {
  STATUS: 'placed',
  ORDER_MODE: 'fast_delivery',
  ORDER_DATE: '2026-11-21T09:31:00Z',
  SCHEDULED_FROM: null,
} as const;

test('a fast order has waited too long after half an hour, another after two hours', () => {
  expect(waitOf(order, now)).toEqual({ minutes: 29, isLong: false });
  expect(waitOf({ ...order, ORDER_DATE: '2026-11-21T09:30:00Z' }, now)).toEqual({ minutes: 30, isLong: true });
  expect(waitOf({ ...order, ORDER_MODE: 'normal_delivery', ORDER_DATE: '2026-11-21T08:00:00Z' }, now)?.isLong).toBe(
    true,
  );
});
test('a planned order is late two hours before its time', () => {
  const planned = { ...order, ORDER_MODE: 'scheduled_delivery', ORDER_DATE: '2026-11-19T10:00:00Z' } as const;
  expect(waitOf({ ...planned, SCHEDULED_FROM: '2026-11-21T12:01:00Z' }, now)?.isLong).toBe(false);
  expect(waitOf({ ...planned, SCHEDULED_FROM: '2026-11-21T12:00:00Z' }, now)?.isLong).toBe(true);
});
test('what is ready, on its way or over waits for nobody here; a clock that runs ahead makes no time negative', () => {
  expect(waitOf({ ...order, STATUS: 'ready_to_ship' }, now)).toBeUndefined();
  expect(waitOf({ ...order, ORDER_DATE: '2026-11-21T10:05:00Z' }, now)?.minutes).toBe(0);
});
