import { describe, expect, test } from 'vitest';
import { apiClient } from '#test/api-client.ts';
import { codeSentTo, freshIp, messageTo, codeOtherThan } from '#test/codes.ts';
import { demoNow, world } from '#test/world.ts';

const w = await world({ connections: 20 });
const client = apiClient(w);
const after = (seconds: number) => w.at(new Date(demoNow.getTime() + seconds * 1000));
const phoneOf = (mrn: string) => `+96650${mrn}`;
const password = 'a quiet garden by the sea';

const send = (body: object) => client.post('/otp/send', body, { ip: freshIp() });
const verify = (body: object) => client.post('/otp/verify', { reset_flag: true, ...body }, { ip: freshIp() });
const reset = (body: object) => client.post('/password/reset', { password, ...body }, { ip: freshIp() });
const logIn = (mrn: string, pass = password) =>
  client.post('/auth/patient/login', { field_name: 'mrn_number', username: mrn, password: pass }, { ip: freshIp() });
const httpOf = async (token: string) => (await client.get('/users', { token })).http;

/** Asks for a code at this patient's phone and reads it. */
async function codeFor(mrn: string) {
  const { body } = await send({ phone_number: phoneOf(mrn), role_id: 3 });
  const otp_code = await codeSentTo(w, phoneOf(mrn));
  return { identifier: phoneOf(mrn), otp_code, challenge: body.data.challenge as string };
}

test('S5.04 a code goes to a number as a phone copies it out of its contacts', async () => {
  const { http } = await send({ phone_number: '\u202a+966 50 100 0027\u202c', role_id: 3 });
  expect(http).toBe(200);
  expect(await codeSentTo(w, phoneOf('1000027'))).toMatch(/^\d+$/);
});

describe('a code for a new password is refused', () => {
  test.each([
    [{}, 'phone_email_required', 'phone_number'],
    [{ phone_number: '' }, 'phone_email_required', 'phone_number'],
    [{ phone_number: '0412345678' }, 'phone_email_not_valid', 'phone_number'],
    [{ email_address: 'nobody@' }, 'phone_email_not_valid', 'email_address'],
  ])('S5.04 S5.06 to %j: %s', async (body, code, path) => {
    const reply = await send(body);
    expect([reply.http, reply.body.code, reply.body.errors[0].path]).toEqual([422, code, path]);
  });
  test.each(['', '123', 'abcd'])('S5.03 %j is not four digits', async (otp_code) => {
    const { body } = await reset({ identifier: '0501000006', otp_code });
    expect([body.code, body.errors[0].path]).toEqual(['otp_required', 'otp_code']);
  });
  test.each([
    ['short', 'password_too_short'],
    ['x'.repeat(129), 'password_too_long'],
    ['password123', 'password_too_common'],
  ])('S5.05 the new password %s', async (bad, code) => {
    const { body } = await reset({ identifier: '0501000006', otp_code: '1234', password: bad });
    expect([body.code, body.errors[0].path]).toEqual([code, 'password']);
  });
  test('S5.04 an identifier that is neither phone nor e-mail', async () => {
    const { body } = await reset({ identifier: '12', otp_code: '1234' });
    expect([body.code, body.errors[0].path]).toEqual(['phone_email_not_valid', 'identifier']);
  });
  test('D3.02 a code for something else sets no password, and one for a password opens nothing else', async () => {
    w.at(demoNow);
    const { body } = await client.post('/auth/user/otp', { field_name: 'mrn_number', username: '1000006' });
    const login = { challenge: body.data.challenge, otp_code: await codeSentTo(w, phoneOf('1000006')) };
    expect((await verify(login)).body.code).toBe('code_not_valid');
    expect((await reset({ ...login, identifier: phoneOf('1000006') })).body.code).toBe('code_not_valid');
    const mine = await codeFor('1000006');
    expect((await verify({ ...mine, reset_flag: false })).body.code).toBe('code_not_valid');
    const deletion = await client.post(
      '/delete-me',
      { otp: mine.otp_code, challenge: mine.challenge },
      { ip: freshIp() },
    );
    expect(deletion.body.code).toBe('code_not_valid');
    expect((await reset(mine)).http).toBe(200);
  });
  test('D3.02 a code for another destination sets no password', async () => {
    w.at(demoNow);
    const mine = await codeFor('1000007');
    expect((await reset({ otp_code: mine.otp_code, identifier: phoneOf('1000008') })).body.code).toBe('code_not_valid');
    await w.db.updateTable('person').set({ phone: '+966511111112' }).where('mrn', '=', '1000007').execute();
    expect((await reset(mine)).body.code).toBe('code_wrong');
  });
  test('D3.02 nobody learns by phone or e-mail whether an account is there', async () => {
    w.at(demoNow);
    const { otp_code, identifier } = await codeFor('1000009');
    const known = await reset({ identifier, otp_code: codeOtherThan(otp_code) });
    const unknown = await reset({ identifier: '0599999998', otp_code });
    expect({ ...known.body, request_id: '' }).toEqual({ ...unknown.body, request_id: '' });
    expect([known.http, known.body.code]).toEqual([422, 'code_not_valid']);
  });
});

