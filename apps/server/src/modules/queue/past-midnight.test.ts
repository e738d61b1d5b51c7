import { beforeEach, describe, expect, test } from 'vitest';
import type { Appointment } from '@balsam/contract/booking';
import type { QueueTicket } from '@balsam/contract/queue';
import { addDays, addMinutes, instantAt } from '@balsam/domain/time';
import { world } from '#test/world.ts';
import { book, newSlot, pay } from '#modules/booking/booking.fixture.ts';
import { doorCode } from '#modules/check-in/arrive.ts';
import {
  callNext,
  clinicsOf,
  collect,
  device,
  frontDesk,
  move,
  somebody,
  status,
  walkIn,
  type DeskBoard,
} from './queue.fixture.ts';

const w = await world();
const desk = frontDesk(w);
const layla = somebody(w, 'D1001');
const { hers } = await clinicsOf(w);
const sara = somebody(w, '1000001');
const fahad = somebody(w, '1000002');
/** Each test has a midnight of its own, and its queue begins anew. */
let day = '2026-12-01';
const at = (minutes: number) => w.at(addMinutes(instantAt(addDays(day, 1), 0), minutes));
beforeEach(() => {
  day = addDays(day, 2);
  at(-120);
});

/** Sara's paid visit with Dr. Layla, ten minutes past midnight. */
const nightVisit = async (): Promise<Appointment> =>
  pay(w, sara, await book(sara, await newSlot(w, { at: addMinutes(instantAt(addDays(day, 1), 0), 10) })));
const take = async () =>
  (await device(w, 'kiosk', hers.locationId)).client.post<{ token_number: string }>('/queue/kiosk/tickets', {
    number: '1000001',
    clinic_id: hers.id,
    by: 'print',
  });
const takeByCode = async () => {
  const { client } = await device(w, 'kiosk', hers.locationId);
  const { code } = (await sara.get<{ code: string }>('/patient-queue/kiosk-code')).data;
  const { pass } = (await client.post<{ pass: string }>('/queue/kiosk/codes', { code })).data;
  return client.post('/queue/kiosk/tickets', { pass, clinic_id: hers.id, by: 'print' });
};
const tickets = async () => (await sara.get<{ items: QueueTicket[] }>('/patient-queue')).data.items;
const onDesk = async () => (await desk.get<DeskBoard>(`/staff/queue?location_id=${hers.locationId}`)).data;
const ofDoctor = async () => (await layla.get<{ tickets: { id: number }[] }>('/doctor/queue')).data.tickets;
const visitsAtDesk = async () =>
  (await desk.get<{ visits: { id: number; may_check_in: boolean }[] }>(`/staff/patients/1000001`)).data.visits;

describe('S8.06 D13.01 who comes before midnight for a visit after it', () => {
  const ways = [
    ['at the kiosk', () => take()],
    ['by phone', (a: Appointment) => sara.post('/appointments/check-in', { appointment_id: a.id })],
    ['in the queue', (a: Appointment) => sara.post('/patient-queue/check-in', { appointment_id: a.id })],
    ['at the desk', (a: Appointment) => desk.post(`/staff/visits/${a.id}/check-in`, {})],
    [
      'by the code at the door',
      (a: Appointment) => sara.post('/appointments/arrive', { code: doorCode(w.config.secret, a.location.id) }),
    ],
  ] as const;
  test.each(ways)('is checked in %s, and the ticket goes on past midnight', async (_, checkIn) => {
    const a = await nightVisit();
    at(-40);
    const late = await walkIn(w, fahad, hers.id);
    at(-15);
    expect(await checkIn(a)).toMatchObject({ http: 200 });
    const [ticket] = await tickets();
    expect(ticket).toMatchObject({ appointment_id: a.id, is_paid: true, people_ahead: 1 });
    at(1);
    await w.due();
    await w.due();
    expect(await tickets()).toMatchObject([{ id: ticket!.id, state: 'waiting', people_ahead: 0 }]);
    expect((await status(fahad, late.id)).data.state).toBe('cancelled');
    expect(await ofDoctor()).toMatchObject([{ id: ticket!.id }]);
    // Whoever comes after midnight has the first number that follows it, and stands behind.
    const next = await walkIn(w, fahad, hers.id);
    expect(next).toMatchObject({ token_number: `${hers.letter}003` });
    expect((await status(fahad, next.id)).data).toMatchObject({ people_ahead: 1 });
    const { clinics, tickets: rows } = await onDesk();
    expect(clinics.find(({ id }) => id === hers.id)).toMatchObject({ waiting: 2 });
    expect(rows.map(({ id }) => id)).toEqual([ticket!.id, next.id]);
    expect((await desk.get<{ queue: object }>('/staff/day')).data.queue).toMatchObject({ waiting: 2 });
    expect((await take()).data.token_number).toBe(ticket!.token_number);
    expect((await callNext(desk, hers.id)).data.id).toBe(ticket!.id);
    const board = await device(w, 'board', hers.locationId);
    const shown = (await board.client.get<{ calls: object[]; next: string[] }>('/queue/board')).data;
    expect(shown).toMatchObject({ calls: [{ token_number: ticket!.token_number }], next: [next.token_number] });
    expect(await move(desk, ticket!.id, 'serving')).toMatchObject({ http: 200 });
    expect(await move(desk, ticket!.id, 'done')).toMatchObject({ http: 200 });
  });
});

