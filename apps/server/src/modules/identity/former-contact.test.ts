import { describe, expect, test } from 'vitest';
import { apiClient, type Reply } from '#test/api-client.ts';
import { codeSentTo, freshIp, messageTo } from '#test/codes.ts';
import { outcomeOf } from '#test/log-ins.ts';
import { world } from '#test/world.ts';

const w = await world();
const client = apiClient(w);
const currentPassword = 'Balsam#2026';

/** Changes where a patient is reached, as they do it on their own page. */
async function move(mrn: string, to: { phone_number: string } | { email_address: string }): Promise<void> {
  const token = await w.tokenOf(mrn);
  const at = `/users/${(await client.get('/users', { token })).body.data.id}/contact`;
  const { challenge } = (await client.post(at, { currentPassword, ...to }, { token })).body.data;
  const reached = 'phone_number' in to ? `+966${to.phone_number.slice(1)}` : to.email_address;
  const otp_code = await codeSentTo(w, reached);
  expect(outcomeOf(await client.post(`${at}/confirm`, { challenge, otp_code }, { token }))).toBe('in');
}

const laterBy = (seconds: number) => w.at(new Date(w.clock.now().getTime() + seconds * 1000));
const setPhone = (mrn: string, phone: string) =>
  w.db.updateTable('person').set({ phone }).where('mrn', '=', mrn).execute();
const setEmail = (mrn: string, email: string | null) =>
  w.db.updateTable('person').set({ email }).where('mrn', '=', mrn).execute();
const fileOf = (mrn: string) => w.db.selectFrom('person').selectAll().where('mrn', '=', mrn).executeTakeFirstOrThrow();

/** Asks to add whoever has this file to the family of another patient, who is sent no code themselves. */
async function askFor(mrn: string): Promise<{ token: string; challenge: string }> {
  const token = await w.tokenOf('1000017');
  const { national_id, iqama, first_name, family_name, birth_date: dob, gender } = await fileOf(mrn);
  const named = { id_type: national_id ? 'national_id' : 'iqama', id_number: national_id ?? iqama, first_name };
  const details = {
    family_name,
    dob,
    gender,
    nationality: 'SA',
    location_id: 1,
    relation_id: gender === 'male' ? 7 : 8,
  };
  const body = { ...named, ...details, declaration: dob! > '2008-12' };
  const asked = await client.post('/family-members/add', body, { token });
  expect(asked.body.data.state).toBe('code_sent');
  return { token, challenge: asked.body.data.challenge };
}

const confirm = async (token: string, { body }: Reply, otp_code: string): Promise<string> =>
  outcomeOf(await client.post('/family-members/confirm', { challenge: body.data.challenge, otp_code }, { token }));

const verify = (body: object) => client.post('/otp/verify', body, { ip: freshIp() });
async function logInCode(mrn: string, to: string) {
  const body = { field_name: 'mrn_number', username: mrn };
  const { challenge } = (await client.post('/auth/user/otp', body, { ip: freshIp() })).body.data;
  return { challenge: challenge as string, otp_code: await codeSentTo(w, to) };
}

describe('D3.02 a code that was sent before somebody moved to', () => {
  test.each([
    ['1000021', 'another phone', { phone_number: '0509999921' }],
    ['1000022', 'another e-mail address', { email_address: 'moved22@balsam.example' }],
  ])('%s %s signs nobody in: whoever reads the former one is not them', async (mrn, _where, to) => {
    const former = await logInCode(mrn, `+96650${mrn}`);
    await move(mrn, to);
    expect(outcomeOf(await verify(former))).toBe('code_spent');
    w.at(new Date(w.clock.now().getTime() + 61_000));
    const reached = 'phone_number' in to ? '+966509999921' : `+96650${mrn}`;
    expect(outcomeOf(await verify(await logInCode(mrn, reached)))).toBe('in');
  });

  test('another phone sets no new password, neither by the challenge of its request nor by the former phone', async () => {
    const reply = await client.post('/otp/send', { phone_number: '0501000023', purpose: 'reset' }, { ip: freshIp() });
    const otp_code = await codeSentTo(w, '+966501000023');
    await move('1000023', { phone_number: '0509999923' });
    const password = 'a quiet garden by the sea';
    const reset = (named: object) =>
      client.post('/password/reset', { otp_code, password, ...named }, { ip: freshIp() });
    const { challenge } = reply.body.data;
    expect((await reset({ challenge, identifier: '0501000023' })).http).toBe(422);
    expect((await reset({ identifier: '0501000023' })).http).toBe(422);
    expect(await messageTo(w, '+966509999923')).not.toContain('تم تغيير كلمة مرور');
    const entry = { field_name: 'mrn_number', username: '1000023', password: currentPassword };
    expect(outcomeOf(await client.post('/auth/patient/login', entry, { ip: freshIp() }))).toBe('in');
  });

  test('another phone is not sent to the former one again, so that nobody is added to a family by it', async () => {
    const { token, challenge } = await askFor('1000014');
    const former = await codeSentTo(w, '+966501000014');
    laterBy(61);
    await move('1000014', { phone_number: '0509999914' });
    const again = await client.post('/otp/send', { challenge }, { ip: freshIp() });
    expect(outcomeOf(again)).toBe('in');
    const otp_code = await codeSentTo(w, '+966501000014').catch(() => former);
    expect(await confirm(token, again, otp_code)).toBe('code_wrong');
  });
});

describe('D3.03 another code that is asked for, to be added to a family, after', () => {
  test('a relative with the same phone has moved: goes to that phone, which is still theirs', async () => {
    await setPhone('1000024', '+966501000025');
    const { token, challenge } = await askFor('1000025');
    const former = await codeSentTo(w, '+966501000025');
    laterBy(61);
    await move('1000024', { phone_number: '0509999924' });
    const again = await client.post('/otp/send', { challenge }, { ip: freshIp() });
    const otp_code = await codeSentTo(w, '+966501000025');
    expect(otp_code).not.toBe(former);
    expect(await confirm(token, again, otp_code)).toBe('in');
  });

  test('their own phone is another: goes to the e-mail address, which is the same, and not to the former phone', async () => {
    await setEmail('1000026', 'reached26@balsam.example');
    const { token, challenge } = await askFor('1000026');
    laterBy(61);
    await move('1000026', { phone_number: '0509999926' });
    const toPhone = await messageTo(w, '+966501000026');
    const again = await client.post('/otp/send', { challenge }, { ip: freshIp() });
    expect(await confirm(token, again, await codeSentTo(w, 'reached26@balsam.example'))).toBe('in');
    expect(await messageTo(w, '+966501000026')).toBe(toPhone);
  });

  test('the guardian who is asked for a child has moved: does not go to the former phone', async () => {
    await w.db.updateTable('person').set({ national_id: '1119990000' }).where('mrn', '=', '1000003').execute();
    const { challenge } = await askFor('1000003');
    laterBy(61);
    const guardian = await fileOf('1000002');
    await move('1000002', { phone_number: '0509999902' });
    const toPhone = await messageTo(w, guardian.phone!);
    expect(outcomeOf(await client.post('/otp/send', { challenge }, { ip: freshIp() }))).toBe('in');
    expect(await messageTo(w, guardian.phone!)).toBe(toPhone);
  });
});
