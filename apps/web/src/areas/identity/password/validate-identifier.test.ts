import { expect, test } from 'vitest';
import * as m from '#paraglide/messages.js';
import { patientIdentifierError, normalizeIdentifier, riderIdentifierError } from './validate-identifier.ts';

test.each(['', '   '])('S5.04 without anything typed (%j) the sentence is phoneEmailRequired', (typed) => {
  expect(patientIdentifierError(typed)).toBe(m.identity_phone_email_required);
});

test.each(['0114000000', '+971500000001', '05000', 'sara', 'sara@', 'sara@balsam', '05 0000 000x'])(
  'S5.04 %j is neither a Saudi mobile nor an e-mail address: phoneEmailValid',
  (typed) => {
    expect(patientIdentifierError(typed)).toBe(m.identity_phone_email_wrong);
  },
);

test.each([
  '00966500000001',
  '966500000001',
  '+966500000001',
  '0500000001',
  '500000001',
  '٠٥٠٠٠٠٠٠٠١',
  '050 000 0001',
  '\u202a+966 50 000 0001\u202c',
  '\u202asara@balsam.example\u202c',
  '\u200bsara@balsam.example',
  'sara@balsam.example',
])('S5.04 a code can be sent to %j', (typed) => {
  expect(patientIdentifierError(typed)).toBeUndefined();
});

test('S5.04 what is sent has Latin digits and no blanks', () => {
  expect(normalizeIdentifier('٠٥٠ ٠٠٠-٠٠٠١')).toBe('0500000001');
});

test.each(['', 'rider', '0500000001', 'rider@balsam'])(
  'S5.06 a rider who types %j reads: Please Enter A Valid Email',
  (typed) => {
    expect(riderIdentifierError(typed)?.()).toBe(m.identity_email_wrong());
    expect(m.identity_email_wrong({}, { locale: 'en' })).toBe('Please Enter A Valid Email');
  },
);

test('S5.06 a rider’s e-mail address goes through', () => {
  expect(riderIdentifierError('rider@balsam.example')).toBeUndefined();
  expect(riderIdentifierError('\u200frider@balsam.example\u200b')).toBeUndefined();
});
