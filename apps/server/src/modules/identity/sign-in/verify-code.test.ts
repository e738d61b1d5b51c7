import { describe, expect, test } from 'vitest';
import { toArabicDigits } from '@balsam/domain/text';
import { codeIn } from '#test/codes.ts';
import { apiClient } from '#test/api-client.ts';
import { demoNow, world } from '#test/world.ts';

const w = await world({ connections: 20 });
const client = apiClient(w);
const secondsAfter = (seconds: number) => new Date(demoNow.getTime() + seconds * 1000);
let hosts = 0;
/** Another network address each time, so that the limits of addresses stay out of the way. */
const elsewhere = () => `198.51.${Math.floor((hosts += 1) / 250)}.${hosts % 250}`;

const request = (field_name: string, username: string, more: object = {}) =>
  client.post('/auth/user/otp', { field_name, username, ...more }, { ip: elsewhere() });
const verify = (body: object, ip = elsewhere()) => client.post('/otp/verify', body, { ip });
/** Asks for a code of this MRN and reads it out of the message that left. */
async function codeFor(
  mrn: string,
  phone: string,
  more: object = {},
): Promise<{ challenge: string; otp_code: string }> {
  const { body } = await request('mrn_number', mrn, more);
  await w.dispatch();
  const { rows } = await w.pool.query(
    'select body from outgoing_message where destination = $1 order by id desc limit 1',
    [phone],
  );
  return { challenge: body.data.challenge, otp_code: codeIn(rows[0].body)! };
}
const phoneOf = (mrn: string) => (mrn < '1000006' ? `+9665000000${mrn.slice(-2)}` : `+96650${mrn}`);
/** Four digits that are not the code. */
const otherThan = (code: string, n = 1) => String((Number(code) + n) % 10_000).padStart(4, '0');

test('S5.03 an Arabic message has its code in the digits that phones fill in, all others in Arabic-Indic; either opens', async () => {
  const phone = phoneOf('1000012');
  const { body } = await request('mrn_number', '1000012');
  await w.dispatch();
  const { rows } = await w.pool.query(
    'select body from outgoing_message where destination = $1 order by id desc limit 1',
    [phone],
  );
  expect(rows[0].body).toMatch(/^رمز الدخول إلى بلسم: \d{4}\. صالح لمدة ٥ دقائق\./);
  const otp_code = toArabicDigits(codeIn(rows[0].body)!);
  expect((await verify({ challenge: body.data.challenge, otp_code })).http).toBe(200);
});

describe('requesting a code', () => {
  test('S5.01 a number of the wrong length is refused', async () => {
    const { http, body } = await request('national_id', '123');
    expect([http, body.code]).toEqual([422, 'identity_not_valid']);
  });
  test('S2.18 the screen learns where the code went, masked', async () => {
    const { http, body } = await request('national_id', '1010101010');
    expect(http).toBe(200);
    expect(body.data).toMatchObject({
      phone_number: '+9665••••••01',
      email_address: 's•••@balsam.example',
      resend_after: 60,
    });
    expect(JSON.stringify(body)).not.toContain('500000001');
  });
  test('S2.18 it goes out by SMS and by e-mail, in the language of the person', async () => {
    w.at(secondsAfter(120));
    await w.db.updateTable('person').set({ language: 'en' }).where('mrn', '=', '1000001').execute();
    await request('mrn_number', '1000001');
    await w.dispatch();
    const { rows } = await w.pool.query(
      `select channel, body, language from outgoing_message
         where destination = any($1) and body like '%login code%' order by id desc limit 2`,
      [['+966500000001', 'sara@balsam.example']],
    );
    expect(rows.map((row) => `${row.channel} ${row.language}`).toSorted()).toEqual(['email en', 'sms en']);
    expect(rows[0].body).toMatch(/^\d{4} is your Balsam login code/);
  });
  test('D3.02 an unknown account gets the same answer, the same each time, and no message', async () => {
    const first = await request('mrn_number', '9000001');
    const known = await request('mrn_number', '1000009');
    expect(Object.keys(first.body.data)).toEqual(Object.keys(known.body.data));
    expect(first.body.message).toBe(known.body.message);
    expect(first.http).toBe(known.http);
    const count = async () => (await w.pool.query('select count(*) from outgoing_message')).rows[0].count;
    const [before] = [await count(), w.at(secondsAfter(300))];
    const second = await request('mrn_number', '9000001');
    expect(second.body.data.phone_number).toBe(first.body.data.phone_number);
    expect(second.body.data.email_address).toBe(first.body.data.email_address);
    await w.pool.query(`delete from outbox where kind = 'identity.code_requested' and (payload->>'code_id')::bigint in
      (select id from one_time_code where account_id is not null)`);
    await w.dispatch();
    expect(await count()).toBe(before);
  });
  test.each([['1000013'], ['9000002']])('D3.02 %s waits 60 seconds for the next one', async (mrn) => {
    w.at(demoNow);
    expect((await request('mrn_number', mrn)).http).toBe(200);
    w.at(secondsAfter(59));
    const early = await request('mrn_number', mrn);
    expect([early.http, early.body.code, early.body.data]).toEqual([429, 'code_too_soon', { seconds: 1 }]);
    w.at(secondsAfter(60));
    expect((await request('mrn_number', mrn)).http).toBe(200);
  });
  test('D3.02 of many concurrent requests one sends a code', async () => {
    w.at(demoNow);
    const answers = await Promise.all(Array.from({ length: 12 }, () => request('mrn_number', '1000014')));
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(1);
  });
});

