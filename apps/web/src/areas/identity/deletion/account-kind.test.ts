import { expect, test } from 'vitest';
import { sara } from '#shared/api/sara.testing.ts';
import { accountKind } from './account-kind.ts';

const as = (part: Partial<typeof sara>) => accountKind({ token: 't', user: { ...sara, ...part } });

test('S2.24 staff and doctors, and a guardian inside a dependent’s profile, do not delete here', () => {
  expect([1, 4, 5, 6, 7, 8].map((role_id) => as({ role_id }))).toEqual(Array.from({ length: 6 }, () => 'staff'));
  expect(as({ isDependent: true })).toBe('dependent');
});

test('S2.24 a guest names the account by its e-mail address; patients and riders delete their own', () => {
  expect(accountKind(null)).toBe('guest');
  expect(as({})).toBe('own');
  expect(as({ role_id: 14 })).toBe('own');
});
