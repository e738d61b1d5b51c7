import { expect, test } from 'vitest';
import { changesIn, correctionOf, validateCorrection, wantsConfirmation } from './correction-draft.ts';
import type { DeskPatient } from './queries.ts';

const patient: DeskPatient = {
  mrn_number: '1080001',
  name: 'Huda12 Saleh',
  name_ar: 'Huda12 Saleh',
  first_name: 'Huda12',
  middle_name: '',
  family_name: 'Saleh',
  first_name_ar: '',
  middle_name_ar: '',
  family_name_ar: '',
  birth_date: '1980-01-01',
  gender: 'female',
  nationality: null,
  identity_kind: 'iqama',
  identity_ends: '0011',
  phone_number: '+966551230001',
  email_address: null,
  phone_confirmed: true,
  has_log_in: false,
  registered_at_desk: null,
  visits: [],
};
const draft = (change: object) => ({
  ...correctionOf(patient),
  document: 'passport' as const,
  reason: 'A digit was wrong',
  ...change,
});
const wrong = (change: object) =>
  Object.entries(validateCorrection(draft(change), patient))
    .filter(([, sentence]) => sentence)
    .map(([field]) => field);

test('D9.02 a form that nobody typed in changes nothing, and what stays is not asked about', () => {
  expect(changesIn(draft({}), patient)).toEqual({});
  expect(wrong({})).toEqual([]);
});

test.each<[object, object]>([
  [{ first_name: 'Huda' }, { first_name: 'Huda' }],
  [{ phone_number: '٠٥٥ ١٢٣ ٠٠٠١' }, {}],
  [
    { phone_number: '0551230002', phone_confirmed: true },
    { phone_number: '0551230002', phone_confirmed: true },
  ],
  [{ phone_number: ' ', phone_confirmed: true }, { phone_number: null }],
  [{ identity_number: '2098700012' }, { identity: { field_name: 'iqama', identity_number: '2098700012' } }],
  [{ field_name: 'none', identity_number: '209' }, { identity: null }],
  [
    { dob: '1980-01-02', nationality: 'JO' },
    { dob: '1980-01-02', nationality: 'JO' },
  ],
])('D9.02 %j sends %j', (change, sent) => {
  expect(changesIn(draft(change), patient)).toEqual(sent);
});

test.each<[object, string[]]>([
  [{ document: '', reason: 'no' }, ['document', 'reason']],
  [{ first_name: 'هدى' }, ['first_name']],
  [{ first_name: '', first_name_ar: 'هدى' }, []],
  [{ family_name: '' }, ['family_name']],
  [{ field_name: 'saudi_id' }, ['identity_number']],
  [{ field_name: 'none' }, []],
  [{ identity_number: '1098700012' }, ['identity_number']],
  [{ phone_number: '055' }, ['phone_number']],
  [{ phone_number: '' }, []],
  [{ dob: '' }, ['dob']],
])('D9.02 %j is wrong in %j', (change, fields) => {
  expect(wrong(change)).toEqual(fields);
});

test('D9.02 an identity number and a birth date are asked once more', () => {
  const asked = [
    { dob: '1980-01-02' },
    { identity_number: '2098700012' },
    { field_name: 'none' },
    { first_name: 'Huda' },
  ];
  const answers = asked.map((change) => wantsConfirmation(changesIn(draft(change), patient)));
  expect(answers).toEqual([true, true, true, false]);
});
