import { describe, expect, test } from 'vitest';
import { apiClient } from '#test/api-client.ts';
import { codeSentTo, freshIp, messageTo } from '#test/codes.ts';
import { demoNow, world } from '#test/world.ts';

const w = await world();
const client = apiClient(w);
const after = (seconds: number) => w.at(new Date(demoNow.getTime() + seconds * 1000));
const logInCode = (username: string, ip = freshIp()) =>
  client.post('/auth/user/otp', { field_name: 'mrn_number', username }, { ip });
const setCounts = (scope: string, count: number) =>
  w.db.updateTable('limit_counter').set({ count }).where('scope', '=', scope).execute();

describe('D3.02 nobody can flood a phone with codes', () => {
  test('an account is sent twenty a day', async () => {
    after(0);
    await logInCode('1000006');
    await setCounts('code_sent_account', 20);
    after(61);
    const { http, body } = await logInCode('1000006');
    expect([http, body.code]).toEqual([429, 'too_many_codes']);
  });
  test('a phone gets forty a day by whatever identifier they are requested, and the answer does not reveal that no more are sent', async () => {
    after(0);
    await logInCode('1000007');
    const first = await codeSentTo(w, '+966501000007');
    await setCounts('code_sent_destination', 40);
    const byPhone = await client.post('/otp/send', { phone_number: '0501000007' }, { ip: freshIp() });
    expect(byPhone.http).toBe(200);
    expect(await codeSentTo(w, '+966501000007')).toBe(first);
    expect(
      await w.db.selectFrom('outgoing_message').select('id').where('destination', '=', '+966501000007').execute(),
    ).toHaveLength(1);
  });
  test('an address can request three hundred a day', async () => {
    after(0);
    await logInCode('1000008', '192.0.2.9');
    await setCounts('code_sent_address', 300);
    expect((await logInCode('1000009', '192.0.2.9')).body.code).toBe('too_many_codes');
    expect((await logInCode('1000009', '192.0.2.10')).http).toBe(200);
  });
});

describe('D3.02 while codes are being guessed across the system', () => {
  const device_id = 'a-telephone-at-home';
  const reachSystemLimit = () =>
    w.db
      .insertInto('limit_counter')
      .values({ scope: 'code_wrong_all', key: 'all', bucket: demoNow, count: 500 })
      .onConflict((c) => c.columns(['scope', 'key', 'bucket']).doUpdateSet({ count: 500 }))
      .execute();
  const release = () => w.db.deleteFrom('limit_counter').where('scope', '=', 'code_wrong_all').execute();
  const mine = async (mrn: string) => {
    const { body } = await client.post('/otp/send', { phone_number: `+96650${mrn}` }, { ip: freshIp() });
    const otp_code = await codeSentTo(w, `+96650${mrn}`);
    return { challenge: body.data.challenge as string, otp_code, identifier: `+96650${mrn}` };
  };
  const reset = (body: object) =>
    client.post('/password/reset', { password: 'a quiet garden by the sea', ...body }, { ip: freshIp() });

  test('a new password waits on a device that the account does not know, and the code stays as it was', async () => {
    after(0);
    const code = await mine('1000010');
    await reachSystemLimit();
    const refused = await reset(code);
    expect([refused.http, refused.body.code]).toEqual([429, 'codes_paused']);
    await release();
    expect((await reset(code)).http).toBe(200);
    expect(await messageTo(w, '+966501000010')).toContain('تم تغيير كلمة مرور');
  });
  test('and does not on one that it knows', async () => {
    after(0);
    const entry = { field_name: 'mrn_number', username: '1000011', password: 'Balsam#2026', device_id };
    expect((await client.post('/auth/patient/login', entry)).http).toBe(200);
    const code = await mine('1000011');
    await reachSystemLimit();
    expect((await reset({ ...code, device_id })).http).toBe(200);
  });
});
