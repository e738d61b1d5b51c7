import { describe, expect, test } from 'vitest';
import type { QueueTicket } from '@balsam/contract/queue';
import { addMinutes, instantAt } from '@balsam/domain/time';
import { demoNow, world } from '#test/world.ts';
import { book, newSlot, pay } from '#modules/booking/booking.fixture.ts';
import { callNext, clinicsOf, collect, frontDesk, move, people, somebody, status, walkIn } from './queue.fixture.ts';

const w = await world();
const sara = somebody(w, '1000001');
const fahad = somebody(w, '1000002');
const desk = frontDesk(w);
const { hers, skin, bones, eyes } = await clinicsOf(w);
/** After midnight of a day in Riyadh, where nobody has a ticket yet. */
const onDay = (day: string, time = '09:00') => w.at(instantAt(`2026-12-${day}`, time));

describe('a walk-in', () => {
  test('S2.14 nobody has a ticket at first, and takes one as a walk-in that waits for its payment', async () => {
    onDay('01');
    expect((await sara.get<{ items: unknown[] }>('/patient-queue')).data.items).toEqual([]);
    const { http, data } = await sara.post<QueueTicket>('/patient-queue', { type: 'walk_in', clinic_id: skin.id });
    expect(http).toBe(200);
    expect(data).toMatchObject({
      token_number: `${skin.letter}001`,
      bill_number: expect.stringMatching(/^Q-\d{8}$/),
      state: 'waiting',
      is_paid: false,
      people_ahead: 0,
      mrn_number: '1000001',
      may: { pay: true, leave: true, return: false },
    });
    expect((await sara.get<{ items: QueueTicket[] }>('/patient-queue')).data.items.map(({ id }) => id)).toEqual([
      data.id,
    ]);
  });
  test('D13.01 one live ticket for each clinic and profile; another clinic gives another', async () => {
    onDay('02');
    await walkIn(w, sara, skin.id, false);
    expect(await sara.post('/patient-queue', { type: 'walk_in', clinic_id: skin.id })).toMatchObject({
      http: 409,
      code: 'already_in_queue',
    });
    const other = await sara.post<QueueTicket>('/patient-queue', { type: 'walk_in', clinic_id: bones.id });
    expect(other.data.token_number).toBe(`${bones.letter}001`);
    // The refused one took no number.
    expect((await walkIn(w, fahad, skin.id, false)).token_number).toBe(`${skin.letter}002`);
  });
  test('D13.02 it is not called before it is paid; in cash at the desk it is, and the bill is the invoice', async () => {
    onDay('03');
    const ticket = await walkIn(w, sara, skin.id, false);
    expect(await callNext(desk, skin.id)).toMatchObject({ http: 409, code: 'queue_empty' });
    expect(await move(desk, ticket.id, 'called')).toMatchObject({ http: 422, code: 'payment_pending' });
    expect(await desk.post(`/staff/queue/tickets/${ticket.id}/payment`, { method: 'cash', amount: 1 })).toMatchObject({
      code: 'invalid_amount',
    });
    expect(await collect(desk, ticket)).toMatchObject({ http: 200, data: { is_paid: true } });
    expect(await collect(desk, ticket)).toMatchObject({ http: 409, code: 'already_paid' });
    expect((await status(sara, ticket.id)).data).toMatchObject({ bill_number: expect.stringMatching(/^INV-\d{8}$/) });
    expect(await callNext(desk, skin.id)).toMatchObject({ http: 200, data: { id: ticket.id, state: 'called' } });
  });
});

describe('a paid walk-in', () => {
  test('D13.02 paid in the portal it is called too, long after the cut-off of booked visits', async () => {
    onDay('04');
    const ticket = await walkIn(w, sara, skin.id, false);
    w.at(instantAt('2026-12-04', '14:00'));
    const begun = await sara.post('/payment/intent', {
      purpose: 'appointment',
      entity_id: ticket.appointment_id,
      method: 'wallet',
    });
    expect(begun).toMatchObject({ http: 200 });
    expect(await callNext(desk, skin.id)).toMatchObject({ http: 200, data: { id: ticket.id } });
  });
  test('D13.01 leaving gives the money back to the wallet, and the place to the next', async () => {
    onDay('05');
    const [first, second] = [await walkIn(w, sara, skin.id), await walkIn(w, fahad, skin.id)];
    expect((await status(fahad, second.id)).data.people_ahead).toBe(1);
    expect(await fahad.delete(`/patient-queue/${first.id}`)).toMatchObject({ http: 404 });
    const before = (await sara.get<{ balance: number }>('/payment/wallet')).data.balance;
    expect(await sara.delete(`/patient-queue/${first.id}`)).toMatchObject({ http: 200 });
    expect((await sara.get<{ balance: number }>('/payment/wallet')).data.balance).toBeCloseTo(before + first.total);
    expect((await status(fahad, second.id)).data.people_ahead).toBe(0);
    await callNext(desk, skin.id);
    expect(await fahad.delete(`/patient-queue/${second.id}`)).toMatchObject({ http: 422, code: 'too_late_to_leave' });
  });
});

