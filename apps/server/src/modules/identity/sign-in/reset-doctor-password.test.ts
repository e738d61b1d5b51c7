import { describe, expect, test } from 'vitest';
import { apiClient } from '#test/api-client.ts';
import { codeSentTo, freshIp } from '#test/codes.ts';
import { demoNow, world } from '#test/world.ts';

const w = await world();
const client = apiClient(w);
const password = 'a quiet garden by the sea';

const send = (body: object) => client.post('/otp/send', body, { ip: freshIp() });
const verify = (body: object) => client.post('/otp/verify', { reset_flag: true, ...body }, { ip: freshIp() });
const reset = (body: object) => client.post('/password/reset', { password, ...body }, { ip: freshIp() });

describe('a doctor who forgot the password', () => {
  const email_address = 'd1002@balsam.example';
  const logInDoctor = (pass: string) =>
    client.post('/auth/doctor/login', { doctor_id: 'D1002', password: pass }, { ip: freshIp() });
  test('S6.04 gets a code by e-mail and signs in with the new one', async () => {
    w.at(demoNow);
    const { body } = await send({ email_address, role_id: 4 });
    const otp_code = await codeSentTo(w, email_address);
    const challenge = body.data.challenge as string;
    expect((await verify({ challenge, otp_code })).http).toBe(200);
    expect((await reset({ identifier: email_address, otp_code, challenge })).http).toBe(200);
    expect([(await logInDoctor('Balsam#2026')).http, (await logInDoctor(password)).http]).toEqual([401, 200]);
  });
  test('D3.02 gets none by phone, and a patient’s request opens no doctor’s account', async () => {
    const doctor = await w.db
      .selectFrom('person as p')
      .innerJoin('doctor as d', 'd.person_id', 'p.id')
      .select('p.id')
      .where('d.code', '=', 'D1003')
      .executeTakeFirstOrThrow();
    await w.db.updateTable('person').set({ phone: '+966509990003' }).where('id', '=', doctor.id).execute();
    for (const request of [
      { phone_number: '0509990003', role_id: 4 },
      { email_address: 'd1003@balsam.example', role_id: 3 },
    ])
      expect((await send(request)).http).toBe(200);
    const sent = await w.db
      .selectFrom('outgoing_message')
      .select('id')
      .where('destination', 'in', ['+966509990003', 'd1003@balsam.example'])
      .execute();
    expect(sent).toEqual([]);
  });
});
