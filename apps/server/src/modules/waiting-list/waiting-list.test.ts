import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CallReply, contract } from '@balsam/contract';
import { addMinutes, instantAt } from '@balsam/domain/time';
import { as, book, newSlot, pay, type Client } from '#modules/booking/booking.fixture.ts';
import { demoNow, world } from '#test/world.ts';

type List = CallReply<typeof contract.waitingList.list>;
type Entry = List['items'][number];

const w = await world({ connections: 10 });
const sara = await as(w, '1000001');
const fahad = await as(w, '1000002');
const desk = await as(w, 'frontdesk@balsam.example');
const doctor = await w.db.selectFrom('doctor').select('id').where('code', '=', 'D1030').executeTakeFirstOrThrow();
const onlyNow = () => w.db.updateTable('slot').set({ is_closed: true }).where('doctor_id', '=', doctor.id).execute();
const fee = (more: number) =>
  sql`update doctor_fee set amount = amount + ${more} where doctor_id = ${doctor.id}`.execute(w.db);

beforeEach(async () => {
  w.at(demoNow);
  await w.db.updateTable('waiting_list_entry').set({ state: 'left' }).execute();
  // The clock goes back for each test: an offer that lapsed in one would lie ahead in the next.
  await w.db.deleteFrom('waiting_list_offer').execute();
  await sql`update appointment set state = 'cancelled' where doctor_id = ${doctor.id}`.execute(w.db);
  // What a test before made is not there to be offered.
  await onlyNow();
});

const night = (day: number, time = '03:00') => instantAt(`2026-12-${String(day).padStart(2, '0')}`, time);
const slotOn = (day: number, time?: string) => newSlot(w, { doctor: 'D1030', at: night(day, time) });
const join = (client: Client, before: string, more: object = {}) =>
  client.post<Entry>('/waiting-list', { doctor_id: doctor.id, before, ...more });
const joined = async (client: Client, before: string, more: object = {}): Promise<Entry> => {
  const reply = await join(client, before, more);
  if (reply.http !== 200) throw new Error(`not on the list: ${reply.code}`);
  return reply.data;
};
const settle = async () => {
  await w.dispatch();
  await w.due();
  await w.dispatch();
};
const listOf = async (client: Client) => (await client.get<List>('/waiting-list')).data.items;
const offerOf = async (client: Client) => (await listOf(client))[0]?.offer ?? null;
const answer = (client: Client, id: number, what: 'accept' | 'decline') =>
  client.post(`/waiting-list/${id}/${what}`, {});
const balance = async (client: Client) => (await client.get<{ balance: number }>('/payment/wallet')).data.balance;

describe('D13.04 joining', () => {
  test('a day that is over, a second entry for the same, an unknown doctor and nobody at all are refused', async () => {
    expect(await join(sara, '2026-11-21')).toMatchObject({ http: 422, code: 'waiting_list_day' });
    expect((await join(sara, '2026-12-30')).http).toBe(200);
    expect(await join(sara, '2026-12-29')).toMatchObject({ http: 409, code: 'already_waiting' });
    expect(await join(sara, '2026-12-30', { doctor_id: 999_999 })).toMatchObject({ http: 404 });
    expect(await join(sara, '2026-12-30', { doctor_id: null })).toMatchObject({ http: 400 });
    expect(await join(sara, '2026-12-30', { appointment_id: 999_999 })).toMatchObject({ http: 404 });
  });

  test('five at a time, not six, whatever comes at once', async () => {
    const specialities = await w.db.selectFrom('speciality').select('id').orderBy('id').limit(7).execute();
    const replies = await Promise.all(
      specialities.map(({ id }) => sara.post<Entry>('/waiting-list', { speciality_id: id, before: '2026-12-30' })),
    );
    expect(replies.filter(({ http }) => http === 200)).toHaveLength(5);
    expect(replies.filter(({ code }) => code === 'waiting_list_full')).toHaveLength(2);
  });

  test('nobody else sees, takes, refuses or ends it', async () => {
    const { id } = await joined(sara, '2026-12-30');
    expect(await listOf(fahad)).toEqual([]);
    expect((await answer(fahad, id, 'accept')).http).toBe(404);
    expect((await answer(fahad, id, 'decline')).http).toBe(404);
    expect((await fahad.delete(`/waiting-list/${id}`)).http).toBe(404);
  });
});

