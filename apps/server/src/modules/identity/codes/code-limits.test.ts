import { describe, expect, test } from 'vitest';
import { instantAt } from '@balsam/domain/time';
import { codeIn } from '#test/codes.ts';
import { apiClient } from '#test/api-client.ts';
import { world } from '#test/world.ts';

const w = await world();
const client = apiClient(w);
const midnight = instantAt('2026-11-25', 0);
const at = (secondsAfterMidnight: number) => w.at(new Date(midnight.getTime() + secondsAfterMidnight * 1000));
let hosts = 0;
const elsewhere = () => `203.0.${Math.floor((hosts += 1) / 250)}.${hosts % 250}`;

async function codeFor(mrn: string, more: object = {}) {
  const { body } = await client.post(
    '/auth/user/otp',
    { field_name: 'mrn_number', username: mrn, ...more },
    { ip: elsewhere() },
  );
  await w.dispatch();
  const { rows } = await w.pool.query(
    'select body from outgoing_message where destination = $1 order by id desc limit 1',
    [`+96650${mrn}`],
  );
  return { challenge: body.data.challenge as string, otp_code: codeIn(rows[0]?.body) ?? '0000' };
}
const verify = (body: object, ip = elsewhere()) => client.post('/otp/verify', body, { ip });
const otherThan = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

/** Three codes, five wrong guesses each, a minute and more apart from `from` on. */
async function fifteenWrong(mrn: string, from: number): Promise<void> {
  for (const round of [0, 1, 2]) {
    at(from + round * 61);
    const { challenge, otp_code } = await codeFor(mrn);
    await Promise.all(Array.from({ length: 5 }, () => verify({ challenge, otp_code: otherThan(otp_code) })));
  }
}

describe('D3.02 limits of wrong codes', () => {
  test('blocks an account after fifteen a day, until midnight in Riyadh', async () => {
    await fifteenWrong('1000006', -3600);
    at(-61);
    const mine = await codeFor('1000006');
    at(-1);
    const refused = await verify(mine);
    expect([refused.http, refused.body.code]).toEqual([429, 'too_many_codes']);
    at(0);
    expect((await verify(mine)).http).toBe(200);
  });
  test('a device that the account knows is not locked out by them', async () => {
    const device_id = 'their-own-telephone';
    at(0);
    expect((await verify({ ...(await codeFor('1000007', { device_id })), device_id })).http).toBe(200);
    await fifteenWrong('1000007', 100);
    at(400);
    const mine = await codeFor('1000007', { device_id });
    expect((await verify({ ...mine, device_id })).http).toBe(200);
  });
  test('blocks an unknown identifier after as many', async () => {
    await fifteenWrong('9000009', 500);
    at(900);
    expect((await verify(await codeFor('9000009'))).body.code).toBe('too_many_codes');
  });
  test('blocks an address after fifty a day', async () => {
    at(1000);
    const guess = () => verify({ phone_number: '0588888888', otp_code: '1234' }, '192.0.2.1');
    const others = (n: number) => verify({ phone_number: `05777777${10 + n}`, otp_code: '1234' }, '192.0.2.1');
    const answers = await Promise.all([...Array.from({ length: 48 }, (_, n) => others(n)), guess(), guess(), guess()]);
    expect(answers.filter(({ http }) => http === 422)).toHaveLength(50);
    expect(answers.filter(({ body }) => body.code === 'too_many_codes')).toHaveLength(1);
    expect((await verify({ phone_number: '0588888888', otp_code: '1234' }, '192.0.2.2')).http).toBe(422);
  });
});

describe('D3.02 five hundred wrong codes in an hour', () => {
  const password = 'Balsam#2026';
  const device_id = 'a-telephone-at-home';

  test('ask new devices for the password as well, and alert the administrators', async () => {
    at(7200);
    const { otp_code: _, ...known } = await codeFor('1000031', { device_id });
    const first = await codeFor('1000032', { device_id });
    expect((await verify({ ...first, device_id })).http).toBe(200);
    await w.db
      .insertInto('limit_counter')
      .values({ scope: 'code_wrong_all', key: 'all', bucket: new Date(midnight.getTime() + 7200_000), count: 498 })
      .onConflict((c) => c.columns(['scope', 'key', 'bucket']).doUpdateSet({ count: 498 }))
      .execute();
    const mine = await codeFor('1000033');
    expect((await verify({ ...known, otp_code: 'abcd' })).body.code).toBe('otp_required');
    expect((await verify({ phone_number: '0566666666', otp_code: '1234' })).http).toBe(422);
    const early = await codeFor('1000034');
    expect((await verify(early)).http).toBe(200);
    expect((await verify({ phone_number: '0566666666', otp_code: '1234' })).http).toBe(422);

    const withoutPassword = await verify(mine);
    expect([withoutPassword.http, withoutPassword.body.code, withoutPassword.body.errors[0].path]).toEqual([
      422,
      'password_also_required',
      'password',
    ]);
    expect((await verify({ ...mine, password: 'wrong' })).body.code).toBe('invalid_credentials');
    expect((await verify({ ...mine, password })).http).toBe(200);

    await w.dispatch();
    const { rows } = await w.pool.query(`select 1 from outgoing_message where destination = 'admin@balsam.example'`);
    expect(rows).toHaveLength(1);
  });
  test('ask a known device for nothing more', async () => {
    at(7300);
    const mine = await codeFor('1000032', { device_id });
    expect((await verify({ ...mine, device_id })).http).toBe(200);
  });
  test('are no longer counted an hour later', async () => {
    at(2 * 7200);
    expect((await verify(await codeFor('1000035'))).http).toBe(200);
  });
});
