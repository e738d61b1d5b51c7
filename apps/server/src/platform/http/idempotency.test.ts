import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { contract, type Endpoint } from '@balsam/contract';
import { addMinutes } from '@balsam/domain/time';
import { as, newSlot } from '#modules/booking/booking.fixture.ts';
import { world } from '#test/world.ts';

const w = await world({ connections: 20 });
const sara = await as(w, '1000001');
const maryam = await as(w, '1000006');

let nights = 0;
const freeSlot = () => newSlot(w, { at: addMinutes(new Date('2026-11-23T21:30:00Z'), 22 * nights++) });
const booking = async () => ({ slot_id: await freeSlot(), type: 'onsite' });
const appointmentsOf = async (slotId: number) =>
  (await w.db.selectFrom('appointment').select('id').where('slot_id', '=', slotId).execute()).length;

describe('a key', () => {
  test('with another body is refused: the earlier answer is of something else', async () => {
    const [one, other] = [await booking(), await booking()];
    await sara.post('/appointments/create', one, 'key-mismatch');
    const again = await sara.post('/appointments/create', other, 'key-mismatch');
    expect([again.http, again.code]).toEqual([409, 'idempotency_mismatch']);
    expect(await appointmentsOf(other.slot_id)).toBe(0);
  });
  test('that is too short or has other signs is refused', async () => {
    const payload = await booking();
    const replies = [
      await sara.post('/appointments/create', payload, 'short'),
      await sara.post('/appointments/create', payload, 'a b c d e f'),
    ];
    expect(replies.map((r) => [r.http, r.errors?.[0]?.path])).toEqual([
      [400, 'Idempotency-Key'],
      [400, 'Idempotency-Key'],
    ]);
  });
  test('acts once and gets the same answer, also in the messages', async () => {
    const payload = await booking();
    const [first, second] = [
      await sara.post('/appointments/create', payload, 'key-twice'),
      await sara.post('/appointments/create', payload, 'key-twice'),
    ];
    expect(first.http).toBe(200);
    expect(second).toEqual(first);
  });
  test('sent twenty times at once acts once, and all get the same answer', async () => {
    const payload = await booking();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => sara.post('/appointments/create', payload, 'key-parallel')),
    );
    expect(new Set(replies.map((r) => `${r.http} ${r.data.id}`)).size).toBe(1);
    expect([replies[0]?.http, await appointmentsOf(payload.slot_id)]).toEqual([200, 1]);
  });
  test('of a write that was refused is free again', async () => {
    const slot = await freeSlot();
    const bad = await sara.post(
      '/appointments/create',
      { slot_id: slot, type: 'virtual', policy_accepted: true },
      'key-refused',
    );
    const good = await sara.post('/appointments/create', { slot_id: slot, type: 'onsite' }, 'key-refused');
    expect([bad.code, good.http]).toEqual(['slot_type_mismatch', 200]);
  });
});

