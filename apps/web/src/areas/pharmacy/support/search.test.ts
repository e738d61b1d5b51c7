import { expect, test } from 'vitest';
import { supportSearch } from './search.ts';

test('an address is believed as far as it makes sense', () => {
  expect(supportSearch({ status: 'closed', ask: true, order: '12' })).toEqual({
    status: 'closed',
    ask: true,
    order: 12,
  });
  expect(supportSearch({ status: 'mine', ask: 'yes', order: '-1' })).toEqual({});
});
