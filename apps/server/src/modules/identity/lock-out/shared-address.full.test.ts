import { describe, expect, test } from 'vitest';
import { apiClient } from '#test/api-client.ts';
import { codeSentTo, freshIp, codeOtherThan } from '#test/codes.ts';
import { logIns, outcomeOf, outcomesOf } from '#test/log-ins.ts';
import { secondApp } from '#test/second-app.ts';
import { world } from '#test/world.ts';

const w = await world({ connections: 8 });
const other = await secondApp(w, 4);

const client = apiClient(w);
const { patient, doctor, rider, staff, requestCode, verify, ...attack } = logIns(w);
const otherServerLogIns = logIns({ ...w, app: other.app });
const password = 'Balsam#2026';
const hospital = '203.0.113.10';

describe('D3.02 at an address with too many wrong passwords, a patient', () => {
  const device_id = 'the-telephone-of-a-neighbour';
  const newDevice = { device_id: 'a-telephone-that-is-new' };

  test('on a known device signs in by password as before', async () => {
    attack.moveToFreshHour();
    expect(outcomeOf(await patient('1000006', hospital, { device_id }))).toBe('in');
    await attack.tryWrongPasswords(100, hospital);
    expect(outcomeOf(await patient('1000006', hospital, { device_id }))).toBe('in');
    expect(outcomeOf(await patient('1000006', hospital, newDevice))).toBe('code_also_required');
  });

  test('on a known device is locked by ten wrong passwords of that device alone', async () => {
    attack.moveToFreshHour();
    await attack.exhaustPasswordLimit(hospital);
    const wrong = Array.from({ length: 12 }, () => patient('1000006', hospital, { device_id, password: 'no' }));
    expect(outcomesOf(await Promise.all(wrong))).toEqual({ invalid_credentials: 10, log_in_locked: 2 });
  });

  test('on a new device needs a code as well, with the right password too, and signs in with it', async () => {
    attack.moveToFreshHour();
    await attack.exhaustPasswordLimit(hospital);
    const refused = await patient('1000007', hospital, newDevice);
    expect([refused.http, refused.body]).toMatchObject([
      422,
      { status: false, code: 'code_also_required', data: null, errors: [{ path: 'otp_code' }] },
    ]);
    const { challenge } = (await requestCode('1000007', hospital, { ...newDevice, password })).body.data;
    const otp_code = await codeSentTo(w, '+966501000007');
    const wrong = await verify({ ...newDevice, challenge, otp_code: codeOtherThan(otp_code) }, hospital);
    expect(outcomeOf(wrong)).toBe('code_wrong');
    expect(outcomeOf(await verify({ ...newDevice, challenge, otp_code }, hospital))).toBe('in');
    expect(outcomeOf(await patient('1000007', hospital, newDevice))).toBe('in');
  });

  test('gets the same answer with a right and a wrong password, and so does an unknown number', async () => {
    attack.moveToFreshHour();
    await attack.exhaustPasswordLimit(hospital);
    const answers = [
      await patient('1000008', hospital),
      await patient('1000008', hospital, { password: 'wrong' }),
      await patient('8999999', hospital),
    ].map(({ http, body }) => ({ http, ...body, request_id: 'of this request' }));
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  test('who is signed in still proves the own password', async () => {
    attack.moveToFreshHour();
    const token = await w.tokenOf('1000010');
    await attack.exhaustPasswordLimit(hospital);
    const passwords = { currentPassword: password, password: 'a quiet garden by the sea' };
    expect((await client.post('/password/change', passwords, { token, ip: hospital })).http).toBe(200);
  });
});

describe('D3.02 a thousand wrong passwords at once from one address, at two processes on one database', () => {
  test('have a hundred of them compared, and everybody else can still sign in', { timeout: 120_000 }, async () => {
    attack.moveToFreshHour();
    const answers = await Promise.all([
      attack.tryWrongPasswords(500, hospital),
      otherServerLogIns.tryWrongPasswords(500, hospital),
    ]);
    expect(outcomesOf(answers.flat())).toEqual({
      invalid_credentials: 100,
      code_also_required: 1000 - 100,
    });
    expect(outcomeOf(await patient('1000009', hospital))).toBe('code_also_required');
    expect(outcomeOf(await patient('1000009', freshIp()))).toBe('in');
    expect(outcomeOf(await doctor('D1001', hospital))).toBe('in');
    expect(outcomeOf(await rider('rider@balsam.example', hospital))).toBe('in');
    expect((await staff('admin@balsam.example', hospital)).body.data).toHaveProperty('challenge');
  });
});

describe('D3.02 wrong passwords for a doctor, a rider or the staff', () => {
  const entries = [
    ['a doctor', (ip: string, more?: object) => doctor('D1004', ip, more)],
    ['an unknown doctor', (ip: string, more?: object) => doctor('D9004', ip, more)],
    ['a rider', (ip: string, more?: object) => rider('rider@balsam.example', ip, more)],
    ['the staff', (ip: string, more?: object) => staff('pharmacist@balsam.example', ip, more)],
  ] as const;

  test.each(entries)('ten of %s lock that account at that address alone', async (_, enter) => {
    attack.moveToFreshHour();
    const [there, here] = [freshIp(), freshIp()];
    const wrong = await Promise.all(Array.from({ length: 13 }, () => enter(there, { password: 'wrong' })));
    expect(outcomesOf(wrong)).toEqual({ invalid_credentials: 10, log_in_locked: 3 });
    expect(outcomeOf(await enter(there))).toBe('log_in_locked');
    expect(outcomeOf(await enter(here, { password: 'wrong' }))).toBe('invalid_credentials');
  });

  test('three lock that account where too many were wrong, and nobody else there', async () => {
    attack.moveToFreshHour();
    await attack.exhaustPasswordLimit(hospital);
    const wrong = await Promise.all(Array.from({ length: 12 }, () => doctor('D1002', hospital, { password: 'wrong' })));
    expect(outcomesOf(wrong)).toEqual({
      invalid_credentials: 3,
      log_in_locked: 9,
    });
    expect(outcomeOf(await doctor('D1002', hospital))).toBe('log_in_locked');
    expect(outcomeOf(await doctor('D1003', hospital))).toBe('in');
    expect(outcomeOf(await doctor('D1002', freshIp()))).toBe('in');
  });

  test('do not lock out a device that the account knows', async () => {
    attack.moveToFreshHour();
    const device_id = 'the-tablet-of-this-doctor';
    expect(outcomeOf(await doctor('D1006', hospital, { device_id }))).toBe('in');
    await Promise.all(Array.from({ length: 12 }, () => doctor('D1006', hospital, { password: 'wrong' })));
    expect(outcomeOf(await doctor('D1006', hospital))).toBe('log_in_locked');
    expect(outcomeOf(await doctor('D1006', hospital, { device_id }))).toBe('in');
  });

  test.each([['D1005'], ['D9005']])('25 of %s are compared in 15 minutes, from however many addresses', async (id) => {
    attack.moveToFreshHour();
    const wrong = Array.from({ length: 40 }, () => doctor(id, freshIp(), { password: 'wrong' }));
    expect(outcomesOf(await Promise.all(wrong))).toEqual({ invalid_credentials: 25, log_in_locked: 15 });
  });

  test('a new password unlocks the account at the address where it was set', async () => {
    attack.moveToFreshHour();
    const ip = freshIp();
    await Promise.all(Array.from({ length: 10 }, () => rider('rider@balsam.example', ip, { password: 'wrong' })));
    const email_address = 'rider@balsam.example';
    await client.post('/otp/send', { email_address, role_id: 14 }, { ip });
    const otp_code = await codeSentTo(w, email_address);
    const renewed = { identifier: email_address, otp_code, password: 'a quiet garden by the sea' };
    expect((await client.post('/password/reset', renewed, { ip })).http).toBe(200);
    expect(outcomeOf(await rider(email_address, ip, { password: renewed.password }))).toBe('in');
  });
});
