import { describe, expect, test } from 'vitest';
import { apiClient } from '#test/api-client.ts';
import { demoNow, world } from '#test/world.ts';

const w = await world();
const client = apiClient(w);
const password = 'Balsam#2026';
const secondsAfter = (seconds: number) => new Date(demoNow.getTime() + seconds * 1000);

const patient = (field_name: string, username: string, more: object = {}) =>
  client.post('/auth/patient/login', { field_name, username, password, ...more });
const rider = (username: string, more: object = {}) =>
  client.post('/epharmacy-users/rider/login', {
    username,
    password,
    field_name: 'email_address',
    is_admin: true,
    ...more,
  });

describe('a patient is refused', () => {
  test.each([
    ['mrn_number', '100000'],
    ['mrn_number', '10000011'],
    ['national_id', '101010101'],
    ['saudi_id', '10101010101'],
    ['national_id', '2020202020'],
    ['iqama', '2020202'],
    ['iqama', '2020202020202020'],
  ])('S5.01 %s %s has the wrong length or form', async (field, value) => {
    const { http, body } = await patient(field, value);
    expect(http).toBe(422);
    expect(body).toMatchObject({ status: false, code: 'identity_not_valid', errors: [{ path: 'username' }] });
  });

  test('S8.02 a wrong password reads Invalid Credentials in both languages', async () => {
    const { http, body } = await patient('mrn_number', '1000006', { password: 'Balsam#2025' });
    expect(http).toBe(401);
    expect(body).toMatchObject({
      status: false,
      message: 'Invalid Credentials',
      code: 'invalid_credentials',
      data: null,
    });
    expect(body.message_ar).toMatch(/\p{Script=Arabic}/u);
  });

  test('S8.02 an unknown account gets the same answer as a known one', async () => {
    const known = await patient('mrn_number', '1000006', { password: 'wrong' });
    const unknown = await patient('mrn_number', '9999999', { password: 'wrong' });
    const withoutRequestId = ({ body }: typeof known) => ({ ...body, request_id: 'of this request' });
    expect(unknown.http).toBe(known.http);
    expect(withoutRequestId(unknown)).toEqual(withoutRequestId(known));
    const names = (headers: object) => Object.keys(headers).toSorted();
    expect(names(unknown.headers)).toEqual(names(known.headers));
  });
});

describe('a patient', () => {
  test.each([
    ['mrn_number', '1000001', '1000001'],
    ['national_id', '1010101010', '1000001'],
    ['saudi_id', '1010101010', '1000001'],
    ['iqama', '2020202020', '1000002'],
    ['mrn_number', ' ١٠٠٠٠٠١ ', '1000001'],
  ])('S5.01 logs in by %s %s', async (field, value, mrn) => {
    const { http, body } = await patient(field, value);
    expect(http).toBe(200);
    expect(body.data).toMatchObject({
      user: { mrn_number: mrn, role_id: 3, is_privacy_agreed: true, isDependent: false },
      token_type: 'Bearer',
      landing: '/dashboard',
    });
    expect(body.data.access_token).toMatch(/^[\w-]{43}$/);
  });

  test('S4.19 without the terms is led to them, a doctor is not', async () => {
    const newcomer = await patient('mrn_number', '1000005');
    expect(newcomer.body.data).toMatchObject({ user: { is_privacy_agreed: false }, landing: '/terms-and-condition' });
    const doctor = await client.post('/api/v2/auth/doctor/login', { doctor_id: 'D1001', password });
    expect(doctor.body.data).toMatchObject({ user: { is_privacy_agreed: false }, landing: '/doctor/dashboard' });
  });

  test("nothing in a client's body gives authority", async () => {
    const { body } = await patient('mrn_number', '1000001', { role_id: 1, is_admin: true, user: { role_id: 1 } });
    expect(body.data.user.role_id).toBe(3);
  });

  test('D3.04 the token is stored hashed', async () => {
    const { body } = await patient('mrn_number', '1000001');
    const { rows } = await w.pool.query(`select s::text as line from session s where s::text like '%' || $1 || '%'`, [
      body.data.access_token,
    ]);
    expect(rows).toEqual([]);
  });
});

