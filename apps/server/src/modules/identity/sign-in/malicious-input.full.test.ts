import { describe, expect, test } from 'vitest';
import { apiClient } from '#test/api-client.ts';
import { world } from '#test/world.ts';

const w = await world();
const client = apiClient(w);
const sara = await w.tokenOf('1000001');

/** What a hand or a machine may send where a short text is expected. */
const hostileValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  [],
  {},
  { toString: 'x' },
  '',
  ' ',
  '\u0000',
  '\ud800',
  "' or '1'='1",
  '$(id)',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '\u202e1000001',
  'x'.repeat(100_000),
  'سارة'.repeat(500),
  '😀'.repeat(300),
];

const logIn = { field_name: 'mrn_number', username: '1000001', password: 'Balsam#2026' };
const calls: readonly (readonly [path: string, body: Record<string, unknown>])[] = [
  ['/auth/patient/login', { ...logIn, fcm_token: 'x', device_id: 'a-device-somewhere' }],
  ['/auth/doctor/login', { doctor_id: 'D1001', password: 'x', fcm_token: 'x' }],
  ['/epharmacy-users/rider/login', { username: 'rider@balsam.example', password: 'x', field_name: 'email_address' }],
  ['/auth/staff/login', { username: 'admin@balsam.example', password: 'x', field_name: 'email_address' }],
  ['/auth/staff/verify', { challenge: 'x', code: '123456', fcm_token: 'x', device_id: 'a-device-somewhere' }],
  ['/auth/user/otp', { field_name: 'mrn_number', username: '1000001' }],
  ['/otp/send', { phone_number: '0500000001', role_id: 3, challenge: 'x', purpose: 'reset' }],
  [
    '/password/reset',
    { identifier: '0500000001', challenge: 'x', otp_code: '1234', password: 'x', mrn_number: '1000001', role_id: 14 },
  ],
  ['/delete-me/otp', { email_address: 'a@b.co', device_id: 'a-device-somewhere' }],
  ['/delete-me', { otp: '1234', email_address: 'a@b.co', challenge: 'x', mrn_number: '1000001' }],
  [
    '/otp/verify',
    { challenge: 'x', phone_number: '0500000001', email_address: 'a@b.co', otp_code: '1234', password: 'x' },
  ],
  ['/user/change-language', { language: 'ar' }],
  ['/password/change', { id: 1, currentPassword: 'x', password: 'y' }],
  ['/agreed-terms', { version: 1 }],
];
const cases = calls.flatMap(([path, body]) => Object.keys(body).map((field) => [path, field, body] as const));
/** Calls that begin a log-in; a right one would end the log-in that it is sent with. */
const ofGuests = /^\/(auth|otp|epharmacy)/;
const expectedStatuses = new Set([200, 400, 401, 403, 404, 409, 413, 422, 429]);

describe('whatever is sent', () => {
  test.each(cases)(
    '%s handles any value as %s, and says in both languages what is wrong',
    async (path, field, body) => {
      const answers = await Promise.all(
        hostileValues.map((value) =>
          client.post(
            path,
            { ...body, [field]: value },
            { ip: '198.51.100.1', ...(ofGuests.test(path) ? {} : { token: sara }) },
          ),
        ),
      );
      for (const { http, body: reply } of answers) {
        expect(expectedStatuses).toContain(http);
        if (http === 200) continue;
        expect(reply).toMatchObject({ status: false, code: expect.any(String), request_id: expect.any(String) });
        expect(reply.message_ar).toMatch(/\p{Script=Arabic}/u);
        expect('errors' in reply).toBe(http === 400 || http === 422);
        expect(JSON.stringify(reply)).not.toMatch(/select|postgres|node_modules|\.ts:/i);
      }
    },
  );
  test.each([
    '/users?id=0',
    '/users?id=1e3',
    '/users?id=99999999999999999999',
    '/users?id=1&id=2',
    '/users/access-log?page=0',
    '/users/access-log?limit=-1',
    '/users/access-log?by=me',
    '/auth/patient/profile?mrn_number=100000',
    '/auth/patient/profile?mrn_number=%00',
    '/auth/..%2f..%2f/profile',
  ])('%s is refused with 400 or 404', async (path) => {
    const { http, body } = await client.get(path, { token: sara });
    expect([400, 404]).toContain(http);
    expect(body.status).toBe(false);
  });
  test('a page beyond the end is empty', async () => {
    const { body } = await client.get('/users/access-log?page=9999999', { token: sara });
    expect(body.data.items).toEqual([]);
  });
  test('keys that nobody knows are stripped', async () => {
    const body = { language: 'ar', person_id: 1, __proto__: { admin: true } };
    expect((await client.post('/user/change-language', body, { token: sara })).body.data).toEqual({ language: 'ar' });
  });
});
