import { describe, expect, test } from 'vitest';
import { planVaccines, vaccineSchedule } from './index.ts';

const birth = '2026-01-31';
const states = (today: string, given: Parameters<typeof planVaccines>[1] = [], isConfirmed = false) =>
  Object.fromEntries(
    planVaccines(birth, given, today, isConfirmed).map(({ vaccine, dose, state }) => [`${vaccine} ${dose}`, state]),
  );

test('doses are due from their day on, late after two months, and given in the order of their series', () => {
  expect(states('2026-03-30')).toMatchObject({ 'HepB 1': 'due', 'PCV 1': 'later' });
  expect(states('2026-03-31')).toMatchObject({ 'PCV 1': 'due', 'PCV 2': 'later' });
  expect(states('2026-06-15')).toMatchObject({ 'HepB 1': 'overdue', 'PCV 1': 'overdue', 'PCV 2': 'due' });
  expect(states('2026-06-15', [{ cvx: ['133'], on: '2026-04-02' }])).toMatchObject({
    'PCV 1': 'given',
    'PCV 2': 'due',
  });
  expect(states('2026-06-15', [{ cvx: ['999'], on: '2026-04-02' }])).toMatchObject({ 'PCV 1': 'overdue' });
});

test('a dose that stands twice in a record, from two sources or by two presses, is one', () => {
  const pcv = { cvx: ['133'], on: '2026-04-02' };
  expect(states('2026-06-15', [pcv, { ...pcv, cvx: ['109', '133'] }])).toMatchObject({
    'PCV 1': 'given',
    'PCV 2': 'due',
  });
  expect(states('2026-06-15', [pcv, { ...pcv, on: '2026-06-02' }])).toMatchObject({ 'PCV 2': 'given' });
});

describe('doses of which the year or the month alone is known', () => {
  const inYear = { cvx: ['133'], on: '2026-01-01', precision: 'year' } as const;
  const inMonth = { cvx: ['133'], on: '2026-04-01', precision: 'month' } as const;
  const onDay = { cvx: ['133'], on: '2026-04-02', precision: 'day' } as const;
  const undated = { cvx: ['133'], on: null };
  const pcv = (...given: Parameters<typeof planVaccines>[1]) =>
    planVaccines(birth, given, '2026-12-15', false)
      .filter(({ vaccine }) => vaccine === 'PCV')
      .map(({ state }) => state)
      .slice(0, 3);
  test.each([
    ['two of one year', [inYear, inYear], ['given', 'inexact', 'overdue']],
    ['two of one month', [inMonth, inMonth], ['given', 'inexact', 'overdue']],
    ['two without a date', [undated, undated], ['given', 'inexact', 'overdue']],
    ['one of a year and a day in it', [inYear, onDay], ['given', 'inexact', 'overdue']],
    ['one of a month and a day in it', [onDay, inMonth], ['given', 'inexact', 'overdue']],
    ['one without a date and one of a day', [undated, onDay], ['given', 'inexact', 'overdue']],
    ['two days and a year', [onDay, { ...onDay, on: '2026-06-02' }, inYear], ['given', 'given', 'inexact']],
    ['days in different months', [{ ...inMonth, on: '2026-06-01' }, onDay], ['given', 'given', 'overdue']],
    ['two months', [inMonth, { ...inMonth, on: '2026-06-01' }], ['given', 'given', 'overdue']],
    ['a day from two sources', [onDay, onDay], ['given', 'overdue', 'overdue']],
  ])('%s: as many as are proved are given, and nobody is late for one that may have been', (_, given, told) => {
    expect(pcv(...given)).toEqual(told);
  });
  test('what is still to come is, and the most exact day of a dose is told', () => {
    const plan = planVaccines(birth, [inYear, onDay], '2026-05-15', false).filter(({ vaccine }) => vaccine === 'PCV');
    expect(plan[0]).toMatchObject({ state: 'given', givenOn: '2026-04-02', givenPrecision: 'day' });
    expect(plan[1]).toMatchObject({ state: 'later', givenOn: null });
  });
});

test.each([
  ['HepB 1', ['146', '132', '110', '198']],
  ['Measles 1', ['03', '94']],
])('%s is not called late where a later vaccine against the same was given, nor given', (dose, codes) => {
  expect(states('2028-02-01')[dose]).toBe('overdue');
  for (const code of codes) {
    expect(states('2028-02-01', [{ cvx: [code], on: '2027-02-01' }])[dose]).toBe('unsure');
    expect(states('2028-02-01', [{ cvx: [code], on: '2027-02-01', isSubpotent: true }])[dose]).toBe('overdue');
  }
});

test('a dose that was too weak to protect counts for no series, and the one that repeats it does', () => {
  const weak = { cvx: ['133'], on: '2026-04-02', isSubpotent: true };
  expect(states('2026-06-15', [weak])).toMatchObject({ 'PCV 1': 'overdue' });
  expect(states('2026-06-15', [weak, { cvx: ['133'], on: '2026-04-02' }])).toMatchObject({
    'PCV 1': 'given',
    'PCV 2': 'due',
  });
});

test.each([
  ['PCV of 10, 15 and 20 types', ['177', '215', '216'], 'PCV'],
  ['polio of three types by mouth', ['02'], 'OPV'],
  ['diphtheria, tetanus, pertussis with hepatitis B and polio or Hib', ['110', '198'], 'DTaP'],
])('%s, as given elsewhere, counts for its series alone', (_, codes, series) => {
  for (const code of codes) {
    const given = planVaccines(birth, [{ cvx: [code], on: '2027-01-31' }], '2028-02-01', false);
    expect(given.flatMap(({ vaccine, state }) => (state === 'given' ? [vaccine] : []))).toEqual([series]);
  }
});

test('one vaccine for measles, mumps, rubella and chickenpox counts for both series', () => {
  expect(states('2027-08-01', [{ cvx: ['94'], on: '2027-07-31' }])).toMatchObject({
    'MMR 1': 'given',
    'MMR 2': 'due',
    'Varicella 1': 'given',
  });
});

test('from four years on nothing is due until staff have confirmed the table', () => {
  expect(states('2031-01-31')).toMatchObject({ 'MMR 3': 'unsure', 'HPV 1': 'unsure', 'HepA 2': 'overdue' });
  expect(states('2031-01-31', [], true)).toMatchObject({ 'MMR 3': 'overdue', 'HPV 1': 'later' });
});

test('every dose has a name in both languages and stands in the order of its age', () => {
  expect(
    vaccineSchedule.filter(({ name, nameAr }) => !/^[A-Z]/.test(name) || !/\p{Script=Arabic}/u.test(nameAr)),
  ).toEqual([]);
  expect(vaccineSchedule.map(({ ageMonths }) => ageMonths)).toEqual(
    vaccineSchedule.map(({ ageMonths }) => ageMonths).toSorted((a, b) => a - b),
  );
});
