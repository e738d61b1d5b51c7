import { describe, expect, test } from 'vitest';
import { apiClient } from '#test/api-client.ts';
import { codeSentTo, freshIp, codeOtherThan } from '#test/codes.ts';
import { logIns, outcomeOf } from '#test/log-ins.ts';
import { world } from '#test/world.ts';
import { pictureOf } from '#platform/images/pictures.fixture.ts';
import { e164Of, newcomer, registering } from './registration.fixture.ts';

// A hospital is one address: whatever others have typed there, somebody who came to be treated can register.
const w = await world();
const client = apiClient(w);
const { upload } = registering(w);
const attack = logIns(w);
const picture = await pictureOf('jpeg', 40, 30);

/** The form sent from here and the photo there: only the code is missing. */
async function startRegistration(ip: string) {
  const form = newcomer();
  const { http, body } = await client.post('/auth/patient/register', form, { ip });
  expect([http, body.code]).toEqual([200, undefined]);
  await upload(body.data.upload_token, body.data.patient_id, picture);
  return { challenge: body.data.challenge as string, otp_code: await codeSentTo(w, e164Of(form)), form };
}
const verify = (body: object, ip: string) => client.post('/otp/verify', body, { ip });

describe('D3.02 a new patient registers behind an address', () => {
  test.each(['exhaustPasswordLimit', 'exhaustCodeLimit', 'exhaustSendLimit'] as const)(
    'with %s of others',
    async (what) => {
      attack.moveToFreshHour();
      const ip = freshIp();
      await attack[what](ip);
      const { challenge, otp_code } = await startRegistration(ip);
      const { body } = await verify({ challenge, otp_code }, ip);
      expect(body.data).toMatchObject({ registered: true });
    },
  );

  test('with too many wrong codes, where their own has two tries and not five; another code has two again', async () => {
    attack.moveToFreshHour();
    const ip = freshIp();
    await attack.exhaustCodeLimit(ip);
    const { challenge, otp_code, form } = await startRegistration(ip);
    const wrong = [1, 2].map((n) => ({ challenge, otp_code: codeOtherThan(otp_code, n) }));
    const first = await verify(wrong[0]!, ip);
    expect([first.body.code, first.body.data]).toEqual(['code_wrong', { left: 1 }]);
    expect((await verify(wrong[1]!, ip)).body.data).toEqual({ left: 0 });
    expect(outcomeOf(await verify({ challenge, otp_code }, ip))).toBe('code_spent');
    w.at(new Date(w.clock.now().getTime() + 61_000));
    const again = (await client.post('/otp/send', { challenge }, { ip })).body.data.challenge as string;
    const newer = { challenge: again, otp_code: await codeSentTo(w, e164Of(form)) };
    expect((await verify(newer, ip)).body.data).toMatchObject({ registered: true });
  });

  test('with too many wrong codes: a code that is named by the phone alone is not compared', async () => {
    attack.moveToFreshHour();
    const ip = freshIp();
    await attack.exhaustCodeLimit(ip);
    const { otp_code, form } = await startRegistration(ip);
    expect(outcomeOf(await verify({ phone_number: form.phone_number, otp_code }, ip))).toBe('too_many_codes');
  });
});

test('D3.02 an address can request three hundred codes of registrations a day, beside those for anything else', async () => {
  attack.moveToFreshHour();
  const ip = freshIp();
  await startRegistration(ip);
  await attack.setCounts('code_sent_address_register', 300);
  expect(outcomeOf(await client.post('/auth/patient/register', newcomer(), { ip }))).toBe('too_many_codes');
  expect(outcomeOf(await attack.requestCode('1000041', ip))).toBe('in');
  expect(outcomeOf(await client.post('/auth/patient/register', newcomer(), { ip: freshIp() }))).toBe('in');
});
