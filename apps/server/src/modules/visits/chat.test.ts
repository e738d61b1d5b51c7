import { beforeEach, describe, expect, test } from 'vitest';
import type { Appointment } from '@balsam/contract/booking';
import { isBlank } from '@balsam/domain/text';
import { addMinutes, instantAt } from '@balsam/domain/time';
import { hostileStrings } from '#test/hostile-strings.ts';
import { demoNow, world } from '#test/world.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { appointmentMoved } from '#modules/booking/index.ts';
import { book, newSlot, pay } from '#modules/booking/booking.fixture.ts';
import { messageRows } from './chat.store.ts';
import { as, night, paidVisit, pictureOf, toldOfVisit, type Data } from './visits.fixture.ts';

const w = await world();
const sara = await as(w, '1000001');
const fahad = await as(w, '1000002');
const layla = await as(w, 'D1001');
beforeEach(() => w.at(demoNow));

const url = (id: number) => `/appointments/${id}/messages`;
const write = (client: typeof sara, id: number, text: string, file_ids: string[] = []) =>
  client.post<Data>(url(id), { text, file_ids });
const read = (client: typeof sara, id: number) => client.get<Data>(url(id));
const toldOf = (kind: string, appointmentId: number) => toldOfVisit(w, kind, appointmentId);

describe('D10.04 D13.08 a visit that the hospital moves to a colleague', () => {
  const giveTo = async (code: string, { id, starts_at: from }: Appointment) => {
    await w.db.transaction().execute(async (tx) => {
      const { id: doctor } = await tx
        .selectFrom('doctor')
        .select('id')
        .where('code', '=', code)
        .executeTakeFirstOrThrow();
      await tx.updateTable('appointment').set({ doctor_id: doctor }).where('id', '=', id).execute();
      await publish(tx, appointmentMoved, { appointment_id: id, from }, demoNow);
    });
    await w.dispatch();
  };

  test('what a patient wrote follows it', async () => {
    const colleague = await as(w, 'D1003');
    const visit = await paidVisit(w, sara, { day: '09' });
    expect((await write(sara, visit.id, 'Before the move')).http).toBe(200);
    expect((await read(colleague, visit.id)).http).toBe(404);
    await giveTo('D1003', visit);
    expect((await read(colleague, visit.id)).data).toMatchObject({ total: 1, items: [{ text: 'Before the move' }] });
    expect((await read(layla, visit.id)).http).toBe(404);
  });
  test('what the first doctor wrote stays theirs, on both sides and in the copy of the data', async () => {
    const colleague = await as(w, 'D1003');
    const visit = await paidVisit(w, sara, { day: '15' });
    const names = { first: (await write(layla, visit.id, 'From the first')).data.author };
    await giveTo('D1003', visit);
    const answer = (await write(colleague, visit.id, 'From the second')).data;
    expect(answer.author).not.toBe(names.first);
    const seenBy = async (client: typeof sara) =>
      (await read(client, visit.id)).data.items.map((m: Data) => [m.author, m.author_ar, m.from_doctor, m.mine]);
    const ar = { first: expect.stringContaining('ليلى'), second: answer.author_ar };
    expect(await seenBy(sara)).toEqual([
      [names.first, ar.first, true, false],
      [answer.author, ar.second, true, false],
    ]);
    expect(await seenBy(colleague)).toEqual([
      [names.first, ar.first, true, false],
      [answer.author, ar.second, true, true],
    ]);
    const exported = (await messageRows(w.db, visit.patient.id, 0, 100)).filter((m) => m.appointment_id === visit.id);
    expect(exported.map(({ doctor }) => `Dr. ${doctor}`)).toEqual([names.first, answer.author]);
  });
});

