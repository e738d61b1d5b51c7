import { expect, test } from 'vitest';
import { isUndecided } from './review-choice.ts';

test('D6.02 a partial approval that says nothing of any line is not sent; that it covers none has to be said', () => {
  const nothing = { verdict: 'partly_approved', kept: new Set<number>(), isNoneKept: false } as const;
  expect(isUndecided(nothing)).toBe(true);
  expect(isUndecided({ ...nothing, kept: new Set([1]) })).toBe(false);
  expect(isUndecided({ ...nothing, isNoneKept: true })).toBe(false);
  expect(isUndecided({ ...nothing, verdict: 'approved' })).toBe(false);
  expect(isUndecided({ ...nothing, verdict: 'rejected' })).toBe(false);
});
