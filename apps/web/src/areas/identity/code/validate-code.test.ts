import { expect, test } from 'vitest';
import * as m from '#paraglide/messages.js';
import { validateCode } from './validate-code.ts';

test.each(['', '1', '123', '12345'])('S5.03 a code of other than four digits is not sent: %j', (code) => {
  expect(validateCode(code, '', false)).toEqual({ code: m.identity_otp_required });
});

test('S5.03 the sentence of login.otpRequired is there in both languages', () => {
  expect(m.identity_otp_required({}, { locale: 'en' })).toBe('Please enter all 4 digits of the code');
  expect(m.identity_otp_required({}, { locale: 'ar' })).toBe('يُرجى إدخال أرقام الرمز الأربعة كاملة');
});

test('S5.03 four digits are sent, and the password only has to be there when it is asked for', () => {
  expect(validateCode('0761', '', false)).toEqual({});
  expect(validateCode('0761', '', true)).toEqual({ password: m.identity_password_required });
  expect(validateCode('0761', 'Balsam#2026', true)).toEqual({});
});
