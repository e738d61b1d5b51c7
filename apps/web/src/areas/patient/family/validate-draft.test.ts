import { expect, test } from 'vitest';
import * as m from '#paraglide/messages.js';
import type { Draft } from './draft.ts';
import { type DraftContext, validateDraft, reachable, stepOf } from './validate-draft.ts';

const draft: Draft = {
  relation_id: '1',
  id_type: 'saudi_id',
  id_number: '1112223334',
  mrn_number: '',
  first_name: 'Yazan',
  middle_name: '',
  family_name: 'Haddad',
  gender: 'male',
  dob: '2020-05-01',
  nationality: 'SA',
  location_id: '1',
  phone_number: '',
  email_address: '',
};
const context: DraftContext = { today: '2026-11-22', language: 'en', relation: 'son' };

const wrongOf = (
  step: 'who' | 'person' | 'agree',
  change: Partial<Draft>,
  declared = true,
  more: Partial<DraftContext> = {},
) =>
  Object.fromEntries(
    Object.entries(validateDraft(step, { ...draft, ...change }, { ...context, ...more }, declared)).filter(
      ([, fault]) => fault,
    ),
  );

test.each([
  ['who', { relation_id: '' }, { relation_id: m.family_relation_required }],
  ['who', { id_number: '' }, { id_number: m.family_required }],
  ['who', { id_number: '2112223334' }, { id_number: m.family_id_wrong }],
  ['who', { id_type: 'iqama', id_number: 'AB12345' }, { id_number: m.family_iqama_wrong }],
  ['who', { id_type: 'iqama', id_number: '1112223334' }, { id_number: m.identity_iqama_is_saudi_id }],
  ['who', { mrn_number: '100' }, { mrn_number: m.family_mrn_wrong }],
  ['person', { first_name: 'يزن' }, { first_name: m.family_name_wrong }],
  ['person', { gender: '' }, { gender: m.family_gender_required }],
  ['person', { gender: 'female' }, { gender: m.family_relation_wrong }],
  ['person', { dob: '' }, { dob: m.family_dob_required }],
  ['agree', { phone_number: '12345' }, { phone_number: m.family_phone_wrong }],
  ['agree', { email_address: 'yazan@' }, { email_address: m.family_email_wrong }],
] as const)('D3.03 on the step %s, %j is refused by its own sentence', (step, change, errors) => {
  expect(wrongOf(step, change)).toEqual(errors);
});

test('D3.03 a child needs the declaration, an adult does not', () => {
  expect(wrongOf('agree', {}, false)).toEqual({ declaration: m.family_declare_required });
  expect(wrongOf('agree', { dob: '2008-11-22' }, false)).toEqual({});
});

test('D3.03 nobody’s father is six', () => {
  expect(wrongOf('person', {}, true, { relation: 'father' })).toEqual({ gender: m.family_relation_wrong });
  expect(wrongOf('person', { dob: '1960-01-01' }, true, { relation: 'father' })).toEqual({});
});

test('nobody is past a step that is not whole, and a refused field is shown on its step', () => {
  expect(reachable('agree', { ...draft, id_number: '' }, context)).toBe('who');
  expect(reachable('agree', { ...draft, nationality: '' }, context)).toBe('person');
  expect(reachable('agree', draft, context)).toBe('agree');
  expect(['id_number', 'dob', 'declaration', 'anything'].map(stepOf)).toEqual(['who', 'person', 'agree', 'who']);
});