describe('D13.04 a freed slot', () => {
  test('is offered to the first who fits, held for nobody else, and goes to the next after 20 minutes', async () => {
    const slot = await slotOn(1);
    const held = await book(fahad, slot);
    const first = await joined(sara, '2026-12-30');
    w.at(addMinutes(demoNow, 1));
    await joined(await as(w, '1000004'), '2026-12-30');
    await settle();
    expect(await offerOf(sara)).toBeNull();
    await fahad.post('/appointments/cancel', { appointment_id: held.id });
    await settle();
    const expires = addMinutes(demoNow, 21);
    expect(await offerOf(sara)).toMatchObject({ slot_id: slot, expires_at: expires.toISOString(), is_paid: false });
    expect(await offerOf(await as(w, '1000004'))).toBeNull();
    expect(await fahad.post('/appointments/create', { slot_id: slot, type: 'onsite' })).toMatchObject({
      http: 409,
      code: 'slot_taken',
    });
    w.at(expires);
    await settle();
    expect(await offerOf(sara)).not.toBeNull();
    w.at(new Date(expires.getTime() + 1));
    expect(await answer(sara, first.id, 'accept')).toMatchObject({ http: 409, code: 'offer_over' });
    await settle();
    expect(await offerOf(sara)).toBeNull();
    expect(await offerOf(await as(w, '1000004'))).toMatchObject({ slot_id: slot });
    expect(await listOf(sara)).toHaveLength(1);
    w.at(addMinutes(expires, 21));
    await settle();
    expect((await fahad.post('/appointments/create', { slot_id: slot, type: 'onsite' })).http).toBe(200);
  });
});

describe('D13.04 a slot that nobody gave up', () => {
  test('of another branch, after the day that suits, or while one is elsewhere is not offered', async () => {
    const places = await w.db.selectFrom('location').select('id').orderBy('id').execute();
    await joined(sara, '2026-12-02', { location_id: places[1]!.id });
    await slotOn(2);
    await settle();
    expect(await offerOf(sara)).toBeNull();
    await joined(fahad, '2026-12-02');
    await onlyNow();
    await slotOn(3);
    await settle();
    expect(await offerOf(fahad)).toBeNull();
    await newSlot(w, { doctor: 'D1031', at: night(2, '05:00') }).then((id) => book(fahad, id));
    await slotOn(2, '05:00');
    w.at(addMinutes(demoNow, 6));
    await settle();
    expect(await offerOf(fahad)).toBeNull();
  });

  test('that came with new hours is offered without anybody giving it up, refused it goes to the next and the place is kept', async () => {
    const mine = await joined(sara, '2026-12-30');
    w.at(addMinutes(demoNow, 1));
    await joined(fahad, '2026-12-30');
    const slot = await slotOn(4);
    w.at(addMinutes(demoNow, 7));
    await settle();
    expect(await offerOf(sara)).toMatchObject({ slot_id: slot });
    expect(await answer(sara, mine.id, 'decline')).toMatchObject({ http: 200, data: { id: mine.id, offer: null } });
    await settle();
    expect(await offerOf(sara)).toBeNull();
    expect(await offerOf(fahad)).toMatchObject({ slot_id: slot });
    expect(await answer(sara, mine.id, 'decline')).toMatchObject({ http: 409, code: 'offer_over' });
    expect((await sara.delete(`/waiting-list/${mine.id}`)).http).toBe(200);
    expect(await listOf(sara)).toEqual([]);
  });
});

describe('D13.04 who is passed over', () => {
  test('does not come to whoever let one pass unanswered within the last two hours', async () => {
    await joined(sara, '2026-12-30');
    await slotOn(12);
    await settle();
    const over = new Date(addMinutes(demoNow, 20).getTime() + 1);
    w.at(over);
    const other = await slotOn(13);
    await settle();
    w.at(addMinutes(over, 119));
    await settle();
    expect(await offerOf(sara)).toBeNull();
    w.at(addMinutes(over, 125));
    await settle();
    expect(await offerOf(sara)).toMatchObject({ slot_id: other });
  });

  test('is for the next when whoever had it leaves the list', async () => {
    const slot = await slotOn(5);
    const mine = await joined(sara, '2026-12-30');
    w.at(addMinutes(demoNow, 1));
    await joined(fahad, '2026-12-30');
    await settle();
    expect(await offerOf(sara)).toMatchObject({ slot_id: slot });
    await sara.delete(`/waiting-list/${mine.id}`);
    await settle();
    expect(await offerOf(fahad)).toMatchObject({ slot_id: slot });
  });
});

