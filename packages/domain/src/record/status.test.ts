import { expect, test } from 'vitest';
import { isAmended, isRetracted } from './index.ts';

test('what was entered in error, cancelled or refuted says nothing true', () => {
  const given = [
    'entered-in-error',
    'cancelled',
    'refuted',
    'Entered-In-Error ',
    'final',
    'unknown',
    '',
    null,
    undefined,
  ];
  expect(given.map(isRetracted)).toEqual([true, true, true, true, false, false, false, false, false]);
  expect(['corrected', 'amended', 'final', null].map(isAmended)).toEqual([true, true, false, false]);
});
