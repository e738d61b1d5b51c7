import { expect, test } from 'vitest';
import { waitingTimeOf } from './waiting-time.ts';

const now = new Date('2026-11-21T10:00:00Z');
const order = {
  status: 'placed',
  orderMode: 'fast_delivery',
  orderDate: '2026-11-21T09:31:00Z',
  scheduledFrom: '2026-11-21T11:31:00Z',
} as const;

test('D13.31 a fast order has waited too long after half an hour, though its hours begin within two; another after two hours', () => {
  expect(waitingTimeOf(order, now)).toEqual({ minutes: 29, isLong: false });
  expect(waitingTimeOf({ ...order, orderDate: '2026-11-21T09:30:00Z' }, now)).toEqual({ minutes: 30, isLong: true });
  const normal = { ...order, orderMode: 'normal_delivery', scheduledFrom: null } as const;
  expect(waitingTimeOf({ ...normal, orderDate: '2026-11-21T08:00:00Z' }, now)?.isLong).toBe(true);
});
test('a planned order is late two hours before its time', () => {
  const planned = { ...order, orderMode: 'scheduled_delivery', orderDate: '2026-11-19T10:00:00Z' } as const;
  expect(waitingTimeOf({ ...planned, scheduledFrom: '2026-11-21T12:01:00Z' }, now)?.isLong).toBe(false);
  expect(waitingTimeOf({ ...planned, scheduledFrom: '2026-11-21T12:00:00Z' }, now)?.isLong).toBe(true);
});
test('what is ready, on its way or over waits for nobody here; a clock that runs ahead makes no time negative', () => {
  expect(waitingTimeOf({ ...order, status: 'ready_to_ship' }, now)).toBeUndefined();
  expect(waitingTimeOf({ ...order, orderDate: '2026-11-21T10:05:00Z' }, now)?.minutes).toBe(0);
});
