import { expect, test } from 'vitest';
import { apiClient } from '#test/api-client.ts';
import { appCode, demoTotp } from '#test/authenticator.ts';
import { holdingTries, untilLockWait } from '#test/lock-wait.ts';
import { world } from '#test/world.ts';

const w = await world({ connections: 8 });
const client = apiClient(w);
const former = 'Balsam#2026';
const next = 'a quiet garden by the sea';

const change = (token: string) =>
  client.post('/password/change', { currentPassword: former, password: next }, { token });
const logIn = (password: string) =>
  client.post('/auth/patient/login', {
    field_name: 'mrn_number',
    username: '1000006',
    password,
    device_id: 'a-device-that-is-slow',
  });

test('D3.04 a log-in that began with the former password opens nothing once there is another one', async () => {
  const mine = await w.tokenOf('1000006');
  await logIn(former);
  await logIn('wrong');
  let late: ReturnType<typeof logIn> | undefined;
  await holdingTries(w, async () => {
    late = logIn(former);
    await untilLockWait(w);
    expect((await change(mine)).http).toBe(200);
  });
  const { http, body } = await late!;
  expect([http, body.code]).toEqual([401, 'invalid_credentials']);
  expect((await logIn(next)).http).toBe(200);
});

test('D3.04 the first step of staff with the former password leads to no second one', async () => {
  const begun = await client.post('/auth/staff/login', { username: 'support@balsam.example', password: former });
  const { challenge } = begun.body.data;
  expect((await change(await w.tokenOf('support@balsam.example'))).http).toBe(200);
  const verified = await client.post('/auth/staff/verify', { challenge, code: appCode(demoTotp, w.clock.now()) });
  expect([verified.http, verified.body.code]).toEqual([422, 'sign_in_expired']);
});
