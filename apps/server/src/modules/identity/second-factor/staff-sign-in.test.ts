import { beforeEach, describe, expect, test } from 'vitest';
import { appCode, demoTotp } from '#test/authenticator.ts';
import { apiClient, type Reply } from '#test/api-client.ts';
import { world } from '#test/world.ts';

const w = await world({ connections: 12 });
const client = apiClient(w);
const password = 'Balsam#2026';

let today = 0;
/** Each test has an hour of its own, so that no step of time was used before. */
beforeEach(() => w.at(new Date(Date.UTC(2026, 10, 25 + today++, 6, 0, 5))));

const login = (who: string, more: object = {}) =>
  client.post('/auth/staff/login', {
    username: `${who}@balsam.example`,
    password,
    field_name: 'email_address',
    ...more,
  });
const verify = (challenge: string, code: string, more: object = {}) =>
  client.post('/auth/staff/verify', { challenge, code, ...more });
const later = (seconds: number) => new Date(w.clock.now().getTime() + seconds * 1000);
const codeNow = (shift = 0) => appCode(demoTotp, later(shift));
const begin = async (who: string): Promise<string> => (await login(who)).body.data.challenge;
const sessions = async (): Promise<number> =>
  Number((await w.pool.query('select count(*) from session')).rows[0].count);
const fact = ({ http, body }: Reply) => [http, body.code, body.data?.left];

/** Six digits that no step round now has. */
function wrongCode(): string {
  const near = new Set([-60, -30, 0, 30, 60].map((shift) => codeNow(shift)));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.has(code))!;
}

describe('the first step', () => {
  test('D3.02 a wrong password, an unknown address and an account that is not staff get the same answer', async () => {
    const answers = await Promise.all([
      login('support', { password: 'Balsam#2025' }),
      login('nobody'),
      login('sara'),
      login('rider'),
    ]);
    const replies = answers.map(({ http, body }) => ({ http, ...body, request_id: '' }));
    expect(new Set(replies.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(replies[0]).toMatchObject({ http: 401, code: 'invalid_credentials', data: null });
  });

  test('D3.03 a right password opens no session: there is a challenge of ten minutes, and nothing else', async () => {
    const before = await sessions();
    const { http, body } = await login('support');
    expect(http).toBe(200);
    expect(body.data).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      expires_at: later(600).toISOString(),
    });
    expect(await sessions()).toBe(before);
    const as = await client.get('/users', { token: body.data.challenge });
    expect(as.http).toBe(401);
  });

  test('whoever has no second factor learns it only once the password was right', async () => {
    await w.pool.query(`update account set totp_secret = null where login_email = 'records@balsam.example'`);
    expect((await login('records', { password: 'wrong' })).body.code).toBe('invalid_credentials');
    const { http, body } = await login('records');
    expect([http, body.code]).toEqual([403, 'second_factor_missing']);
  });

  test('the secret of the app is encrypted in the database', async () => {
    const { rows } = await w.pool.query('select totp_secret from account where totp_secret is not null');
    expect(rows.length).toBeGreaterThan(3);
    for (const { totp_secret } of rows) expect(totp_secret).not.toContain(demoTotp);
  });
});