describe('D13.04 taking it', () => {
  test('of two who take one offer at once one gets it, and the earlier visit replaces the later one', async () => {
    const late = await book(sara, await slotOn(20));
    const mine = await joined(sara, '2026-12-30');
    expect(mine.appointment).toMatchObject({ id: late.id });
    const slot = await slotOn(6);
    await settle();
    const replies = await Promise.all([answer(sara, mine.id, 'accept'), answer(sara, mine.id, 'accept')]);
    expect(new Set(replies.map(({ http }) => http))).toEqual(new Set([200, 409]));
    const taken = replies.find(({ http }) => http === 200)!.data;
    expect(taken).toMatchObject({ slot_id: slot, state: 'booked', rescheduled_from: late.id });
    expect((await sara.get(`/appointments/${late.id}`)).data.state).toBe('cancelled');
    expect(await listOf(sara)).toEqual([]);
  });

  test('the time that was given up for it goes to the next on the list', async () => {
    const late = await book(sara, await slotOn(21));
    const mine = await joined(sara, '2026-12-30');
    w.at(addMinutes(demoNow, 1));
    await joined(fahad, '2026-12-30');
    await slotOn(7);
    await settle();
    expect((await answer(sara, mine.id, 'accept')).http).toBe(200);
    await settle();
    expect(await offerOf(fahad)).toMatchObject({ slot_id: late.slot_id });
  });
});

describe('D13.04 taking it with a paid visit', () => {
  test('D5.02 a paid visit is given back and booked again for the same money, paid at once', async () => {
    const late = await pay(w, sara, await book(sara, await slotOn(22)));
    const before = await balance(sara);
    const mine = await joined(sara, '2026-12-30');
    const slot = await slotOn(8);
    await settle();
    expect(await offerOf(sara)).toMatchObject({ slot_id: slot, is_paid: true, total: late.total });
    const reply = await answer(sara, mine.id, 'accept');
    expect(reply).toMatchObject({ http: 200, data: { slot_id: slot, status: 'paid', state: 'booked' } });
    expect(await balance(sara)).toBe(before);
    expect((await sara.get(`/appointments/${late.id}`)).data.state).toBe('cancelled');
  });

  test('a price that changed meanwhile refuses the swap of a paid visit, and nothing has happened', async () => {
    const late = await pay(w, sara, await book(sara, await slotOn(23)));
    const before = await balance(sara);
    const mine = await joined(sara, '2026-12-30');
    await slotOn(9);
    await settle();
    await fee(100);
    expect(await answer(sara, mine.id, 'accept')).toMatchObject({ http: 422, code: 'waiting_list_price' });
    expect((await sara.get(`/appointments/${late.id}`)).data).toMatchObject({ state: 'booked', status: 'paid' });
    expect(await balance(sara)).toBe(before);
    expect(await offerOf(sara)).not.toBeNull();
    await fee(-100);
    expect((await answer(sara, mine.id, 'accept')).http).toBe(200);
  });

  test('a paid visit is not offered a time of another price, and one with a discount does not join', async () => {
    await pay(w, sara, await book(sara, await slotOn(24)));
    await joined(sara, '2026-12-30');
    await fee(100);
    await slotOn(10);
    await settle();
    expect(await offerOf(sara)).toBeNull();
    await fee(-100);
    const reduced = await book(fahad, await slotOn(25));
    await sql`update appointment set discount = 100, discount_kind = 'promo' where id = ${reduced.id}`.execute(w.db);
    expect(await join(fahad, '2026-12-30')).toMatchObject({ http: 422, code: 'waiting_list_reduced' });
  });

  test('when a database fails in the last step both visits stay as they were', async () => {
    const late = await pay(w, fahad, await book(fahad, await slotOn(26)));
    const mine = await joined(fahad, '2026-12-30', { appointment_id: late.id });
    await slotOn(11);
    await settle();
    await sql`alter table waiting_list_entry add constraint broken check (state <> 'fulfilled') not valid`.execute(
      w.db,
    );
    const reply = await answer(fahad, mine.id, 'accept');
    await sql`alter table waiting_list_entry drop constraint broken`.execute(w.db);
    expect(reply).toMatchObject({ http: 500, code: 'internal' });
    expect((await fahad.get(`/appointments/${late.id}`)).data).toMatchObject({ state: 'booked', status: 'paid' });
    expect((await answer(fahad, mine.id, 'accept')).http).toBe(200);
  });
});

test('the front desk reads who waits for a doctor, patients do not, and each reading is audited', async () => {
  const { id } = await joined(sara, '2026-12-30');
  const url = `/staff/waiting-list?doctor_id=${doctor.id}`;
  expect((await sara.get(url)).http).toBe(403);
  const { data } = await desk.get<{ items: { id: number; patient: { mrn_number: string } }[] }>(url);
  expect(data.items).toMatchObject([{ id, patient: { mrn_number: '1000001' } }]);
  const entry = await w.db
    .selectFrom('audit_entry')
    .select(['why', 'action'])
    .where('what', '=', 'waiting list')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(entry).toEqual({ why: 'staff', action: 'read' });
});
