import { addMinutes } from '@balsam/domain/time';
import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';

const w = await world({ connections: 8 });
const now = w.clock.now();
await w.db
  .insertInto('coupon')
  .values({
    code: 'RIGHT',
    title: 'Ten percent',
    title_ar: 'عشرة بالمئة',
    percent: 10,
    starts_at: addMinutes(now, -60),
    ends_at: addMinutes(now, 600),
    created_at: now,
  })
  .execute();

type Who = { readonly address: string; readonly token?: string; readonly guest?: string };
const tryCode = async (
  { address, token, guest = 'guess-limit-guest-0001' }: Who,
  code: string | null,
  path?: string,
) => {
  const reply = await w.app.inject({
    method: path === undefined ? 'POST' : 'GET',
    url: `/api/v1${path ?? '/cart/coupon'}`,
    remoteAddress: address,
    headers: {
      'x-guest-id': guest,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(path === undefined && { payload: { code } }),
  });
  return reply.json<{ code?: string; message_ar?: string }>();
};
const guesses = (who: Who, count: number, named: string) =>
  Promise.all(Array.from({ length: count }, (_, n) => tryCode(who, `${named}${n}`)));
const countOf = (answers: readonly { code?: string }[], code: string) =>
  answers.filter((answer) => answer.code === code).length;

describe('promo codes are not found by trying', () => {
  test('S5.14 however many a guest tries at once, thirty that are none are weighed in an hour', async () => {
    const stranger = { address: '198.51.100.21' };
    const answers = await guesses(stranger, 60, 'GUESS');
    expect([countOf(answers, 'promo_not_valid'), countOf(answers, 'too_many_requests')]).toEqual([30, 30]);
    const right = await tryCode(stranger, null, '/coupons/RIGHT');
    expect(right).toMatchObject({ code: 'too_many_requests', message_ar: expect.stringMatching(/[\u0600-\u06ff]/) });
    expect((await tryCode(stranger, null)).code).toBeUndefined();
    expect((await tryCode({ address: '198.51.100.22' }, 'RIGHT')).code).toBeUndefined();
    w.at(addMinutes(now, 60));
    expect((await tryCode(stranger, 'RIGHT')).code).toBeUndefined();
    w.at(now);
  });
  test('S5.14 a guest of the same address has tries of their own, all of a network 120 an hour together', async () => {
    const subnet = (n: number) => `2001:db8:5:1::${n}`;
    await guesses({ address: subnet(1), guest: 'a-guest-who-guesses-1' }, 40, 'GUESS');
    expect((await tryCode({ address: subnet(2), guest: 'a-guest-with-a-code-1' }, 'RIGHT')).code).toBeUndefined();
    await Promise.all(
      [2, 3, 4].map((n) => guesses({ address: subnet(n), guest: `a-guest-who-guesses-${n}` }, 30, 'GUESS')),
    );
    const late = { guest: 'a-guest-with-a-code-2' };
    expect((await tryCode({ ...late, address: subnet(9) }, 'RIGHT')).code).toBe('too_many_requests');
    expect((await tryCode({ ...late, address: '2001:db8:5:2::1' }, 'RIGHT')).code).toBeUndefined();
  });
  test('who has logged in is counted alone, and a right code costs no try', async () => {
    const address = '198.51.100.23';
    await guesses({ address }, 30, 'OTHER');
    const sara = { address, token: await w.tokenOf('1000001') };
    for (let n = 0; n < 31; n += 1) expect((await tryCode(sara, 'RIGHT')).code).toBeUndefined();
    expect((await tryCode(sara, 'NONE')).code).toBe('promo_not_valid');
  });
});
