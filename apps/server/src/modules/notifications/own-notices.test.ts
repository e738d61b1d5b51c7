import { beforeEach, describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { as, type Reply } from '#modules/booking/booking.fixture.ts';

const w = await world();
const [asGuardian, omar] = [await as(w, '1000002', '1000004'), await as(w, '1000004')];
const ofNoura = await as(w, '1000002', '1000003');
const idOf = async (mrn: string) =>
  (await w.db.selectFrom('person').select('id').where('mrn', '=', mrn).executeTakeFirstOrThrow()).id;

/** One notification of a kind, unseen. Answers its id. */
async function told(mrn: string, kind: 'chat_message' | 'appointment_booked'): Promise<number> {
  const texts = { title: 'T', title_ar: 'T', message: 'M', message_ar: 'M', link: '/' };
  const { id } = await w.db
    .insertInto('notification')
    .values({ ...texts, kind, person_id: await idOf(mrn), created_at: w.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
const isSeen = async (id: number) =>
  (await w.db.selectFrom('notification').select('seen_at').where('id', '=', id).executeTakeFirstOrThrow()).seen_at !==
  null;
const mark = async (client: typeof omar, body: object, of = '1000004'): Promise<Reply<{ unReadCount: number }>> =>
  client.patch('/notifications/read', { userId: await idOf(of), ...body });

beforeEach(() => w.db.deleteFrom('notification').execute());

describe('D10.04 what a doctor wrote to somebody of sixteen', () => {
  test('is not marked as seen by the guardian who marks all', async () => {
    const [own, other] = [await told('1000004', 'chat_message'), await told('1000004', 'appointment_booked')];
    expect((await mark(asGuardian, { readAll: true })).data).toEqual({ unReadCount: 0 });
    expect([await isSeen(own), await isSeen(other)]).toEqual([false, true]);
  });
  test('is not among what the guardian has left to read', async () => {
    await told('1000004', 'chat_message');
    const [first] = [await told('1000004', 'appointment_booked'), await told('1000004', 'appointment_booked')];
    expect((await mark(asGuardian, { id: first })).data).toEqual({ unReadCount: 1 });
  });
  test('reads to the guardian as not there', async () => {
    const own = await told('1000004', 'chat_message');
    const [there, nowhere] = [await mark(asGuardian, { id: own }), await mark(asGuardian, { id: 987_654_321 })];
    expect([there.http, nowhere.http, await isSeen(own)]).toEqual([404, 404, false]);
  });
  test('is marked by themselves', async () => {
    const [own] = [await told('1000004', 'chat_message'), await told('1000004', 'appointment_booked')];
    expect((await mark(omar, { id: own })).data).toEqual({ unReadCount: 1 });
    expect(await isSeen(own)).toBe(true);
  });
});

test('D10.04 what a doctor wrote about a child of six is marked by the guardian', async () => {
  const own = await told('1000003', 'chat_message');
  expect((await mark(ofNoura, { readAll: true }, '1000003')).data).toEqual({ unReadCount: 0 });
  expect(await isSeen(own)).toBe(true);
});
