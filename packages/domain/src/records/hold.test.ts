import { expect, test } from 'vitest';
import { mayRelease } from './hold.ts';

test('D11.11 what was withdrawn is not held, but may be released; all else may be either', () => {
  const answers = [
    [true, false],
    [false, false],
    [true, true],
    [false, true],
  ] as const;
  expect(answers.map(([isReleased, isWithdrawn]) => mayRelease(isReleased, isWithdrawn).ok)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
