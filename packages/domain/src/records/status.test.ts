import { expect, test } from 'vitest';
import { confirmationOf, isAmended, isNotDone, isOver, isPlanned, isRetracted, statusPrecedence } from './index.ts';

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

test('only a result that its laboratory stands by is confirmed', () => {
  expect(['final', 'amended', 'Corrected ', 'appended'].map(confirmationOf)).toEqual(Array(4).fill('confirmed'));
  expect(['preliminary', 'registered', 'partial'].map(confirmationOf)).toEqual(Array(3).fill('preliminary'));
  expect(['unknown', 'in-progress', '', null, undefined].map(confirmationOf)).toEqual(Array(5).fill('unknown'));
});

test('D9.01 of results of one moment a correction counts most, then what the laboratory stands by', () => {
  expect(['corrected', 'Amended ', 'final', 'appended', 'preliminary', 'unknown', null].map(statusPrecedence)).toEqual([
    2, 2, 1, 1, 0, 0, 0,
  ]);
});

test('a planned visit is not one that was', () => {
  expect(['planned', 'Planned', 'finished', 'in-progress', null].map(isPlanned)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('what was refused or has not begun was not done', () => {
  expect(['not-done', ' Preparation ', 'completed', 'in-progress', undefined].map(isNotDone)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('what is resolved, inactive or in remission is over; what has come back is not', () => {
  expect(['resolved', 'Inactive ', 'remission'].map(isOver)).toEqual([true, true, true]);
  expect(['active', 'recurrence', 'relapse', 'unknown', undefined].map(isOver)).toEqual(Array(5).fill(false));
});