describe('a forgotten password', () => {
  test('S4.18 verify keeps the code, reset uses it up', async () => {
    w.at(demoNow);
    const mine = await codeFor('1000010');
    const found = await verify(mine);
    expect(found.body.data).toEqual({
      reset: true,
      accounts: [{ mrn_number: '1000010', first_name: expect.any(String), first_name_ar: expect.any(String) }],
    });
    expect((await verify(mine)).http).toBe(200);
    expect((await reset(mine)).http).toBe(200);
    expect((await reset(mine)).body.code).toBe('code_spent');
    expect((await logIn('1000010')).http).toBe(200);
    expect((await logIn('1000010', 'Balsam#2026')).body.code).toBe('invalid_credentials');
  });
  test('D3.02 verify and reset share the five tries', async () => {
    w.at(demoNow);
    const mine = await codeFor('1000011');
    const wrong = (n: number) => ({ ...mine, otp_code: codeOtherThan(mine.otp_code, n) });
    expect((await verify(wrong(1))).body.data).toEqual({ left: 4 });
    expect((await reset(wrong(2))).body.data).toEqual({ left: 3 });
    expect((await verify(mine)).http).toBe(200);
    expect((await verify(wrong(3))).body.data).toEqual({ left: 2 });
    expect((await reset(wrong(4))).body.data).toEqual({ left: 1 });
    expect((await reset(wrong(5))).body.data).toEqual({ left: 0 });
    expect((await reset(mine)).body.code).toBe('code_spent');
  });
  test('D3.02 a code that has run out between verify and reset is refused', async () => {
    w.at(demoNow);
    const mine = await codeFor('1000012');
    after(299);
    expect((await verify(mine)).http).toBe(200);
    after(300);
    expect((await reset(mine)).body.code).toBe('code_expired');
  });
  test('a refused password leaves the code as it was', async () => {
    w.at(demoNow);
    const mine = await codeFor('1000013');
    expect((await reset({ ...mine, password: 'short' })).body.code).toBe('password_too_short');
    expect((await reset(mine)).http).toBe(200);
  });
});

