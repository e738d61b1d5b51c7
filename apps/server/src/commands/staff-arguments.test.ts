import { expect, test } from 'vitest';
import { parseStaffArguments } from './staff-arguments.ts';

const named = ['--name', 'Huda Al Rashid', '--name-ar', 'هدى الراشد'];
const email = ['--email', 'huda@example.org'];

test.each([
  [[], /^Usage: npm run staff/],
  [['first-admin', ...email], /^Usage: npm run staff/],
  [['first-admin', ...named], /^Usage: npm run staff/],
  [['second-admin', ...email, ...named], /^Usage: npm run staff/],
  [['first-admin', ...email, ...named, '--language', 'fr'], /^Usage: npm run staff/],
  [['first-admin', ...email, '--name', 'Huda', '--name-ar', 'هدى'], /first and a family name/],
  [['first-admin', '--unknown'], /unknown/i],
])('%j is refused with a message', (argv, sentence) => {
  expect(() => parseStaffArguments(argv)).toThrow(sentence);
});

test('an administrator has an address and a name in both languages; the family name is all behind the first', () => {
  expect(parseStaffArguments(['first-admin', ...email, ...named])).toEqual({
    email_address: 'huda@example.org',
    first_name: 'Huda',
    family_name: 'Al Rashid',
    first_name_ar: 'هدى',
    family_name_ar: 'الراشد',
    language: 'ar',
    another: false,
  });
  expect(parseStaffArguments(['first-admin', ...email, ...named, '--language', 'en', '--another'])).toMatchObject({
    language: 'en',
    another: true,
  });
});
