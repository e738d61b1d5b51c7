import { describe, expect, test } from 'vitest';
import { contactWayOf, mayWriteTo } from './index.ts';

describe('how somebody is reached', () => {
  test.each([
    '',
    'Sara',
    '0412345678',
    '05123',
    '+966115550100',
    '0512345678 / 0512345679',
    'sara@',
    'sara@example',
    'a@b.co c@d.co',
  ])('%j is neither a mobile nor an e-mail address', (typed) => {
    expect(contactWayOf(typed)).toBeUndefined();
  });
  test('a mobile is kept in one form, however it was typed', () => {
    for (const typed of [
      '0512345678',
      ' 051 234 5678 ',
      '05-1234-5678',
      '٠٥١٢٣٤٥٦٧٨',
      '+966512345678',
      '00966512345678',
      // As a phone copies it out of its contacts.
      '\u202a+966 51 234 5678\u202c',
      '\u2066051\u2011234\u20115678\u2069',
    ])
      expect(contactWayOf(typed)).toBe('+966512345678');
  });
  test('an e-mail address is kept as it is', () => {
    expect(contactWayOf(' Sara.H@example.com ')).toBe('Sara.H@example.com');
    expect(contactWayOf('\u202aSara.H@example.com\u202c')).toBe('Sara.H@example.com');
  });
});

test('a ticket without a log-in is answered by phone or e-mail: nobody writes to it here', () => {
  expect(mayWriteTo({ isOfGuest: true })).toMatchObject({ ok: false, code: 'ticket_of_guest' });
  expect(mayWriteTo({ isOfGuest: false })).toEqual({ ok: true });
});
