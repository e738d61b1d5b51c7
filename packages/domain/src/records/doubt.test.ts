import { expect, test } from 'vitest';
import { doubtOf, sharedDoubt } from './index.ts';

test.each([
  [['unconfirmed'], 'unconfirmed'],
  [['presumed'], 'unconfirmed'],
  [['unconfirmed', 'provisional'], 'provisional'],
  [['differential', 'unconfirmed'], 'differential'],
  [[' Provisional '], 'provisional'],
  [['confirmed'], null],
  [['refuted'], null],
  [[], null],
])('D11.14 what is recorded as %j is in doubt as %s', (statuses, doubt) => {
  expect(doubtOf(statuses)).toBe(doubt);
});

test('D11.14 what one is sure of is in no doubt, whoever else doubts it', () => {
  expect(sharedDoubt(['provisional', null])).toBeNull();
  expect(sharedDoubt(['differential', 'provisional'])).toBe('provisional');
  expect(sharedDoubt([])).toBeNull();
});