test('D13.01 numbers that stand side by side after midnight differ, and have no gap', async () => {
  const a = await nightVisit();
  at(-15);
  await sara.post('/appointments/check-in', { appointment_id: a.id });
  expect(await tickets()).toMatchObject([{ token_number: `${hers.letter}001` }]);
  at(1);
  await w.due();
  // Whoever looks at the empty queue of the new day before the first number is given makes it begin.
  await desk.post(`/staff/queue/clinics/${hers.id}/state`, { state: 'open' });
  const others = [];
  for (const mrn of ['1000002', '1000011']) others.push((await walkIn(w, somebody(w, mrn), hers.id)).token_number);
  expect(others).toEqual([`${hers.letter}002`, `${hers.letter}003`]);
});

describe('S8.06 D13.01 who has a visit after midnight', () => {
  test('is found by the desk, and has one ticket in the clinic', async () => {
    const a = await nightVisit();
    at(-35);
    expect((await visitsAtDesk()).find(({ id }) => id === a.id)).toMatchObject({ may_check_in: false });
    at(-15);
    expect((await visitsAtDesk()).find(({ id }) => id === a.id)).toMatchObject({ may_check_in: true });
    const open = await sara.get<{ items: { appointments: { appointment_id: number }[] }[] }>(
      '/patient-queue/departments/checkin',
    );
    expect(open.data.items.flatMap((each) => each.appointments)).toMatchObject([{ appointment_id: a.id }]);
    await sara.post('/appointments/check-in', { appointment_id: a.id });
    at(2);
    expect(await sara.post('/patient-queue', { type: 'walk_in', clinic_id: hers.id })).toMatchObject({
      http: 409,
      code: 'already_in_queue',
    });
  });

  test('pays no second price for a number that was taken before check-in opened, and keeps it', async () => {
    const a = await nightVisit();
    at(-35);
    const { token_number: token } = (await take()).data;
    const [early] = await tickets();
    expect(await collect(desk, early!)).toMatchObject({ http: 409, code: 'visit_paid_today' });
    at(-15);
    await w.due();
    at(1);
    await w.due();
    expect(await tickets()).toMatchObject([{ id: early!.id, appointment_id: a.id, token_number: token }]);
  });
});

/** Sara's ticket of before midnight, called after it and skipped. */
async function skippedTicket(): Promise<QueueTicket> {
  const a = await nightVisit();
  at(-15);
  await sara.post('/appointments/check-in', { appointment_id: a.id });
  const [ticket] = await tickets();
  at(1);
  await w.due();
  await callNext(desk, hers.id);
  for (let n = 0; n < 2; n += 1) await move(desk, ticket!.id, 'called');
  await move(desk, ticket!.id, 'skipped');
  return ticket!;
}

