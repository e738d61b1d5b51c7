import { expect, test } from 'vitest';
import { stagesOf, timelineOf } from './index.ts';
import { orderStates } from './state.ts';

const steps = (...timeline: Parameters<typeof timelineOf>) =>
  timelineOf(...timeline).map(({ state, at }) => ({ status: state, at: at?.toISOString() ?? null }));
const taken = new Map(orderStates.map((state, n) => [state, new Date(Date.UTC(2026, 0, 1, n))] as const));

test('S4.13 a delivery has five stages and a pickup four, in the order in which they happen', () => {
  const names = (fulfilment: 'delivery' | 'pickup') =>
    stagesOf(steps('placed', fulfilment, taken)).map(({ stage }) => stage);
  expect(names('delivery')).toEqual(['placed', 'preparing', 'ready', 'on_the_way', 'delivered']);
  expect(names('pickup')).toEqual(['placed', 'preparing', 'ready', 'delivered']);
});

test('S4.13 a stage begins with the first of its steps, and what is ahead has no time', () => {
  const stages = stagesOf(steps('rider_assigned', 'delivery', taken));
  expect(stages.map(({ at }) => at)).toEqual([
    '2026-01-01T00:00:00.000Z',
    '2026-01-01T01:00:00.000Z',
    '2026-01-01T03:00:00.000Z',
    null,
    null,
  ]);
});

test('S4.13 an order that ended another way shows the stages that it had, and its end', () => {
  const early = new Map([...taken].filter(([state]) => ['placed', 'confirmed', 'cancelled'].includes(state)));
  expect(stagesOf(steps('cancelled', 'delivery', early)).map(({ stage }) => stage)).toEqual([
    'placed',
    'preparing',
    'cancelled',
  ]);
});
