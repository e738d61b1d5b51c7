import { expect, test } from 'vitest';
import { emptyDraft, validateDraft } from './draft.ts';

const whole = {
  ...emptyDraft('en'),
  identity_number: '1098765432',
  identity_seen: true,
  first_name: 'Mona',
  family_name: 'Al Subaie',
  gender: 'female',
  dob: '1990-04-01',
  nationality: 'SA',
  location_id: '1',
  phone_number: '٠٥٥١١١٢٢٣٣',
  consent: true,
} as const;
const wrong = (change: object) =>
  Object.entries(validateDraft({ ...whole, ...change }))
    .filter(([, sentence]) => sentence)
    .map(([field]) => field);

test('a whole form is right, without an e-mail address and with the phone unconfirmed', () => {
  expect(wrong({})).toEqual([]);
});

test.each<[object, string[]]>([
  [{ identity_number: '2098765432' }, ['identity_number']],
  [{ field_name: 'iqama', identity_number: 'A12' }, ['identity_number']],
  [{ field_name: 'iqama', identity_number: '1098765432' }, ['identity_number']],
  [{ first_name: 'منى' }, ['first_name']],
  [{ language: 'ar' }, ['first_name', 'family_name']],
  [{ middle_name: '12' }, ['middle_name']],
  [{ identity_seen: false, consent: false }, ['identity_seen', 'consent']],
  [{ phone_number: '0112345678' }, ['phone_number']],
  [{ email_address: 'mona@' }, ['email_address']],
  [{ gender: '', dob: '', nationality: '', location_id: '' }, ['gender', 'dob', 'nationality', 'location_id']],
])('%j is wrong', (change, fields) => {
  expect(wrong(change)).toEqual(fields);
});
