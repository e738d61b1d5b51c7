import { addMinutes } from '@balsam/domain/time';
import { expect, test } from 'vitest';
import { apiClient } from '#test/api-client.ts';
import { codeSentTo, freshIp } from '#test/codes.ts';
import { demoNow, world } from '#test/world.ts';

const w = await world();
const client = apiClient(w);
const email_address = 'patient1000011@balsam.example';

const post = (path: string, body: object, token?: string) =>
  client.post(path, body, { ip: freshIp(), ...(token !== undefined && { token }) });
const send = (body: object, token?: string) => post('/otp/send', { purpose: 'delete', ...body }, token);

test('S2.24 otp/send sends no code of deletion to a phone, nor from the profile of a child', async () => {
  expect((await send({ phone_number: '+966501000011' })).body.code).toBe('email_not_valid');
  expect((await send({}, await w.tokenOf('1000002', '1000003'))).body.code).toBe('own_profile_only');
  expect((await send({}, await w.tokenOf('D1001'))).body.code).toBe('not_deletable');
});

test('S2.24 D3.02 otp/send serves the deletion as delete-me/otp does: same answer for an unknown address, another code by its challenge', async () => {
  const [known, unknown] = [await send({ email_address }), await send({ email_address: 'no.one@one.sa' })];
  expect([known.http, unknown.http]).toEqual([200, 200]);
  expect(Object.keys(unknown.body.data)).toEqual(Object.keys(known.body.data));
  w.at(addMinutes(demoNow, 2));
  expect((await send({ challenge: known.body.data.challenge })).http).toBe(200);
  const otp = await codeSentTo(w, email_address);
  const asReset = await post('/otp/verify', { email_address, otp_code: otp, reset_flag: true });
  expect(asReset.body.code).toBe('code_not_valid');
  expect((await post('/delete-me', { otp, email_address })).body.message).toBe('Your account has been deleted');
});