describe('a doctor', () => {
  test('S6.01 logs in by doctor id, under v1 and v2, whatever the case', async () => {
    for (const [version, doctor_id] of [
      ['v1', 'D1001'],
      ['v2', ' d1001 '],
    ] as const) {
      const { body } = await client.post(`/api/${version}/auth/doctor/login`, { doctor_id, password, fcm_token: null });
      expect(body.data.user).toMatchObject({ role_id: 4, doctor_code: 'D1001', first_name: 'Layla' });
    }
  });
  test('S6.02 is not a patient, and a patient is no doctor', async () => {
    expect((await client.post('/auth/doctor/login', { doctor_id: '1000001', password })).body.code).toBe(
      'invalid_credentials',
    );
  });
});

describe('a rider', () => {
  test('S6.03 anybody else learns it only once the password was right', async () => {
    const right = await rider('sara@balsam.example');
    expect(right.http).toBe(403);
    expect(right.body).toMatchObject({
      status: false,
      message: 'You are not a Rider',
      code: 'not_a_rider',
      data: null,
    });
    expect((await rider('admin@balsam.example')).body.message).toBe('You are not a Rider');
    expect((await rider('sara@balsam.example', { password: 'wrong' })).body.message).toBe('Invalid Credentials');
  });
  test('S6.03 a refused log-in leaves no session', async () => {
    const count = async () => (await w.pool.query('select count(*) from session')).rows[0].count;
    const before = await count();
    await rider('sara@balsam.example');
    expect(await count()).toBe(before);
  });
  test('S2.16 logs in by e-mail and password, remembered for 30 days when asked, 12 hours otherwise', async () => {
    w.at(demoNow);
    const remembered = await rider('Rider@Balsam.example', { remember: true });
    expect(remembered.body.data).toMatchObject({
      user: { role_id: 14, userExtraInfo: { VEHICLE_TYPE: 'Motorcycle', NATIONAL_ID: '1070707070' } },
      landing: '/rider-orders',
      expires_at: secondsAfter(30 * 86_400).toISOString(),
    });
    const other = await rider('rider@balsam.example');
    expect(other.body.data.expires_at).toBe(secondsAfter(12 * 3600).toISOString());
  });
});

describe('ten wrong passwords', () => {
  const wrong = (mrn: string, more: object = {}) => patient('mrn_number', mrn, { password: 'wrong', ...more });
  const codes = async (times: number, mrn: string) => {
    const answers = await Promise.all(Array.from({ length: times }, () => wrong(mrn)));
    return answers.map(({ body }) => body.code as string).toSorted();
  };

  test.each([['1000007'], ['9999998']])('lock %s for fifteen minutes, also when all come at once', async (mrn) => {
    w.at(demoNow);
    const refused = await codes(14, mrn);
    expect(refused.filter((code) => code === 'invalid_credentials')).toHaveLength(10);
    expect(refused.filter((code) => code === 'log_in_locked')).toHaveLength(4);
    w.at(secondsAfter(15 * 60 - 1));
    expect((await patient('mrn_number', mrn)).body.code).toBe('log_in_locked');
    w.at(secondsAfter(15 * 60));
    expect((await patient('mrn_number', mrn)).http).toBe(mrn === '1000007' ? 200 : 401);
  });
  test('lock by every identifier of the account', async () => {
    w.at(demoNow);
    await codes(10, '1000008');
    expect((await patient('national_id', '1010000080')).body.code).toBe('log_in_locked');
  });
  test('do not lock out a device that the account knows', async () => {
    w.at(demoNow);
    const device_id = 'a-device-of-their-own';
    expect((await patient('mrn_number', '1000010', { device_id })).http).toBe(200);
    await codes(10, '1000010');
    expect((await patient('mrn_number', '1000010')).body.code).toBe('log_in_locked');
    expect((await patient('mrn_number', '1000010', { device_id: 'a-device-of-nobody' })).body.code).toBe(
      'log_in_locked',
    );
    expect((await patient('mrn_number', '1000010', { device_id })).http).toBe(200);
  });
  test('a right one resets the count', async () => {
    w.at(demoNow);
    await codes(9, '1000011');
    expect((await patient('mrn_number', '1000011')).http).toBe(200);
    await codes(9, '1000011');
    expect((await patient('mrn_number', '1000011')).http).toBe(200);
  });
});