describe('a booked visit', () => {
  test('S8.06 check-in in the queue does what check-in of the appointment does, and gives a ticket of the clinic', async () => {
    const at = instantAt('2026-12-06', '03:00');
    const visit = await pay(w, sara, await book(sara, await newSlot(w, { at })));
    w.at(addMinutes(at, -31));
    expect(await sara.post('/patient-queue/check-in', { appointment_id: visit.id })).toMatchObject({
      code: 'too_early_to_check_in',
    });
    w.at(addMinutes(at, -20));
    const listed = await sara.get<{ items: { appointments: { appointment_id: number }[] }[] }>(
      '/patient-queue/departments/checkin',
    );
    expect(listed.data.items.flatMap((each) => each.appointments.map((a) => a.appointment_id))).toContain(visit.id);
    const { data } = await sara.post<QueueTicket>('/patient-queue', {
      type: 'appointment',
      clinic_id: hers.id,
      appointment_id: visit.id,
    });
    expect(data).toMatchObject({ type: 'appointment', is_paid: true, appointment_id: visit.id, people_ahead: 0 });
    expect(await sara.post('/appointments/check-in', { appointment_id: visit.id })).toMatchObject({
      code: 'already_checked_in',
    });
  });
  test('D10.03 who was served in the queue has had the visit; who only checked in waits for the front desk', async () => {
    const at = instantAt('2026-12-07', '03:00');
    const visits = [
      await pay(w, sara, await book(sara, await newSlot(w, { at }))),
      await pay(w, fahad, await book(fahad, await newSlot(w, { at: addMinutes(at, 20) }))),
    ];
    w.at(addMinutes(at, -5));
    const a = await sara.post<QueueTicket>('/patient-queue/check-in', { appointment_id: visits[0]!.id });
    await fahad.post('/patient-queue/check-in', { appointment_id: visits[1]!.id });
    await callNext(desk, a.data.clinic_id);
    await move(desk, a.data.id, 'serving');
    w.at(addMinutes(at, 15));
    await move(desk, a.data.id, 'done');
    w.at(addMinutes(at, 45));
    await w.due();
    const states = await Promise.all([
      sara.get(`/appointments/${visits[0]!.id}`),
      fahad.get(`/appointments/${visits[1]!.id}`),
    ]);
    expect(states.map(({ data }) => data.state)).toEqual(['completed', 'in_review']);
  });
});

test('D13.01 tickets end with their day in Riyadh, and numbers begin again', async () => {
  w.at(instantAt('2026-12-16', '23:58'));
  const [served, called, waiting] = [
    await walkIn(w, sara, skin.id),
    await walkIn(w, fahad, skin.id),
    await walkIn(w, somebody(w, '1000012'), skin.id),
  ];
  await callNext(desk, skin.id);
  await move(desk, served.id, 'serving');
  await callNext(desk, skin.id);
  w.at(instantAt('2026-12-17', '00:00'));
  expect(await move(desk, waiting.id, 'cancelled')).toMatchObject({ http: 404 });
  await w.due();
  const states = await w.db
    .selectFrom('queue_ticket')
    .select(['id', 'state'])
    .where('id', 'in', [served.id, called.id, waiting.id])
    .orderBy('id')
    .execute();
  expect(states.map(({ state }) => state)).toEqual(['done', 'cancelled', 'cancelled']);
  expect((await walkIn(w, sara, skin.id)).token_number).toBe(`${skin.letter}001`);
  w.at(demoNow);
});

test('you are next: told once, when nobody waits in front', async () => {
  onDay('18');
  await walkIn(w, sara, skin.id);
  const second = await walkIn(w, fahad, skin.id);
  await w.dispatch();
  const told = async () =>
    (
      await w.db
        .selectFrom('notification as n')
        .innerJoin('person as p', 'p.id', 'n.person_id')
        .select('p.mrn')
        .where('n.kind', '=', 'queue_next')
        .where('n.created_at', '>=', instantAt('2026-12-18', '00:00'))
        .orderBy('n.id')
        .execute()
    ).map(({ mrn }) => mrn);
  expect(await told()).toEqual(['1000001']);
  await callNext(desk, skin.id);
  await w.dispatch();
  await w.dispatch();
  expect(await told()).toEqual(['1000001', '1000002']);
  expect((await status(fahad, second.id)).data.people_ahead).toBe(1);
});

test('D5.03 the wait is people ahead times the median of what was served, rounded to 5', async () => {
  onDay('19');
  await w.db.deleteFrom('queue_ticket').where('clinic_id', '=', eyes.id).execute();
  const clinic = eyes;
  const clients = people(11, 4).map((mrn) => somebody(w, mrn));
  const tickets: QueueTicket[] = [];
  for (const client of clients) tickets.push(await walkIn(w, client, clinic.id));
  expect((await status(clients[3]!, tickets[3]!.id)).data).toMatchObject({ people_ahead: 3, waiting_minutes: 30 });
  await callNext(desk, clinic.id);
  await move(desk, tickets[0]!.id, 'serving');
  w.at(addMinutes(instantAt('2026-12-19', '09:00'), 21));
  await move(desk, tickets[0]!.id, 'done');
  expect((await status(clients[3]!, tickets[3]!.id)).data).toMatchObject({ people_ahead: 2, waiting_minutes: 40 });
});
