import { expect, test } from 'vitest';
import { orderSearch } from './tabs.ts';

test('S4.13 the address keeps which orders are looked at, and anything unknown is the active ones', () => {
  expect(orderSearch({ tab: 'completed' })).toEqual({ tab: 'completed' });
  expect(orderSearch({ tab: 'all' })).toEqual({ tab: 'all' });
  for (const tab of ['active', 'paid', '', 7, null, undefined]) expect(orderSearch({ tab })).toEqual({});
});
