import { expect, test } from 'vitest';
import { apiClient } from '#test/api-client.ts';
import { codeSentTo, freshIp, messageTo } from '#test/codes.ts';
import { demoNow, world } from '#test/world.ts';

const w = await world();
const client = apiClient(w);
const phone = '+966501000006';
const request = () =>
  client.post('/auth/user/otp', { field_name: 'mrn_number', username: '1000006' }, { ip: freshIp() });
const expiry = async () =>
  (
    await w.db.selectFrom('one_time_code').select('expires_at').orderBy('id', 'desc').executeTakeFirstOrThrow()
  ).expires_at.getTime();

test('the message of a code is kept as long as the code holds, and says nothing to anybody afterwards', async () => {
  w.at(demoNow);
  await request();
  const code = await codeSentTo(w, phone);
  const end = await expiry();
  w.at(new Date(end - 1000));
  await w.due();
  expect(await codeSentTo(w, phone)).toBe(code);
  w.at(new Date(end));
  await w.due();
  expect(await messageTo(w, phone)).toBeUndefined();
});
