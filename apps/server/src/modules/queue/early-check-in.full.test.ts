import { beforeEach, describe, expect, test } from 'vitest';
import type { Appointment } from '@balsam/contract/booking';
import type { QueueTicket } from '@balsam/contract/queue';
import { instantAt } from '@balsam/domain/time';
import { world } from '#test/world.ts';
import { book, newSlot, pay } from '#modules/booking/booking.fixture.ts';
import {
  callNext,
  clinicsOf,
  collect,
  device,
  frontDesk,
  somebody,
  status,
  walkIn,
  type DeskBoard,
} from './queue.fixture.ts';

const w = await world();
const desk = frontDesk(w);
const { hers } = await clinicsOf(w);
const sara = somebody(w, '1000001');
let day = 0;
/** A time of the day of the test. */
const at = (time: string) => w.at(instantAt(`2026-12-${String(day).padStart(2, '0')}`, time));
/** Each test has a day on which nobody has a ticket and nothing was counted. */
beforeEach(() => {
  day += 1;
  at('03:20');
});
/** Sara's visit with Dr. Layla at 04:00. */
const bookAtFour = async (): Promise<Appointment> =>
  book(sara, await newSlot(w, { at: instantAt(`2026-12-${String(day).padStart(2, '0')}`, '04:00') }));
const take = async (number = '1000001') => {
  const kiosk = await device(w, 'kiosk', hers.locationId);
  return kiosk.client.post<{ token_number: string }>('/queue/kiosk/tickets', {
    number,
    clinic_id: hers.id,
    by: 'print',
  });
};
const visit = async ({ id }: Appointment) => (await sara.get(`/appointments/${id}`)).data;
const tickets = async () => (await sara.get<{ items: QueueTicket[] }>('/patient-queue')).data.items;
const onDesk = async () => (await desk.get<DeskBoard>(`/staff/queue?location_id=${hers.locationId}`)).data.tickets;

/** Sara comes five minutes before check-in opens; answers her number and the visit that the walk-in's ticket has. */
async function comeEarly() {
  const a = await pay(w, sara, await bookAtFour());
  at('03:25');
  const { data } = await take();
  await w.due();
  const [ticket] = await tickets();
  return { a, token: data.token_number, walkIn: ticket! };
}

describe('D13.01 who came before check-in opened has one ticket, and it becomes that of the visit', () => {
  const ways = [
    ['at the kiosk again', () => take()],
    ['by phone', (a: Appointment) => sara.post('/appointments/check-in', { appointment_id: a.id })],
    ['in the queue', (a: Appointment) => sara.post('/patient-queue/check-in', { appointment_id: a.id })],
    ['at the desk', (a: Appointment) => desk.post(`/staff/visits/${a.id}/check-in`, {})],
    ['without doing anything more', () => w.due()],
  ] as const;
  test.each(ways)('S8.06 D13.01 %s', async (_, checkIn) => {
    const { a, token, walkIn: early } = await comeEarly();
    expect(early).toMatchObject({ type: 'walk_in', is_paid: false, token_number: token });
    expect((await visit(a)).state).toBe('booked');
    at('03:35');
    await checkIn(a);
    expect(await tickets()).toMatchObject([{ id: early.id, token_number: token, appointment_id: a.id, is_paid: true }]);
    expect(await visit(a)).toMatchObject({ state: 'checked_in', token: Number(token.slice(-3)) });
    expect((await sara.get(`/appointments/${early.appointment_id}`)).data.state).toBe('cancelled');
    // Nobody is told of a cancelled appointment, and the ticket outlives what is told of the walk-in's end.
    await w.dispatch();
    const told = await w.db
      .selectFrom('notification')
      .select('id')
      .where('kind', '=', 'appointment_cancelled')
      .where('appointment_id', '=', early.appointment_id)
      .execute();
    expect(told).toEqual([]);
    expect((await callNext(desk, hers.id)).data).toMatchObject({ token_number: token, type: 'appointment' });
    expect((await take()).data.token_number).toBe(token);
  });

  test('S8.06 D13.01 who had not paid for the visit yet is checked in once it is paid', async () => {
    const a = await bookAtFour();
    const { token_number: token } = (await take()).data;
    at('03:25');
    await pay(w, sara, a);
    at('03:35');
    await w.due();
    expect(await visit(a)).toMatchObject({ state: 'checked_in' });
    expect(await tickets()).toMatchObject([{ token_number: token, appointment_id: a.id }]);
  });

  test('S8.06 D13.01 nobody is checked in by a walk-in’s ticket that they took from afar', async () => {
    const a = await pay(w, sara, await bookAtFour());
    await walkIn(w, sara, hers.id, false);
    at('03:35');
    await w.due();
    expect((await visit(a)).state).toBe('booked');
    expect((await sara.post('/appointments/check-in', { appointment_id: a.id })).http).toBe(200);
    expect(await tickets()).toHaveLength(1);
  });
});

describe('D13.01 one ticket a clinic and profile', () => {
  test('D13.01 a walk-in that was paid stays, and the visit waits for it', async () => {
    const a = await bookAtFour();
    const ticket = await walkIn(w, sara, hers.id);
    expect((await status(sara, ticket.id)).data.is_paid).toBe(true);
    await pay(w, sara, a);
    at('03:35');
    expect((await take()).data.token_number).toBe(ticket.token_number);
    await w.due();
    expect(await sara.post('/appointments/check-in', { appointment_id: a.id })).toMatchObject({
      http: 409,
      code: 'already_in_queue',
    });
    expect(await tickets()).toMatchObject([{ id: ticket.id, appointment_id: ticket.appointment_id }]);
    expect((await visit(a)).state).toBe('booked');
  });

  test('D13.01 the kiosk and the phone at once give one ticket and no gap', async () => {
    const { a, token } = await comeEarly();
    at('03:35');
    const kiosk = await device(w, 'kiosk', hers.locationId);
    const body = { number: '1000001', clinic_id: hers.id, by: 'print' };
    const [one, other, phone] = await Promise.all([
      kiosk.client.post<{ token_number: string }>('/queue/kiosk/tickets', body),
      kiosk.client.post<{ token_number: string }>('/queue/kiosk/tickets', body),
      sara.post('/appointments/check-in', { appointment_id: a.id }),
    ]);
    expect([one.data.token_number, other.data.token_number]).toEqual([token, token]);
    expect([200, 409]).toContain(phone.http);
    expect(await tickets()).toMatchObject([{ appointment_id: a.id }]);
    expect((await take('1000003')).data.token_number).toBe(`${hers.letter}002`);
  });
});

test('D13.01 the desk sees the paid visit of a walk-in and takes no second price for it', async () => {
  const { a, walkIn: early } = await comeEarly();
  const row = (await onDesk()).find(({ id }) => id === early.id);
  expect(row).toMatchObject({
    type: 'walk_in',
    is_paid: false,
    paid_visit: { id: a.id, starts_at: a.starts_at },
    may: { collect: false },
  });
  expect(await collect(desk, early)).toMatchObject({ http: 409, code: 'visit_paid_today' });
  await take('1000003');
  const other = (await onDesk()).find(({ patient }) => patient?.mrn_number === '1000003');
  expect(other).toMatchObject({ paid_visit: null, may: { collect: true } });
  await sara.post('/appointments/cancel', { appointment_id: a.id });
  expect((await collect(desk, early)).http).toBe(200);
});