describe('a new password', () => {
  test.each([
    [' spaces at both ends '],
    ['Capitals And small'],
    ['كلمة مرور طويلة جدا ١٢٣'],
    ['🌿🌿🌿🌿🌿🌿🌿🌿'],
    ['x'.repeat(64)],
  ])('is taken and compared as it was typed: %j', async (typed) => {
    w.at(demoNow);
    await w.db.deleteFrom('one_time_code').execute();
    await w.db.deleteFrom('limit_counter').execute();
    expect((await reset({ ...(await codeFor('1000024')), password: typed })).http).toBe(200);
    expect((await logIn('1000024', typed)).http).toBe(200);
    expect((await logIn('1000024', typed.toUpperCase() === typed ? `${typed}x` : typed.toUpperCase())).http).toBe(401);
    expect((await logIn('1000024', `${typed} `)).http).toBe(401);
  });
  test('D3.02 of two resets at once one is done', async () => {
    w.at(demoNow);
    const mine = await codeFor('1000014');
    const answers = await Promise.all(
      ['one', 'two', 'six'].map((n) => reset({ ...mine, password: `${password} ${n}` })),
    );
    expect(answers.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
  });
  test('D3.04 it ends every session, and the person gets a notice', async () => {
    w.at(demoNow);
    const tokens = [await w.tokenOf('1000015'), await w.tokenOf('1000015')];
    await reset(await codeFor('1000015'));
    expect(await Promise.all(tokens.map(httpOf))).toEqual([401, 401]);
    expect(await messageTo(w, phoneOf('1000015'))).toContain('تم تغيير كلمة مرور');
  });
  test('it opens the lock that wrong passwords have shut', async () => {
    w.at(demoNow);
    await Promise.all(Array.from({ length: 10 }, () => logIn('1000016', 'not this one')));
    expect((await logIn('1000016', 'Balsam#2026')).body.code).toBe('log_in_locked');
    await reset(await codeFor('1000016'));
    expect((await logIn('1000016')).http).toBe(200);
  });
});

describe('whose password it is', () => {
  test('S6.04 a role id on the reset is taken, and gives no authority', async () => {
    w.at(demoNow);
    const mine = await codeFor('1000017');
    const before = await w.db.selectFrom('account').select(['id', 'password_hash']).where('role_id', '=', 14).execute();
    expect((await reset({ ...mine, role_id: 14 })).http).toBe(200);
    expect((await logIn('1000017')).http).toBe(200);
    expect(
      await w.db.selectFrom('account').select(['id', 'password_hash']).where('role_id', '=', 14).execute(),
    ).toEqual(before);
  });
  test('S2.17 a rider gets the code by e-mail, and chooses a new password', async () => {
    w.at(demoNow);
    const { body } = await send({ email_address: 'Rider@balsam.example', role_id: 14 });
    expect(body.data).toMatchObject({ email_address: 'r•••@balsam.example', phone_number: null, resend_after: 60 });
    const otp_code = await codeSentTo(w, 'rider@balsam.example');
    expect((await verify({ email_address: 'rider@balsam.example', otp_code })).body.data).toEqual({
      reset: true,
      accounts: [],
    });
    const done = await reset({ identifier: 'rider@balsam.example', otp_code, role_id: 14 });
    expect(done.http).toBe(200);
    const entry = { username: 'rider@balsam.example', password, field_name: 'email_address', is_admin: true };
    expect((await client.post('/epharmacy-users/rider/login', entry)).http).toBe(200);
  });
  test('staff and doctors get none by phone or e-mail', async () => {
    w.at(demoNow);
    await send({ email_address: 'admin@balsam.example' });
    expect(await messageTo(w, 'admin@balsam.example')).toBeUndefined();
  });
});

describe('a phone that several patients share', () => {
  test('opens the one that was chosen', async () => {
    w.at(demoNow);
    await w.db
      .updateTable('person')
      .set({ phone: phoneOf('1000018') })
      .where('mrn', '=', '1000019')
      .execute();
    const mine = await codeFor('1000018');
    const { body } = await verify(mine);
    expect(body.data.accounts.map((one: { mrn_number: string }) => one.mrn_number)).toEqual(['1000018', '1000019']);
    expect((await reset(mine)).body.code).toBe('choose_account');
    expect((await reset({ ...mine, mrn_number: '1000020' })).body.code).toBe('choose_account');
    expect((await reset({ ...mine, mrn_number: '1000019' })).http).toBe(200);
    expect((await logIn('1000019')).http).toBe(200);
    expect((await logIn('1000018')).http).toBe(401);
  });
  test('D3.02 wrong guesses count for each of them', async () => {
    w.at(demoNow);
    await w.db
      .updateTable('person')
      .set({ phone: phoneOf('1000021') })
      .where('mrn', '=', '1000022')
      .execute();
    const mine = await codeFor('1000021');
    await verify({ ...mine, otp_code: codeOtherThan(mine.otp_code) });
    const { rows } = await w.pool.query(
      `select count from limit_counter where scope = 'code_wrong_account' and count = 1`,
    );
    expect(rows.length).toBeGreaterThanOrEqual(2);
  });
});

describe('another code', () => {
  test('S4.17 is sent after 60 seconds by naming the first, which is then used up', async () => {
    w.at(demoNow);
    const first = await codeFor('1000023');
    after(59);
    expect((await send({ challenge: first.challenge })).body).toMatchObject({
      code: 'code_too_soon',
      data: { seconds: 1 },
    });
    after(60);
    const again = await send({ challenge: first.challenge });
    expect(again.body.data).toMatchObject({ phone_number: '+9665••••••23', email_address: null, resend_after: 60 });
    const otp_code = await codeSentTo(w, phoneOf('1000023'));
    expect((await verify(first)).body.code).toBe('code_spent');
    expect((await verify({ challenge: again.body.data.challenge, otp_code })).http).toBe(200);
  });
  test('S4.17 is sent for a log-in too, and opens it', async () => {
    w.at(demoNow);
    const { body } = await client.post('/auth/user/otp', { field_name: 'mrn_number', username: '1000024' });
    after(61);
    const again = await send({ challenge: body.data.challenge });
    expect(again.body.data.email_address).toBe(body.data.email_address);
    const otp_code = await codeSentTo(w, phoneOf('1000024'));
    const entered = await verify({ challenge: again.body.data.challenge, otp_code, reset_flag: false });
    expect(entered.body.data.user.mrn_number).toBe('1000024');
  });
  test('is not sent for a name that was never given, or an hour later', async () => {
    w.at(demoNow);
    expect((await send({ challenge: 'never given' })).body.code).toBe('code_not_valid');
    const { challenge } = await codeFor('1000025');
    after(3600);
    expect((await send({ challenge })).body.code).toBe('code_not_valid');
  });
});