describe('refusals', () => {
  test('D10.04 only the two of a visit write and read', async () => {
    const { id } = await paidVisit(w, sara, { day: '01' });
    for (const who of ['1000002', 'D1002']) {
      expect((await write(await as(w, who), id, 'hello')).http).toBe(404);
      expect((await read(await as(w, who), id)).http).toBe(404);
    }
    expect((await read(await as(w, 'support@balsam.example'), id)).http).toBe(403);
  });
  test('D10.04 not before it is paid, and to the second 72 hours after the visit', async () => {
    const unpaid = await book(sara, await newSlot(w, { at: night('02') }));
    expect((await write(sara, unpaid.id, 'hello')).code).toBe('payment_pending');
    const visit = await paidVisit(w, fahad, { day: '03' });
    const until = addMinutes(new Date(visit.ends_at), 72 * 60);
    w.at(until);
    expect((await write(layla, visit.id, 'still')).http).toBe(200);
    w.at(new Date(until.getTime() + 1000));
    expect((await write(fahad, visit.id, 'late')).code).toBe('chat_closed');
    expect((await read(fahad, visit.id)).data).toMatchObject({ total: 1, may: { write: { allowed: false } } });
  });
  test('D10.04 from 15 on it is closed to guardians, also its notifications; the young person writes', async () => {
    const asGuardian = await as(w, '1000002', '1000004');
    const omar = await as(w, '1000004');
    const { id } = await paidVisit(w, asGuardian, { day: '04' });
    expect((await write(asGuardian, id, 'hello')).code).toBe('own_affair');
    expect((await read(asGuardian, id)).code).toBe('own_affair');
    expect((await write(omar, id, 'hello')).http).toBe(200);
    await write(layla, id, 'Good evening');
    await w.dispatch();
    const kindsOf = async (client: typeof omar) =>
      (await client.get<Data>('/notifications/fetch?limit=50')).data.notifications.map((n: Data) => n.kind);
    expect(await kindsOf(omar)).toContain('chat_message');
    expect(await kindsOf(asGuardian)).not.toContain('chat_message');
    const messages = await w.db.selectFrom('outgoing_message').select('body').execute();
    expect(JSON.stringify(messages)).not.toContain('has written to you');
  });
  test('nothing at all, too much, another’s picture and a picture twice are refused', async () => {
    const visit = await paidVisit(w, sara, { day: '05' });
    const [mine, foreign] = [await pictureOf(w, visit.patient.id), await pictureOf(w, visit.patient.id + 1)];
    expect((await write(sara, visit.id, '   ')).code).toBe('message_empty');
    expect((await write(sara, visit.id, '\u200b\u200f\u2066')).code).toBe('message_empty');
    expect((await write(sara, visit.id, 'x'.repeat(2001))).http).toBe(400);
    expect((await write(sara, visit.id, '', [foreign])).http).toBe(404);
    expect((await write(sara, visit.id, '', [mine])).data.file_ids).toEqual([mine]);
    expect((await write(sara, visit.id, '', [mine])).http).toBe(404);
  });
});

describe('a talk', () => {
  test('shows who wrote and what the other side has read, and each is told once until they read', async () => {
    const { id } = await paidVisit(w, sara, { day: '06' });
    await write(sara, id, 'first');
    await write(sara, id, 'second');
    await w.dispatch();
    expect(await toldOf('doctor_chat_message', id)).toBe(1);
    expect((await read(sara, id)).data.items.map((m: Data) => [m.mine, m.read])).toEqual([
      [true, false],
      [true, false],
    ]);
    expect((await read(layla, id)).data.items.map((m: Data) => [m.mine, m.author])).toEqual([
      [false, 'Sara Khalid Al-Harbi'],
      [false, 'Sara Khalid Al-Harbi'],
    ]);
    expect((await read(sara, id)).data.items.every((m: Data) => m.read)).toBe(true);
    await write(sara, id, 'third');
    await w.dispatch();
    expect(await toldOf('doctor_chat_message', id)).toBe(2);
    await write(layla, id, 'answer');
    await w.dispatch();
    expect(await toldOf('chat_message', id)).toBe(1);
  });
  test('sends ids alone over the socket, to both sides', async () => {
    const visit = await paidVisit(w, sara, { day: '07' });
    w.events.clear();
    await write(sara, visit.id, 'secret words');
    expect(w.events.sent.filter(({ event }) => event === 'chat:message')).toHaveLength(2);
    expect(JSON.stringify(w.events.sent)).not.toContain('secret');
  });
});

