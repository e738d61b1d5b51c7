import { expect, test } from 'vitest';
import * as m from '#paraglide/messages.js';
import { day, digits, month } from '#shared/format/index.ts';
import { doseDay } from './dose-day.ts';

const due = { due_on: '2021-03-31', given_on: null, given_precision: null } as const;
const given = { ...due, state: 'given', given_on: '2021-01-01' } as const;

test('a dose is dated as exactly as its day is known, and never by the day on which it was due', () => {
  expect([
    doseDay({ ...given, given_precision: 'year' }),
    doseDay({ ...given, given_precision: 'month' }),
    doseDay({ ...given, given_precision: 'day' }),
    doseDay({ ...due, state: 'given' }),
  ]).toEqual([digits('2021'), month('2021-01-01'), day('2021-01-01'), m.records_no_date()]);
});

test('one to come is dated by the day on which it is due, and one that is not sure by none', () => {
  expect((['due', 'unsure', 'inexact'] as const).map((state) => doseDay({ ...due, state }))).toEqual([
    day('2021-03-31'),
    undefined,
    undefined,
  ]);
});
