import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkPassword,
  codeVerdict,
  guardianAccess,
  lastBirthDayOf,
  isDoctorRole,
  isEmail,
  isIdentity,
  isIdentityOfFile,
  isSaudiMobile,
  isStaff,
  isTaxIqama,
  landing,
  maskEmail,
  maskPhone,
  mayResend,
  mustAgreeToTerms,
  roles,
  sessionExpiry,
  toE164,
} from './index.ts';

const now = new Date('2026-11-22T21:00:00Z');
const secondsFromNow = (n: number) => new Date(now.getTime() + n * 1000);

describe('roles', () => {
  test('S6.01 role ids are 14 rider, 4 doctor, 3 patient', () => {
    expect(roles).toMatchObject({ rider: 14, doctor: 4, patient: 3 });
    expect(Object.values(roles).toSorted((a, b) => a - b)).toEqual([1, 3, 4, 5, 6, 7, 8, 14]);
  });
  test("S6.01 a doctor is role 4 or a role text that contains 'doc'", () => {
    for (const role of [4, '4', 'doctor', 'Doctor', 'ER_DOC']) expect(isDoctorRole(role)).toBe(true);
    for (const role of [3, 14, 1, '3', '14', 'patient', 'rider', '']) expect(isDoctorRole(role)).toBe(false);
  });
  test('staff are 1 and 5 to 8', () => {
    expect([...Array(16).keys()].filter(isStaff)).toEqual([1, 5, 6, 7, 8]);
  });
});

describe('landing', () => {
  test('S4.19 a patient without the terms goes to Terms and Condition, a doctor does not', () => {
    expect(landing({ roleId: roles.patient, agreedTerms: false })).toBe('/terms-and-condition');
    expect(landing({ roleId: roles.doctor, agreedTerms: false })).toBe('/doctor/dashboard');
    expect(mustAgreeToTerms({ roleId: roles.doctor, agreedTerms: false })).toBe(false);
    expect(mustAgreeToTerms({ roleId: roles.patient, agreedTerms: true })).toBe(false);
  });
  test('S2.01 each person has a dashboard of their own', () => {
    expect(landing(undefined)).toBe('/auth/user/dashboard');
    expect(landing({ roleId: roles.patient, agreedTerms: true })).toBe('/dashboard');
    expect(landing({ roleId: roles.rider, agreedTerms: false })).toBe('/rider-orders');
    expect(landing({ roleId: roles.frontDesk, agreedTerms: false })).toBe('/staff');
  });
});

describe('identity numbers', () => {
  test.each([
    ['mrn_number', ['100000', '10000001', '100000a', '١٠٠٠٠٠١', '1000001\n', ''], ['1000001', '0000000']],
    ['national_id', ['101010101', '10101010101', '2010101010', '101010101x'], ['1010101010']],
    ['saudi_id', ['101010101', '2010101010'], ['1010101010']],
    [
      'iqama',
      ['1234567', '1234567890123456', '2020-202020', '20202020 20'],
      ['12345678', '123456789012345', '2020202020', 'AB123456'],
    ],
    [
      'email_address',
      ['sara', 'sara@', '@balsam.example', 'sara@balsam', 'sara @balsam.example'],
      ['sara@balsam.example'],
    ],
  ] as const)('S5.01 %s has its own length and form', (field, refused, accepted) => {
    expect(refused.filter((value) => isIdentity(field, value))).toEqual([]);
    expect(accepted.filter((value) => !isIdentity(field, value))).toEqual([]);
  });
  test('S5.10 a file has no national ID as an iqama, which would be a second file for one identity', () => {
    expect(isIdentityOfFile('iqama', '1010101010')).toBe(false);
    expect(['2020202020', 'AB123456', '12345678'].every((number) => isIdentityOfFile('iqama', number))).toBe(true);
    expect(isIdentityOfFile('national_id', '1010101010')).toBe(true);
  });
  test('S5.01 an invoice asks more of an iqama than a log-in', () => {
    expect(isTaxIqama('2020202020')).toBe(true);
    expect(['12345678', '1010101010', '202020202', '20202020201'].some(isTaxIqama)).toBe(false);
  });
});

describe('phone and e-mail', () => {
  test('S5.04 a mobile has one of the five prefixes and eight digits after it', () => {
    for (const prefix of ['009665', '9665', '+9665', '05', '5']) {
      expect(toE164(`${prefix}00000001`)).toBe('+966500000001');
      expect(isSaudiMobile(`${prefix}0000001`)).toBe(false);
      expect(isSaudiMobile(`${prefix}000000011`)).toBe(false);
    }
    expect(['0114000000', '00965500000001', '+971500000001', '05 00000001', ''].some(isSaudiMobile)).toBe(false);
    expect(() => toE164('0114000000')).toThrow(RangeError);
  });
  test('S5.04 an e-mail address has a name and a domain with a dot', () => {
    for (const good of ['a@b.co', "o'neil+tag@mail.balsam.example", 'first.last@xn--mgba.example'])
      expect(isEmail(good)).toBe(true);
    for (const bad of [
      'a@b..co',
      '.a@b.co',
      'a..b@c.co',
      'a@-b.co',
      'a@b.co.',
      'a@b@c.co',
      'سارة@b.co',
      `${'a'.repeat(65)}@b.co`,
    ])
      expect(isEmail(bad)).toBe(false);
    expect(isEmail(`a@${'b.'.repeat(200)}co`)).toBe(false);
  });
  test('D3.02 a masked destination does not reveal it', () => {
    expect(maskPhone('+966500000001')).toBe('+9665••••••01');
    expect(maskEmail('sara@balsam.example')).toBe('s•••@balsam.example');
    expect(maskEmail('saraalharbi@balsam.example')).toBe(maskEmail('sara@balsam.example'));
    expect([maskPhone(''), maskEmail(''), maskEmail('@x.co')]).toEqual(['•••', '•••', '•••']);
  });
  test('checking a hostile address takes no time to speak of', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '.', '-', '@'), maxLength: 300 }), (s) => {
        expect(isEmail(s)).toBeTypeOf('boolean');
      }),
    );
  });
});

