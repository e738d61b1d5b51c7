import { expect, test } from 'vitest';
import { auditSearch } from './search.ts';

test.each(['12', 'سارة', '1000001-', '10000 1', '1000001/2'])(
  'D13.30 what is no number is searched as it was typed: %s shows no entries of everybody as if they were its',
  (number) => {
    expect(auditSearch({ number })).toEqual({ number });
  },
);

test('D13.30 a number is one also where the address has it as a number, and nothing typed is none', () => {
  expect(auditSearch({ number: 1_000_001 })).toEqual({ number: '1000001' });
  expect(auditSearch({ number: '' })).toEqual({});
  expect(auditSearch({ number: ['1000001'] })).toEqual({});
});

test('D13.30 what makes no sense in an address is left out', () => {
  expect(
    auditSearch({ staff: 'a', from: 'today', until: '2026-1-1', action: 'delete', what: '<b>', before: '-1' }),
  ).toEqual({});
});

test('D13.30 a kind is searched by, whatever its name is made of', () => {
  expect(auditSearch({ what: 'visit check-in' })).toEqual({ what: 'visit check-in' });
  expect(auditSearch({ what: 'access_log' })).toEqual({ what: 'access_log' });
});