describe('whose a key is:', () => {
  test("the open profile's: repeated within the profile of a child it is another", async () => {
    const [fahad, inside] = [await as(w, '1000002'), await as(w, '1000002', '1000003')];
    const home = {
      name: 'Home',
      street: 'Olaya Street 12',
      district: 'Olaya',
      city: 'Riyadh',
      latitude: 24.7,
      longitude: 46.68,
    };
    type Made = { id: number };
    const own = await fahad.post<Made>('/user-address', home, 'key-of-guardian');
    const ofChild = await inside.post<Made>('/user-address', home, 'key-of-guardian');
    const other = await inside.post<Made>('/user-address', { ...home, city: 'Jeddah' }, 'key-of-guardian');
    expect([own.http, ofChild.http, other.code]).toEqual([200, 200, 'idempotency_mismatch']);
    expect(ofChild.data.id).not.toBe(own.data.id);
    expect(await inside.post('/user-address', home, 'key-of-guardian')).toEqual(ofChild);
  });
  test("a guest's: what is put into the cart under it is put there once", async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    const { id } = await w.db
      .selectFrom('product')
      .select('id')
      .where('is_prescription', '=', false)
      .limit(1)
      .executeTakeFirstOrThrow();
    const add = async (guest: string) => {
      const headers = { 'x-guest-id': guest, 'idempotency-key': 'key-of-a-guest' };
      const payload = { product_id: id, quantity: 1 };
      const reply = await w.app.inject({ method: 'POST', url: '/api/v1/cart/add', headers, payload });
      return reply.json<{ data: { count: number } }>().data.count;
    };
    expect([await add(one), await add(one), await add(other)]).toEqual([1, 1, 1]);
    const lines = await w.db
      .selectFrom('cart as c')
      .innerJoin('cart_line as l', 'l.cart_id', 'c.id')
      .select('l.quantity')
      .where('c.guest_id', 'in', [one, other])
      .execute();
    expect(lines).toEqual([{ quantity: 1 }, { quantity: 1 }]);
  });
  test('of one account and one call: what another sends under it is their own', async () => {
    const [mine, theirs] = [await booking(), await booking()];
    const replies = [
      await sara.post('/appointments/create', mine, 'key-shared'),
      await maryam.post('/appointments/create', theirs, 'key-shared'),
      await sara.post('/user/change-language', { language: 'ar' }, 'key-shared'),
    ];
    expect(replies.map((r) => r.http)).toEqual([200, 200, 200]);
    expect(replies[1]?.data.patient.mrn_number).toBe('1000006');
  });
});

/** Lets each pause pass at once, until the answer comes. */
const withoutPauses = async <T extends object>(answer: Promise<T>): Promise<T> => {
  const soon = await Promise.race([answer, vi.advanceTimersByTimeAsync(500).then(() => undefined)]);
  return soon ?? withoutPauses(answer);
};

test('a key is waited for no longer than a dead process keeps it: then the caller is answered to try again', async () => {
  const payload = await booking();
  await sara.post('/appointments/create', payload, 'key-of-nobody');
  // Another process, which lives and does not come to an end.
  await w.db
    .updateTable('idempotency_key')
    .set({ reply: null, claimed_by: 'elsewhere', claimed_until: addMinutes(w.clock.now(), 1) })
    .where('key', '=', 'key-of-nobody')
    .execute();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const waiting = sara.post('/appointments/create', payload, 'key-of-nobody');
  const answer = await withoutPauses(waiting);
  vi.useRealTimers();
  expect(answer).toMatchObject({ http: 503, code: 'still_processing' });
  expect(await appointmentsOf(payload.slot_id)).toBe(1);
});

/** Names of what opens something for whoever holds it. */
const secretName = /^(access_token|upload_token|challenge|secret|recovery_codes)$/;
/** The number of a code that was sent: worth nothing without its four digits, and for five minutes. */
const ofCodes: ReadonlySet<string> = new Set(['POST /family-members/add', 'POST /users/:id/contact']);

const keysOf = (schema: unknown): string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const own =
    'properties' in schema && typeof schema.properties === 'object' ? Object.keys(schema.properties ?? {}) : [];
  return [...own, ...Object.values(schema).flatMap(keysOf)];
};

test('a reply that holds a secret is never kept for a key', () => {
  const calls: Endpoint[] = Object.values(contract).flatMap((module) => Object.values(module));
  const kept = calls.filter(({ method, reply, secretReply }) => method !== 'GET' && reply !== 'file' && !secretReply);
  const leaking = kept.filter(({ reply }) =>
    keysOf(z.toJSONSchema(reply as z.ZodType, { io: 'input', unrepresentable: 'any' })).some((name) =>
      secretName.test(name),
    ),
  );
  expect(leaking.map(({ method, path }) => `${method} ${path}`).filter((call) => !ofCodes.has(call))).toEqual([]);
});
