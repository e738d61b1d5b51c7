import { expect, test } from 'vitest';
import { escalatesAt, escalatesTo, isReadBack, specialitiesWithoutDoctor } from './index.ts';

const number = (decimal: string, comparator: '<' | '>' | null = null) => ({ decimal, comparator, text: null });

test('D13.05 what is read back must be the value, in digits of either language', () => {
  for (const typed of ['7.2', ' 7.2 ', '7.20', '07.2', '٧٫٢', '7٫2'])
    expect(isReadBack(number('7.2'), typed)).toBe(true);
  for (const typed of ['', '7', '72', '2.7', '-7.2', '7.21', '>7.2', '7.2 mmol/L', 'NaN', '7,2'])
    expect(isReadBack(number('7.2'), typed)).toBe(false);
  expect(isReadBack(number('7.20'), '7.2')).toBe(true);
  expect(isReadBack(number('-1.5'), '−1.5')).toBe(true);
});

test('D13.05 a comparator is read back with its number', () => {
  expect(isReadBack(number('50', '>'), '>50')).toBe(true);
  expect(isReadBack(number('50', '>'), '> ٥٠')).toBe(true);
  expect(isReadBack(number('50', '>'), '50')).toBe(false);
  expect(isReadBack(number('50', '>'), '<50')).toBe(false);
});

test('D13.05 words are read back as they stand, large or small', () => {
  const positive = { decimal: null, comparator: null, text: 'Gram-positive  cocci' };
  expect(isReadBack(positive, 'gram-positive cocci')).toBe(true);
  expect(isReadBack(positive, 'gram-negative cocci')).toBe(false);
  expect(isReadBack({ decimal: null, comparator: null, text: '' }, '')).toBe(false);
  expect(isReadBack({ decimal: null, comparator: null, text: null }, '')).toBe(false);
});

test('D13.05 it goes to the head of department after 30 minutes, and to the doctor again where there is none', () => {
  expect(escalatesAt(new Date('2026-11-22T06:00:00Z'))).toEqual(new Date('2026-11-22T06:30:00Z'));
  expect(escalatesTo(1, 2)).toBe(2);
  expect(escalatesTo(1, null)).toBe(1);
});

test('D13.05 of whoever has no doctor it goes to paediatrics up to the day before the 15th birthday, else to general practice', () => {
  expect(specialitiesWithoutDoctor('2011-11-23', '2026-11-22')).toEqual(['PED', 'FAM']);
  expect(specialitiesWithoutDoctor('2011-11-22', '2026-11-22')).toEqual(['FAM', 'INT']);
  expect(specialitiesWithoutDoctor(null, '2026-11-22')).toEqual(['FAM', 'INT']);
});
