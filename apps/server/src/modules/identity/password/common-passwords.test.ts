import { describe, expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

describe('a new password', () => {
  test.each([
    'password1',
    'PASSWORD1',
    ' iloveyou ',
    'qwertyuiop',
    'liverpool',
    'trustno1',
    'Jennifer',
    '1q2w3e4r5t',
    'saudi123',
  ])('%j is one that is tried first', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });
  test.each(['Balsam#2026', 'balsam-hospital', 'Riyadh2026!', 'Admin@12345', 'بلسم٢٠٢٦!!', 'Patient--Portal'])(
    '%j is only words of this system',
    (password) => {
      expect(isCommonPassword(password)).toBe(true);
    },
  );
  test.each(['a quiet garden by the sea', 'balsam and honey', '7420-1963-88', 'حديقة هادئة قرب البحر', 'x'.repeat(64)])(
    '%j is taken',
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );
});