describe('the second step is refused', () => {
  test('D3.03 without six digits or a recovery code, before anything is counted', async () => {
    const challenge = await begin('support');
    for (const code of ['12345', '1234567', 'abcdef', '١٢٣٤٥', 'AAAAA-UUUUU', '-'])
      expect(fact(await verify(challenge, code))).toEqual([422, 'staff_code_required', undefined]);
    expect(fact(await verify(challenge, wrongCode()))).toEqual([422, 'code_wrong', 4]);
  });

  test('D3.03 to a challenge that nobody was given', async () => {
    expect(fact(await verify('x'.repeat(43), codeNow()))).toEqual([422, 'sign_in_expired', undefined]);
  });

  test('D3.03 to five wrong codes, and from then on to the right one', async () => {
    const challenge = await begin('support');
    const wrong = wrongCode();
    const tries = [await verify(challenge, wrong), await verify(challenge, wrong), await verify(challenge, wrong)];
    expect(tries.map(fact)).toEqual([4, 3, 2].map((left) => [422, 'code_wrong', left]));
    await verify(challenge, wrong);
    expect(fact(await verify(challenge, wrong))).toEqual([422, 'code_wrong', 0]);
    expect(fact(await verify(challenge, codeNow()))).toEqual([422, 'sign_in_spent', undefined]);
  });

  test('D3.03 to twenty guesses at the same time all but five', async () => {
    const challenge = await begin('frontdesk');
    const wrong = wrongCode();
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(challenge, wrong)));
    const codes = answers.map(({ body }) => body.code);
    expect(codes.filter((code) => code === 'code_wrong')).toHaveLength(5);
    expect(codes.filter((code) => code === 'sign_in_spent')).toHaveLength(15);
  });

  test('D3.03 after ten minutes', async () => {
    const challenge = await begin('support');
    w.at(later(600));
    expect(fact(await verify(challenge, codeNow()))).toEqual([422, 'sign_in_expired', undefined]);
  });

  test('D3.03 to a code two steps old or early', async () => {
    const challenge = await begin('support');
    expect(fact(await verify(challenge, codeNow(-60)))).toEqual([422, 'code_wrong', 4]);
    expect(fact(await verify(challenge, codeNow(60)))).toEqual([422, 'code_wrong', 3]);
  });
});

describe('a code that was used is refused', () => {
  test('D3.03 to a code that was used, and to every older one', async () => {
    const [first, second, third] = [await begin('support'), await begin('support'), await begin('support')];
    expect((await verify(first, codeNow())).http).toBe(200);
    expect(fact(await verify(second, codeNow()))).toEqual([422, 'staff_code_used', 4]);
    expect(fact(await verify(second, codeNow(-30)))).toEqual([422, 'staff_code_used', 3]);
    expect((await verify(second, codeNow(30))).http).toBe(200);
    expect(fact(await verify(third, codeNow(30)))).toEqual([422, 'staff_code_used', 4]);
  });

  test('D3.03 to all but one of ten who come with one code at once', async () => {
    const challenges = await Promise.all(Array.from({ length: 10 }, () => begin('support')));
    const before = await sessions();
    const answers = await Promise.all(challenges.map((challenge) => verify(challenge, codeNow())));
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'staff_code_used')).toHaveLength(9);
    expect(await sessions()).toBe(before + 1);
  });

  test('D3.03 a challenge that let somebody in lets nobody in again', async () => {
    const challenge = await begin('support');
    expect((await verify(challenge, codeNow())).http).toBe(200);
    w.at(later(60));
    expect(fact(await verify(challenge, codeNow()))).toEqual([422, 'sign_in_expired', undefined]);
  });

  test('D3.03 to thirty wrong codes of an account in a day, over all its sign-ins; the next day is another', async () => {
    const challenges = await Promise.all(Array.from({ length: 7 }, () => begin('pharmacist')));
    const wrong = wrongCode();
    const guesses = challenges.slice(0, 6).flatMap((challenge) => Array.from({ length: 5 }, () => challenge));
    const answers = await Promise.all(guesses.map((challenge) => verify(challenge, wrong)));
    expect(answers.map(({ body }) => body.code)).toEqual(Array.from({ length: 30 }, () => 'code_wrong'));
    const { http, body } = await verify(challenges[6]!, codeNow());
    expect([http, body.code]).toEqual([429, 'too_many_staff_codes']);
    w.at(later(86_400));
    expect((await verify(await begin('pharmacist'), codeNow())).http).toBe(200);
  });
});

