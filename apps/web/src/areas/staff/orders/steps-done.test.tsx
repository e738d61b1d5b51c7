import type { OrderState } from '@balsam/domain/orders';
import { beforeEach, expect, test } from 'vitest';
import { stubBrowser } from '#shared/api/browser.testing.ts';
import { changeLocale } from '#shared/i18n/locale.ts';
import { stateLabel } from './order-labels.ts';
import { withStepsSince } from './steps-done.tsx';

beforeEach(() => {
  stubBrowser('/staff/orders');
  changeLocale('en');
});

const at = (status: OrderState) => ({ status, orderMode: 'normal_delivery' as const, reviews: [] });

test('each step of an order that goes back and forth between riders stands for itself', () => {
  const way = ['out_for_delivery', 'rider_assigned', 'out_for_delivery', 'rider_assigned'] as const;
  const done = way.reduce<ReturnType<typeof withStepsSince>>(
    (steps, state, place) => withStepsSince(steps, at(way[place - 1] ?? 'ready_to_ship'), at(state)),
    [],
  );
  expect(done.map(({ word }) => word)).toEqual(way.map((state) => stateLabel(state)));
  expect(new Set(done.map(({ key }) => key)).size).toBe(way.length);
  expect(withStepsSince(done, at('rider_assigned'), at('rider_assigned'))).toEqual(done);
});
