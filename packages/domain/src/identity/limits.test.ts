import { expect, test } from 'vitest';
import { checkPassword, isEmail, isNationalId, isTaxIqama, maskEmail, maskPhone, normaliseIdentity } from './index.ts';

test('S5.01 a national ID or a tax iqama with something before it is none', () => {
  expect(['91010101010', 'x1010101010', ' 1010101010'].some(isNationalId)).toBe(false);
  expect(['92020202020', 'x2020202020', ' 2020202020'].some(isTaxIqama)).toBe(false);
});

test('S5.01 an identity number is compared without spaces and marks of direction, in Latin digits and capitals', () => {
  expect(normaliseIdentity(' ١٠١٠ ١٠١٠\u200f١٠ ')).toBe('1010101010');
  expect(normaliseIdentity('\u2066ab12\u2069 3456\u200e')).toBe('AB123456');
  expect(normaliseIdentity('\u202a1010101010\u202c\u061c')).toBe('1010101010');
});

test('S5.04 an e-mail address is as long as mail allows, and not longer', () => {
  const ofLength = (length: number) => `a@${'b.'.repeat(Math.floor((length - 4) / 2))}${'c'.repeat(2 + (length % 2))}`;
  expect([ofLength(254).length, isEmail(ofLength(254))]).toEqual([254, true]);
  expect([ofLength(255).length, isEmail(ofLength(255))]).toEqual([255, false]);
  expect([64, 65].map((name) => isEmail(`${'a'.repeat(name)}@b.co`))).toEqual([true, false]);
});

test('S5.04 an e-mail address may have capitals', () => {
  expect(isEmail('Sara@Balsam.Example')).toBe(true);
});

test('D3.02 the shortest address and number that are shown are masked too', () => {
  expect([maskEmail('a@b.co'), maskEmail('ab@b.co')]).toEqual(['a•••@b.co', 'a•••@b.co']);
  expect([maskPhone('+966501'), maskPhone('+9665012')]).toEqual(['•••', '+9665••••••12']);
});

test('a password that is refused says how long it may be', () => {
  const refused = (password: string) => checkPassword(password, () => false);
  expect(refused('x'.repeat(7))).toMatchObject({ code: 'password_too_short', values: { shortest: 8 } });
  expect(refused('x'.repeat(129))).toMatchObject({ code: 'password_too_long', values: { longest: 128 } });
});
