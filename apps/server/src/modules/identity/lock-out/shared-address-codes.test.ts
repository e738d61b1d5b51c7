import { describe, expect, test } from 'vitest';
import { apiClient } from '#test/api-client.ts';
import { codeSentTo, freshIp, codeOtherThan } from '#test/codes.ts';
import { logIns, outcomeOf } from '#test/log-ins.ts';
import { world } from '#test/world.ts';

const w = await world();
const client = apiClient(w);
const { patient, requestCode, verify, ...attack } = logIns(w);
const password = 'Balsam#2026';
const device_id = 'a-telephone-of-the-family';
const codeFor = async (mrn: string, ip: string, more: object = {}) => {
  const { body } = await requestCode(mrn, ip, more);
  return { challenge: body.data.challenge as string, otp_code: await codeSentTo(w, `+96650${mrn}`) };
};

describe('D3.02 at an address with too many wrong codes', () => {
  test('a device that the account knows signs in by code as before', async () => {
    attack.moveToFreshHour();
    const ip = freshIp();
    expect(outcomeOf(await patient('1000031', ip, { device_id }))).toBe('in');
    await attack.exhaustCodeLimit(ip);
    expect(outcomeOf(await verify({ ...(await codeFor('1000031', ip, { device_id })), device_id }, ip))).toBe('in');
  });

  test('a new device needs the password beside the code, and signs in with both', async () => {
    attack.moveToFreshHour();
    const ip = freshIp();
    await attack.exhaustCodeLimit(ip);
    const mine = await codeFor('1000032', ip);
    expect(outcomeOf(await verify(mine, ip))).toBe('password_also_required');
    expect(outcomeOf(await verify({ ...mine, password }, ip))).toBe('in');
  });

  test('an unknown number gets the same answer', async () => {
    attack.moveToFreshHour();
    const ip = freshIp();
    await attack.exhaustCodeLimit(ip);
    const { challenge } = (await requestCode('9000032', ip)).body.data;
    expect(outcomeOf(await verify({ challenge, otp_code: '1234' }, ip))).toBe('password_also_required');
    expect(outcomeOf(await verify({ challenge, otp_code: '1234', password }, ip))).toBe('invalid_credentials');
  });

  test('the answer does not reveal which of the two was wrong, and either costs one of the five tries', async () => {
    attack.moveToFreshHour();
    const ip = freshIp();
    await attack.exhaustCodeLimit(ip);
    const mine = await codeFor('1000033', ip);
    const wrongCode = { ...mine, otp_code: codeOtherThan(mine.otp_code) };
    const tries = [
      { ...mine, password: 'wrong' },
      { ...wrongCode, password },
      { ...wrongCode, password: 'wrong' },
      { ...mine, password: 'wrong' },
      { ...mine, password: 'wrong' },
      { ...mine, password },
    ];
    const answers: string[] = [];
    for (const each of tries) answers.push(outcomeOf(await verify(each, ip)));
    expect(answers).toEqual([...Array.from({ length: 5 }, () => 'invalid_credentials'), 'code_spent']);
  });
});

describe('D3.02 at an address with too many wrong codes, codes that open no log-in', () => {
  test('for a new password wait for the next day, as those do that are named by where they went', async () => {
    attack.moveToFreshHour();
    const ip = freshIp();
    await attack.exhaustCodeLimit(ip);
    const { challenge } = (await client.post('/otp/send', { phone_number: '0501000034' }, { ip })).body.data;
    const forReset = { challenge, otp_code: await codeSentTo(w, '+966501000034'), reset_flag: true };
    expect(outcomeOf(await verify(forReset, ip))).toBe('too_many_codes');
    const { otp_code } = await codeFor('1000034', ip);
    expect(outcomeOf(await verify({ phone_number: '0501000034', otp_code }, ip))).toBe('too_many_codes');
  });

  test('of somebody who is signed in still prove a new phone', async () => {
    attack.moveToFreshHour();
    const ip = freshIp();
    const token = await w.tokenOf('1000037');
    await attack.exhaustCodeLimit(ip);
    await attack.exhaustSendLimit(ip);
    const at = `/users/${(await client.get('/users', { token })).body.data.id}/contact`;
    const reply = await client.post(at, { currentPassword: password, phone_number: '0509999937' }, { token, ip });
    expect(outcomeOf(reply)).toBe('in');
    const proof = { challenge: reply.body.data.challenge, otp_code: await codeSentTo(w, '+966509999937') };
    expect(outcomeOf(await client.post(`${at}/confirm`, proof, { token, ip }))).toBe('in');
  });
});

describe('D3.02 at an address that has requested too many codes', () => {
  test('a device that the account knows is sent one, for a log-in and for a new password', async () => {
    attack.moveToFreshHour();
    const ip = freshIp();
    expect(outcomeOf(await patient('1000036', ip, { device_id }))).toBe('in');
    await attack.exhaustSendLimit(ip);
    expect(outcomeOf(await requestCode('1000036', ip, { device_id }))).toBe('in');
    const reset = (more: object) =>
      client.post('/otp/send', { phone_number: '0501000036', purpose: 'reset', ...more }, { ip });
    expect(outcomeOf(await reset({ device_id }))).toBe('in');
    expect(outcomeOf(await reset({}))).toBe('too_many_codes');
  });

  test('a code is sent for the right password alone, and the answer does not reveal it', async () => {
    attack.moveToFreshHour();
    const ip = freshIp();
    await attack.exhaustSendLimit(ip);
    const wrong = await requestCode('1000035', ip, { password: 'wrong' });
    expect([wrong.http, wrong.body.data.phone_number]).toEqual([200, '+9665••••••35']);
    await w.dispatch();
    const sent = w.db.selectFrom('outgoing_message').select('id').where('destination', '=', '+966501000035');
    expect(await sent.execute()).toEqual([]);
    attack.moveToFreshHour();
    expect((await requestCode('1000035', ip, { password })).body.data.phone_number).toBe('+9665••••••35');
    await w.dispatch();
    expect(await sent.execute()).toHaveLength(1);
  });

  test('a new device signs in where passwords and codes were guessed as well', async () => {
    attack.moveToFreshHour();
    const ip = freshIp();
    await attack.exhaustCodeLimit(ip);
    await attack.exhaustPasswordLimit(ip);
    await attack.exhaustSendLimit(ip);
    expect(outcomeOf(await patient('1000038', ip))).toBe('code_also_required');
    expect(outcomeOf(await requestCode('1000038', ip))).toBe('too_many_codes');
    const mine = await codeFor('1000038', ip, { password });
    expect(outcomeOf(await verify({ ...mine, password }, ip))).toBe('in');
  });
});