test('talks of a doctor that are closed stand below the open ones, however long nobody answered', async () => {
  const who = await as(w, 'D1006');
  w.at(demoNow);
  const old = await paidVisit(w, fahad, { day: '01', doctor: 'D1006' });
  await write(fahad, old.id, 'Thank you');
  w.at(instantAt('2026-12-04', '02:00'));
  const open = await paidVisit(w, fahad, { day: '12', doctor: 'D1006' });
  await write(fahad, open.id, 'May I eat before?');
  const talks = async () =>
    (await who.get<Data>('/doctor/messages')).data.items.map((talk: Data) => [
      talk.appointment_id,
      talk.unanswered,
      talk.open,
    ]);
  expect(await talks()).toEqual([
    [old.id, true, true],
    [open.id, true, true],
  ]);
  w.at(instantAt('2026-12-04', '03:21'));
  expect(await talks()).toEqual([
    [open.id, true, true],
    [old.id, false, false],
  ]);
});

describe('the talks of a doctor', () => {
  test('show the unanswered first, the longest waiting on top', async () => {
    const who = await as(w, 'D1005');
    const [a, b, c] = await Promise.all(
      (['08', '09', '10'] as const).map((day) => paidVisit(w, fahad, { day, doctor: 'D1005' })),
    );
    for (const [minute, client, visit] of [
      [1, fahad, a],
      [2, fahad, b],
      [3, fahad, c],
      [4, who, b],
    ] as const) {
      w.at(addMinutes(demoNow, minute));
      await write(client, visit!.id, `at ${minute}`);
    }
    const { items } = (await who.get<Data>('/doctor/messages')).data;
    expect(items.map((talk: Data) => [talk.appointment_id, talk.unanswered, talk.unread])).toEqual([
      [a!.id, true, 1],
      [c!.id, true, 1],
      [b!.id, false, 0],
    ]);
    expect((await (await as(w, 'D1002')).get<Data>('/doctor/messages')).data.items).toEqual([]);
  });
  test('the answering time is the median of the last 30 days, from three answers on', async () => {
    const doctor = await as(w, 'D1009');
    const { id } = await paidVisit(w, sara, { day: '11', doctor: 'D1009' });
    // After so long a session has ended: a fresh one each time.
    const median = async () => (await read(await as(w, '1000001'), id)).data.answers_within;
    let at = demoNow;
    for (const minutes of [5, 60, 10]) {
      expect(await median()).toBeNull();
      await write(sara, id, 'question');
      at = addMinutes(at, minutes);
      w.at(at);
      await write(doctor, id, 'answer');
    }
    expect(await median()).toBe(10);
    w.at(addMinutes(at, 31 * 1440));
    expect(await median()).toBeNull();
  });
});

test('what hostile strings say is kept as it was typed', async () => {
  const { id } = await paidVisit(w, sara, { day: '12' });
  const texts = hostileStrings.map((text) => text.trim()).filter((text) => !isBlank(text) && text.length <= 2000);
  const faults = [];
  for (const text of texts.slice(0, 400)) {
    const reply = await write(sara, id, text);
    if (reply.http === 200 ? reply.data.text !== text : reply.http !== 400) faults.push([reply.http, reply.code]);
  }
  expect(faults).toEqual([]);
});

test('a doctor is told of a visit that is booked for today, and of one that was paid and is cancelled', async () => {
  const at = addMinutes(demoNow, 123);
  const visit = await pay(w, fahad, await book(fahad, await newSlot(w, { at, doctor: 'D1030' })));
  await w.dispatch();
  expect(await toldOf('doctor_booked_today', visit.id)).toBe(1);
  await fahad.post('/appointments/cancel', { appointment_id: visit.id });
  await w.dispatch();
  expect(await toldOf('doctor_cancelled', visit.id)).toBe(1);
  const later = await paidVisit(w, fahad, { day: '13' });
  await w.dispatch();
  expect(await toldOf('doctor_booked_today', later.id)).toBe(0);
});
