import { describe, expect, test } from 'vitest';
import { apiClient } from '#test/api-client.ts';
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
    const token = await w.tokenOf('1000017');
    const reem = { id_type: 'national_id', id_number: '1010000140', first_name: 'Reem', family_name: 'Al Anazi' };
    const details = { dob: '2001-05-22', gender: 'female', nationality: 'SA', location_id: 1, relation_id: 8 };
    const asked = await client.post('/family-members/add', { ...reem, ...details, declaration: false }, { token });
    const former = await codeSentTo(w, '+966501000014');
    w.at(new Date(w.clock.now().getTime() + 61_000));
    await move('1000014', { phone_number: '0509999914' });
    const again = await client.post('/otp/send', { challenge: asked.body.data.challenge }, { ip: freshIp() });
    expect(outcomeOf(again)).toBe('in');
    const otp_code = await codeSentTo(w, '+966501000014').catch(() => former);
    const { challenge } = again.body.data;
    expect(outcomeOf(await client.post('/family-members/confirm', { challenge, otp_code }, { token }))).toBe(
      'code_wrong',
    );
  });
});