describe('entering a code', () => {
  test.each(['', '123', '12345', '12a4', '    '])('S5.03 %j is not four digits', async (otp_code) => {
    const { http, body } = await verify({ challenge: 'whatever', otp_code });
    expect([http, body.code, body.errors[0].path]).toEqual([422, 'otp_required', 'otp_code']);
  });
  test('names its request, or is refused', async () => {
    expect((await verify({ otp_code: '1234' })).body.code).toBe('required');
    expect((await verify({ otp_code: '1234', challenge: 'unknown' })).body.code).toBe('code_not_valid');
  });
  test('D3.02 a wrong one answers how many tries are left, and the sixth finds the code spent', async () => {
    w.at(demoNow);
    const { challenge, otp_code } = await codeFor('1000015', phoneOf('1000015'));
    const left: unknown[] = [];
    for (const n of [1, 2, 3, 4, 5]) {
      const { body } = await verify({ challenge, otp_code: otherThan(otp_code, n) });
      left.push([body.code, body.data?.left]);
    }
    expect(left).toEqual([4, 3, 2, 1, 0].map((n) => ['code_wrong', n]));
    expect((await verify({ challenge, otp_code })).body.code).toBe('code_spent');
  });
  test('D3.02 of fifty concurrent guesses five are checked, and a late right one is refused', async () => {
    w.at(demoNow);
    const { challenge, otp_code } = await codeFor('1000016', phoneOf('1000016'));
    const guesses = Array.from({ length: 50 }, (_, n) => verify({ challenge, otp_code: otherThan(otp_code, n + 1) }));
    const codes = (await Promise.all(guesses)).map(({ body }) => body.code as string);
    expect(codes.filter((code) => code === 'code_wrong')).toHaveLength(5);
    expect((await verify({ challenge, otp_code })).http).not.toBe(200);
  });
});

describe('a code', () => {
  test('D3.02 it works a second before five minutes are over, and no longer then', async () => {
    w.at(demoNow);
    const mine = await codeFor('1000017', phoneOf('1000017'));
    const late = await codeFor('1000018', phoneOf('1000018'));
    w.at(secondsAfter(300));
    expect((await verify(late)).body.code).toBe('code_expired');
    w.at(secondsAfter(299));
    const { http, body } = await verify({ ...mine, remember: true });
    expect(http).toBe(200);
    expect(body.data).toMatchObject({ user: { mrn_number: '1000017' }, landing: '/dashboard' });
  });
  test('D3.02 it works once, also when entered twice at the same moment', async () => {
    w.at(demoNow);
    const mine = await codeFor('1000019', phoneOf('1000019'));
    const answers = await Promise.all([verify(mine), verify(mine), verify(mine)]);
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'code_spent')).toHaveLength(2);
    expect((await verify(mine)).body.code).toBe('code_spent');
  });
  test('D3.02 a newer one takes its place', async () => {
    w.at(demoNow);
    const first = await codeFor('1000020', phoneOf('1000020'));
    w.at(secondsAfter(60));
    const second = await codeFor('1000020', phoneOf('1000020'));
    expect((await verify(first)).body.code).toBe('code_spent');
    expect((await verify(second)).http).toBe(200);
  });
  test('D3.02 it is bound to its request and to where it went', async () => {
    w.at(demoNow);
    const mine = await codeFor('1000021', phoneOf('1000021'));
    const other = await codeFor('1000022', phoneOf('1000022'));
    // Two people may well be sent the same four digits; then any others do.
    const digits = mine.otp_code === other.otp_code ? otherThan(mine.otp_code) : other.otp_code;
    expect((await verify({ challenge: mine.challenge, otp_code: digits })).http).toBe(422);
    await w.db.updateTable('person').set({ phone: '+966511111111' }).where('mrn', '=', '1000021').execute();
    expect((await verify(mine)).body.code).toBe('code_wrong');
  });
  test('D3.02 it rests hashed', async () => {
    w.at(demoNow);
    const { otp_code } = await codeFor('1000023', phoneOf('1000023'));
    const { rows } = await w.pool.query('select payload::text as p from outbox where kind = $1', [
      'identity.code_requested',
    ]);
    expect(rows.some((row) => row.p.includes(`"${otp_code}"`))).toBe(false);
    expect(Object.keys(await w.db.selectFrom('one_time_code').selectAll().executeTakeFirstOrThrow())).not.toContain(
      'code',
    );
  });
});

describe('a code is named', () => {
  test('S5.01 Arabic digits are digits, under v1 and v2', async () => {
    w.at(demoNow);
    const { challenge, otp_code } = await codeFor('1000024', phoneOf('1000024'));
    const arabic = otp_code.replaceAll(/\d/g, (d) => '٠١٢٣٤٥٦٧٨٩'[Number(d)]!);
    expect((await client.post('/api/v2/otp/verify', { challenge, otp_code: arabic }, { ip: elsewhere() })).http).toBe(
      200,
    );
  });
  test('D3.02 named by phone or e-mail it works, and no refusal reveals whose they are', async () => {
    w.at(demoNow);
    const { otp_code } = await codeFor('1000025', phoneOf('1000025'));
    const wrong = await verify({ phone_number: '0501000025', otp_code: otherThan(otp_code) });
    const nobody = await verify({ phone_number: '0599999999', otp_code });
    expect([wrong.http, wrong.body.code]).toEqual([422, 'code_not_valid']);
    expect({ ...wrong.body, request_id: '' }).toEqual({ ...nobody.body, request_id: '' });
    expect((await verify({ phone_number: '00966501000025', otp_code })).http).toBe(200);
    const again = await codeFor('1000026', phoneOf('1000026'));
    const byMail = await verify({ email_address: 'Patient1000026@balsam.example', otp_code: again.otp_code });
    expect(byMail.body.data.user.mrn_number).toBe('1000026');
  });
});
