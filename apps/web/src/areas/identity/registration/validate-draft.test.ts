import { expect, test } from 'vitest';
import * as m from '#paraglide/messages.js';
import { type Draft, emptyDraft } from './draft.ts';
import { furthestStep, validateStep, stepOf } from './validate-draft.ts';

const today = '2026-11-22';
const whole: Draft = {
  language: 'en',
  first_name: 'Maha',
  middle_name: '',
  family_name: 'Al Harbi',
  gender: 'female',
  dob: '2011-11-22',
  phone_number: '0512345678',
  email_address: 'maha@example.test',
  nationality: 'SA',
  location_id: '1',
  field_name: 'saudi_id',
  identity_number: '1012345678',
};

const wrongOf = (step: 1 | 2, change: Partial<Draft>, language: 'ar' | 'en' = 'en') =>
  Object.fromEntries(
    Object.entries(validateStep(step, { ...whole, ...change }, language, today)).filter(([, fault]) => fault),
  );

test('S5.10 all that is required is asked for, the middle name is not', () => {
  const who = Object.entries(validateStep(1, emptyDraft('en'), 'en', today)).filter(([, fault]) => fault);
  expect(who.map(([name]) => name)).toEqual(['first_name', 'family_name', 'gender', 'dob']);
  const reach = validateStep(2, emptyDraft('en'), 'en', today);
  expect(Object.values(reach).every(Boolean)).toBe(true);
  expect(Object.keys(reach)).toEqual([
    'phone_number',
    'email_address',
    'nationality',
    'location_id',
    'identity_number',
  ]);
});

test.each(['مها', 'Maha1', 'Ma\u202Eha', 'مMaha', '😀'])('S5.10 %j is no name on an English screen', (first_name) => {
  expect(wrongOf(1, { first_name })).toEqual({ first_name: m.identity_name_wrong });
});

test('S5.10 an English name is none on an Arabic screen', () => {
  expect(Object.keys(wrongOf(1, {}, 'ar'))).toEqual(['first_name', 'family_name']);
});

test('S5.10 who is a day short of 15 years is asked to be added by a guardian', () => {
  expect(wrongOf(1, { dob: '2011-11-23' })).toEqual({ dob: m.identity_birth_under_age });
  expect(wrongOf(1, { dob: '2011-11-22' })).toEqual({});
});

test.each([
  [{ phone_number: '0114000000' }, 'phone_number'],
  [{ email_address: 'maha@' }, 'email_address'],
  [{ identity_number: '2012345678' }, 'identity_number'],
  [{ field_name: 'iqama' as const, identity_number: '1234567' }, 'identity_number'],
])('S5.10 %j is refused by its own sentence', (change, field) => {
  expect(Object.keys(wrongOf(2, change))).toEqual([field]);
});

test('S5.10 nobody is past a step that is not whole, and a photo lost by a reload is asked for again', () => {
  expect(furthestStep(emptyDraft('ar'), true, today)).toBe(1);
  expect(furthestStep({ ...whole, location_id: '' }, true, today)).toBe(2);
  expect(furthestStep(whole, false, today)).toBe(3);
  expect(furthestStep(whole, true, today)).toBe(4);
});

test('S5.10 what the server refuses is shown on the step where it stands', () => {
  expect(['dob', 'field_name', 'identity_number', 'password', 'anything'].map(stepOf)).toEqual([1, 2, 2, 4, 4]);
});
