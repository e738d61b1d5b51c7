import { expect, test } from 'vitest';
import { apiClient } from '#test/api-client.ts';
import { world } from '#test/world.ts';

const w = await world();
const client = apiClient(w);
const currentPassword = 'Balsam#2026';
const change = (token: string, body: object) =>
  client.post('/password/change', { currentPassword, ...body }, { token });
const logIn = (mrn: string, password: string) =>
  client.post('/auth/patient/login', { field_name: 'mrn_number', username: mrn, password });

test('a wrong current password is 422 and leaves the log-in alone', async () => {
  const token = await w.tokenOf('1000001');
  const { http, body } = await change(token, { currentPassword: 'wrong', password: 'a new Balsam' });
  expect([http, body.code, body.errors[0].path]).toEqual([422, 'current_password_wrong', 'currentPassword']);
  expect((await client.get('/users', { token })).http).toBe(200);
});

test.each([
  ['seven77', 'password_too_short'],
  ['x'.repeat(129), 'password_too_long'],
  [' Password123 ', 'password_too_common'],
])('the new password %j is refused', async (password, code) => {
  const { http, body } = await change(await w.tokenOf('1000001'), { password });
  expect([http, body.code, body.errors[0].path]).toEqual([422, code, 'password']);
});

test.each([
  [{}, ['currentPassword', 'password']],
  [{ currentPassword: 'Balsam#2026' }, ['password']],
  [{ password: 'a quiet garden by the sea' }, ['currentPassword']],
  [{ currentPassword: '', password: '' }, ['currentPassword', 'password']],
])('S5.02 %j lacks a field, and the answer marks it', async (body, paths) => {
  const reply = await client.post('/password/change', body, { token: await w.tokenOf('1000006') });
  expect([reply.http, reply.body.errors.map((error: { path: string }) => error.path)]).toEqual([400, paths]);
});
test('S7.06 a changed password is confirmed in both languages', async () => {
  const body = { currentPassword: 'Balsam#2026', password: 'a quiet garden by the sea' };
  const reply = await client.post('/password/change', body, { token: await w.tokenOf('1000006') });
  expect(reply.body).toMatchObject({
    status: true,
    message: 'Password changed successfully',
    message_ar: 'تم تغيير كلمة المرور بنجاح',
  });
});
test('D3.01 the id of another person is not found', async () => {
  const { http } = await change(await w.tokenOf('1000001'), { id: 999_999, password: 'a new Balsam' });
  expect(http).toBe(404);
});

test('ten wrong ones lock, so that an open screen does not find it out', async () => {
  const token = await w.tokenOf('1000007');
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => change(token, { currentPassword: 'wrong', password: 'a new Balsam' })),
  );
  expect(answers.filter(({ body }) => body.code === 'log_in_locked')).toHaveLength(2);
});

test('D3.04 another password ends every other log-in with its sockets', async () => {
  const [mine, other] = [await w.tokenOf('1000002'), await w.tokenOf('1000002')];
  const ended: number[] = [];
  Object.assign(w.platform.realtime, { endSessions: (ids: readonly number[]) => ended.push(...ids) });
  expect((await change(mine, { password: 'a new Balsam' })).http).toBe(200);
  expect((await client.get('/users', { token: mine })).http).toBe(200);
  expect((await client.get('/users', { token: other })).http).toBe(401);
  expect(ended).toHaveLength(1);
  expect((await logIn('1000002', currentPassword)).http).toBe(401);
  expect((await logIn('1000002', 'a new Balsam')).http).toBe(200);
});