describe('passwords and locks', () => {
  const common = (password: string) => password === 'password1';
  test('a short, an endless and a common password are refused', () => {
    expect(checkPassword('Balsam#', common)).toMatchObject({ ok: false, code: 'password_too_short' });
    expect(checkPassword('😀😀😀😀😀😀😀', common)).toMatchObject({ ok: false, code: 'password_too_short' });
    expect(checkPassword('x'.repeat(129), common)).toMatchObject({ ok: false, code: 'password_too_long' });
    expect(checkPassword('password1', common)).toMatchObject({ ok: false, code: 'password_too_common' });
    expect(checkPassword('Balsam#2', common)).toEqual({ ok: true });
    expect(checkPassword('x'.repeat(128), common)).toEqual({ ok: true });
  });
});

describe('sessions', () => {
  test('D3.04 staff have 15 idle minutes whatever they ticked', () => {
    for (const remember of [true, false])
      expect(sessionExpiry({ roleId: roles.records, remember, lastSeenAt: now })).toEqual(secondsFromNow(15 * 60));
  });
  test('D3.04 others have 12 hours, 30 days with remember-me', () => {
    expect(sessionExpiry({ roleId: roles.patient, remember: false, lastSeenAt: now })).toEqual(
      secondsFromNow(12 * 3600),
    );
    expect(sessionExpiry({ roleId: roles.rider, remember: true, lastSeenAt: now })).toEqual(
      secondsFromNow(30 * 86_400),
    );
  });
  test('D3.04 none lives for ever: staff end after 12 hours, others after a year', () => {
    const openedAt = secondsFromNow(-12 * 3600 + 60);
    const staff = { roleId: roles.support, remember: false, lastSeenAt: now, openedAt };
    expect(sessionExpiry(staff)).toEqual(secondsFromNow(60));
    const patient = { roleId: roles.patient, remember: true, lastSeenAt: now, openedAt: secondsFromNow(-364 * 86_400) };
    expect(sessionExpiry(patient)).toEqual(secondsFromNow(86_400));
  });
});

describe('one-time codes', () => {
  const fresh = { tries: 0, expiresAt: secondsFromNow(300), usedAt: null };
  test('D3.02 a used, an exhausted and an expired code are refused', () => {
    expect(codeVerdict({ ...fresh, usedAt: now }, now)).toMatchObject({ code: 'code_spent' });
    expect(codeVerdict({ ...fresh, tries: 5 }, now)).toMatchObject({ code: 'code_spent' });
    expect(codeVerdict(fresh, secondsFromNow(300))).toMatchObject({ code: 'code_expired' });
    expect(codeVerdict({ ...fresh, tries: 4 }, secondsFromNow(299))).toEqual({ ok: true });
  });
  test('D3.02 the next code waits 60 seconds', () => {
    expect(mayResend(now, secondsFromNow(59))).toEqual({
      ok: false,
      code: 'code_too_soon',
      values: { seconds: 1 },
    });
    expect(mayResend(now, secondsFromNow(60))).toEqual({ ok: true });
    expect(mayResend(null, now)).toEqual({ ok: true });
  });
  test('D3.02 the next code waits for no time that comes again because the clock was set back', () => {
    expect(mayResend(secondsFromNow(3600), now)).toEqual({ ok: true });
    // A request that began a moment before the last code was sent.
    expect(mayResend(secondsFromNow(2), now)).toMatchObject({ code: 'code_too_soon', values: { seconds: 62 } });
  });
});

describe('guardians', () => {
  test('D3.03 access is full under 15, limited to 17, ends on the eighteenth birthday', () => {
    expect(guardianAccess('2011-11-23', '2026-11-22')).toBe('full');
    expect(guardianAccess('2011-11-22', '2026-11-22')).toBe('limited');
    expect(guardianAccess('2008-11-23', '2026-11-22')).toBe('limited');
    expect(guardianAccess('2008-11-22', '2026-11-22')).toBe('none');
    expect(guardianAccess(null, '2026-11-22')).toBe('none');
  });
  test('D3.03 what an adult consented to has no age', () => {
    expect(guardianAccess('1990-01-01', '2026-11-22', 'consent')).toBe('full');
    expect(guardianAccess('1990-01-01', '2026-11-22', 'declaration')).toBe('none');
    expect(guardianAccess(null, '2026-11-22', 'consent')).toBe('full');
  });
  test('D3.03 who consented and turned out to be a minor has the ages of one', () => {
    expect(guardianAccess('2011-11-22', '2026-11-22', 'consent')).toBe('limited');
    expect(guardianAccess('2008-11-23', '2026-11-22', 'consent')).toBe('limited');
    expect(guardianAccess('2008-11-22', '2026-11-22', 'consent')).toBe('full');
  });
  test('D3.03 who is 18 today, also when today has no such day 18 years ago', () => {
    expect(lastBirthDayOf(18, '2026-11-22')).toBe('2008-11-22');
    expect(lastBirthDayOf(18, '2028-02-29')).toBe('2010-02-28');
    expect(lastBirthDayOf(18, '2026-03-01')).toBe('2008-03-01');
  });
});