describe('the second step lets in', () => {
  test('S6.01 with the code of the app, for fifteen idle minutes, also who asks to be remembered', async () => {
    const challenge = await begin('support');
    const { body } = await verify(challenge, codeNow(), { remember: true });
    expect(body.data).toMatchObject({
      user: { role_id: 6 },
      token_type: 'Bearer',
      landing: '/staff',
      expires_at: later(900).toISOString(),
    });
    const { headers } = await client.get('/users', { token: body.data.access_token });
    expect(headers['x-session-ends-in']).toBe('900');
  });

  test.each([-30, 30])('D3.03 with the code of a clock that is %s seconds off', async (shift) => {
    expect((await verify(await begin('support'), codeNow(shift))).http).toBe(200);
  });

  test('D3.03 with Arabic-Indic digits, and with a blank between them', async () => {
    const arabic = (code: string) => code.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!);
    expect((await verify(await begin('support'), arabic(codeNow()))).http).toBe(200);
    w.at(later(60));
    const code = codeNow();
    expect((await verify(await begin('support'), `${code.slice(0, 3)} ${code.slice(3)}`)).http).toBe(200);
  });
});

describe('D3.02 a device of the staff', () => {
  test('is known from its first sign-in on, whatever its browser version; a sign-in elsewhere sends a notice', async () => {
    const enter = async (device_id: string, userAgent: string) => {
      w.at(later(120));
      const challenge = await begin('records');
      return client.post(
        '/auth/staff/verify',
        { challenge, code: codeNow(), device_id },
        { headers: { 'user-agent': userAgent } },
      );
    };
    const countNotices = async () => {
      await w.dispatch();
      const { rows } = await w.pool.query(
        `select id from outgoing_message where destination = 'records@balsam.example'`,
      );
      return rows.length;
    };
    await w.pool.query(
      `update account set totp_secret = (select totp_secret from account where login_email = 'support@balsam.example')
       where login_email = 'records@balsam.example'`,
    );
    expect((await enter('the-desk-of-the-records', 'Mozilla/5.0')).http).toBe(200);
    expect((await enter('the-desk-of-the-records', 'Mozilla/6.0')).http).toBe(200);
    expect(await countNotices()).toBe(0);
    expect((await enter('a-computer-at-home', 'Mozilla/6.0')).http).toBe(200);
    expect(await countNotices()).toBe(1);
  });
});

describe('an open screen', () => {
  const token = async () => (await verify(await begin('support'), codeNow())).body.data.access_token as string;

  test('D3.04 reads in each answer how long its session lasts, and lengthens it by saying that somebody is there', async () => {
    const mine = await token();
    w.at(later(14 * 60));
    const { body, headers } = await client.post('/auth/staff/stay', {}, { token: mine });
    expect(body.data.expires_at).toBe(later(900).toISOString());
    expect(headers['x-session-ends-in']).toBe('900');
    w.at(later(14 * 60));
    expect((await client.get('/users', { token: mine })).http).toBe(200);
    w.at(later(15 * 60));
    expect((await client.post('/auth/staff/stay', {}, { token: mine })).http).toBe(401);
  });

  test('D3.04 does not lengthen it by what it reads when nobody is there; a patient’s own does', async () => {
    const headers = { 'x-unattended': '1' };
    const mine = await token();
    const patients = await w.tokenOf('1000001');
    const before = (
      await w.pool.query('select expires_at from session where person_id = (select id from person where mrn = $1)', [
        '1000001',
      ])
    ).rows;
    w.at(later(10 * 60));
    const read = await client.get('/users', { token: mine, headers });
    expect([read.http, read.headers['x-session-ends-in']]).toEqual([200, '300']);
    await client.get('/users', { token: patients, headers });
    const after = (
      await w.pool.query('select expires_at from session where person_id = (select id from person where mrn = $1)', [
        '1000001',
      ])
    ).rows;
    expect(after).not.toEqual(before);
    w.at(later(5 * 60));
    expect((await client.get('/users', { token: mine })).http).toBe(401);
  });

  test('the header is for the staff alone', async () => {
    const { headers } = await client.get('/users', { token: await w.tokenOf('1000001') });
    expect(headers).not.toHaveProperty('x-session-ends-in');
    expect((await client.post('/auth/staff/stay', {}, { token: await w.tokenOf('1000001') })).http).toBe(403);
  });
});