describe('D13.01 a ticket of before midnight for a visit after it', () => {
  test('D13.02 comes back behind two of those who came after midnight', async () => {
    const ticket = await skippedTicket();
    const others = [];
    for (const mrn of ['1000002', '1000011', '1000012']) others.push(await walkIn(w, somebody(w, mrn), hers.id));
    await move(desk, ticket.id, 'waiting');
    const [first, second, third] = others;
    expect((await onDesk()).tickets.map(({ id }) => id)).toEqual([first!.id, second!.id, ticket.id, third!.id]);
  });

  test('D5.03 counts as ahead who came after midnight, and is called or stands before it', async () => {
    const ticket = await skippedTicket();
    for (const mrn of ['1000002', '1000011', '1000012']) await walkIn(w, somebody(w, mrn), hers.id);
    await move(desk, ticket.id, 'waiting');
    expect(await tickets()).toMatchObject([{ id: ticket.id, people_ahead: 2 }]);
    await callNext(desk, hers.id);
    expect(await tickets()).toMatchObject([{ id: ticket.id, people_ahead: 2 }]);
  });
});

describe('S8.06 D13.01 a clinic that has closed before midnight', () => {
  const close = () => desk.post(`/staff/queue/clinics/${hers.id}/state`, { state: 'closed' });
  const ways = [
    ['by phone', (a: Appointment) => sara.post('/appointments/check-in', { appointment_id: a.id })],
    ['at the desk', (a: Appointment) => desk.post(`/staff/visits/${a.id}/check-in`, {})],
    [
      'by the code at the door',
      (a: Appointment) => sara.post('/appointments/arrive', { code: doorCode(w.config.secret, a.location.id) }),
    ],
    ['by the code of a phone at the kiosk', () => takeByCode()],
  ] as const;
  test.each(ways)('checks in %s who has a visit after it, and nobody else', async (_, checkIn) => {
    const a = await nightVisit();
    at(-15);
    await walkIn(w, fahad, hers.id);
    await close();
    expect(await take()).toMatchObject({ http: 422, code: 'clinic_closed' });
    expect(await fahad.post('/patient-queue', { type: 'walk_in', clinic_id: hers.id })).toMatchObject({
      http: 422,
      code: 'clinic_closed',
    });
    expect(await checkIn(a)).toMatchObject({ http: 200 });
    const [ticket] = await tickets();
    expect(ticket).toMatchObject({ appointment_id: a.id, state: 'waiting', token_number: `${hers.letter}002` });
    expect(await callNext(desk, hers.id)).toMatchObject({ http: 422, code: 'clinic_closed' });
    at(1);
    await w.due();
    expect((await callNext(desk, hers.id)).data.id).toBe(ticket!.id);
  });
});

describe('D13.01 the end of a ticket of before midnight', () => {
  test('D13.02 is left by a clinic that closes before midnight, and is called on its own day', async () => {
    const a = await nightVisit();
    at(-15);
    await sara.post('/appointments/check-in', { appointment_id: a.id });
    const [ticket] = await tickets();
    const late = await walkIn(w, fahad, hers.id);
    const state = `/staff/queue/clinics/${hers.id}/state`;
    expect((await desk.post<{ ended: number }>(state, { state: 'closed' })).data.ended).toBe(1);
    expect((await status(fahad, late.id)).data.state).toBe('cancelled');
    expect((await status(sara, ticket!.id)).data.state).toBe('waiting');
    expect((await sara.get(`/appointments/${a.id}`)).data).toMatchObject({ state: 'checked_in' });
    at(1);
    await w.due();
    expect((await callNext(desk, hers.id)).data.id).toBe(ticket!.id);
  });

  test('D10.03 ends with the day of the visit, or when the clinic closes', async () => {
    const a = await nightVisit();
    at(-15);
    await sara.post('/appointments/check-in', { appointment_id: a.id });
    const [ticket] = await tickets();
    at(24 * 60 + 1);
    await w.due();
    expect((await status(sara, ticket!.id)).data.state).toBe('cancelled');
    day = addDays(day, 2);
    at(-120);
    const b = await nightVisit();
    at(-15);
    await sara.post('/appointments/check-in', { appointment_id: b.id });
    at(1);
    await w.due();
    const closed = await desk.post<{ ended: number }>(`/staff/queue/clinics/${hers.id}/state`, { state: 'closed' });
    expect(closed.data.ended).toBe(1);
  });
});
