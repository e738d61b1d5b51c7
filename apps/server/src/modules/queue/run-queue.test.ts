import { describe, expect, test } from 'vitest';
import type { Appointment as Visit } from '@balsam/contract/booking';
import type { QueueTicket } from '@balsam/contract/queue';
import { addMinutes, instantAt } from '@balsam/domain/time';
import { book, newSlot, pay } from '#modules/booking/booking.fixture.ts';
import { demoNow, world } from '#test/world.ts';
import {
  callNext,
  clinicsOf,
  device,
  frontDesk,
  move,
  people,
  somebody,
  status,
  walkIn,
  type DeskBoard,
} from './queue.fixture.ts';

const w = await world();
const sara = somebody(w, '1000001');
const fahad = somebody(w, '1000002');
const desk = frontDesk(w);
const { hers, skin, eyes } = await clinicsOf(w);
const board = async () => (await desk.get<DeskBoard>(`/staff/queue?location_id=${skin.locationId}`)).data;
const ascending = (a: number, b: number) => a - b;
const rowOf = async (id: number) => (await board()).tickets.find((ticket) => ticket.id === id);
/** After midnight of a day in Riyadh, where nobody has a ticket yet. */
const onDay = (day: string, time = '09:00') => w.at(instantAt(`2026-12-${day}`, time));

describe('D13.02 who does not come', () => {
  test('D13.02 is called three times, then skipped, comes back once behind the next two', async () => {
    onDay('08');
    const clients = people(11, 4).map((mrn) => somebody(w, mrn));
    const tickets: QueueTicket[] = [];
    for (const client of clients) tickets.push(await walkIn(w, client, skin.id));
    const [first, ...others] = tickets;
    await callNext(desk, skin.id);
    expect(await move(desk, first!.id, 'skipped')).toMatchObject({ code: 'too_early_to_skip' });
    await move(desk, first!.id, 'called');
    await move(desk, first!.id, 'called');
    expect(await move(desk, first!.id, 'called')).toMatchObject({ code: 'called_often' });
    expect(await move(desk, first!.id, 'skipped')).toMatchObject({ http: 200, data: { state: 'skipped' } });
    expect(await move(desk, first!.id, 'waiting')).toMatchObject({ http: 200 });
    const order = (await board()).tickets.filter((t) => t.clinic_id === skin.id).map((t) => t.id);
    expect(order).toEqual([others[0]!.id, others[1]!.id, first!.id, others[2]!.id]);
    expect((await status(clients[0]!, first!.id)).data.people_ahead).toBe(2);
  });
  test('D13.02 comes back behind the next two who can be called: who has not paid is not one of them', async () => {
    onDay('17');
    const [late, unpaid, ...others] = people(11, 5).map((mrn) => somebody(w, mrn));
    const back = await walkIn(w, late!, skin.id);
    await callNext(desk, skin.id);
    await walkIn(w, unpaid!, skin.id, false);
    const paid: QueueTicket[] = [];
    for (const client of others) paid.push(await walkIn(w, client, skin.id));
    w.at(instantAt('2026-12-17', '09:05'));
    await move(desk, back.id, 'skipped');
    await move(desk, back.id, 'waiting');
    expect((await status(late!, back.id)).data.people_ahead).toBe(2);
    const called: number[] = [];
    for (let n = 0; n < 4; n += 1) called.push((await callNext(desk, skin.id)).data.id);
    expect(called).toEqual([paid[0]!.id, paid[1]!.id, back.id, paid[2]!.id]);
  });
  test('D13.02 is skipped by itself five minutes after the first call, and a second time for good', async () => {
    onDay('09');
    const ticket = await walkIn(w, sara, skin.id);
    await callNext(desk, skin.id);
    w.at(addMinutes(instantAt('2026-12-09', '09:00'), 4));
    await move(desk, ticket.id, 'called');
    await w.due();
    expect((await rowOf(ticket.id))?.state).toBe('called');
    w.at(addMinutes(instantAt('2026-12-09', '09:00'), 5));
    await w.due();
    expect((await rowOf(ticket.id))?.state).toBe('skipped');
    expect((await status(sara, ticket.id)).data.may).toMatchObject({ return: true });
    await move(desk, ticket.id, 'waiting');
    await callNext(desk, skin.id);
    w.at(addMinutes(instantAt('2026-12-09', '09:00'), 10));
    await w.due();
    // Whoever was skipped twice is not promised what the desk can no longer do.
    expect((await status(sara, ticket.id)).data).toMatchObject({ state: 'skipped', may: { return: false } });
    expect(await move(desk, ticket.id, 'waiting')).toMatchObject({ http: 422, code: 'returned_before' });
    // A new ticket at the end of the line is open to them.
    expect((await sara.post('/patient-queue', { type: 'walk_in', clinic_id: skin.id })).http).toBe(200);
  });
});

describe('two desks', () => {
  test('D13.02 that call the next at once get two tickets', async () => {
    onDay('10');
    const tickets = [await walkIn(w, sara, skin.id), await walkIn(w, fahad, skin.id)];
    const other = frontDesk(w);
    const called = await Promise.all([callNext(desk, skin.id), callNext(other, skin.id)]);
    expect(called.map(({ data }) => data.id).toSorted(ascending)).toEqual(
      tickets.map(({ id }) => id).toSorted(ascending),
    );
  });
  test('D13.02 that move one ticket at once: one wins, the other is told', async () => {
    onDay('11');
    const ticket = await walkIn(w, sara, skin.id);
    const other = frontDesk(w);
    const both = await Promise.all([move(desk, ticket.id, 'called', 0), move(other, ticket.id, 'called', 0)]);
    expect(both.map(({ http }) => http).toSorted(ascending)).toEqual([200, 409]);
    expect((await rowOf(ticket.id))?.calls).toBe(1);
  });
});

describe('a clinic', () => {
  test('paused it calls nobody and takes no walk-ins, open again it does', async () => {
    onDay('12');
    await walkIn(w, sara, skin.id);
    await desk.post(`/staff/queue/clinics/${skin.id}/state`, { state: 'paused' });
    expect(await callNext(desk, skin.id)).toMatchObject({ code: 'clinic_paused' });
    expect(await fahad.post('/patient-queue', { type: 'walk_in', clinic_id: skin.id })).toMatchObject({
      code: 'clinic_paused',
    });
    await desk.post(`/staff/queue/clinics/${skin.id}/state`, { state: 'open' });
    expect((await callNext(desk, skin.id)).http).toBe(200);
  });
  test('D13.01 sent to another clinic a person gets its next number, and no series has a gap', async () => {
    onDay('13');
    await walkIn(w, fahad, eyes.id);
    const ticket = await walkIn(w, sara, skin.id);
    const moved = await desk.post<{ id: number; token_number: string; is_paid: boolean }>(
      `/staff/queue/tickets/${ticket.id}/clinic`,
      { clinic_id: eyes.id },
    );
    expect(moved.data).toMatchObject({ token_number: `${eyes.letter}002`, is_paid: true });
    const visit = await w.db
      .selectFrom('appointment as a')
      .innerJoin('queue_ticket as t', 't.appointment_id', 'a.id')
      .innerJoin('doctor as d', 'd.id', 'a.doctor_id')
      .select(['a.speciality_id', 'd.default_speciality_id'])
      .where('t.id', '=', moved.data.id)
      .executeTakeFirstOrThrow();
    expect(visit.speciality_id).toBe(visit.default_speciality_id);
    const numbers = await w.db
      .selectFrom('queue_ticket')
      .select(['clinic_id', 'number'])
      .where('day', '=', '2026-12-13')
      .orderBy('clinic_id')
      .orderBy('number')
      .execute();
    expect(numbers.filter((row) => row.clinic_id === skin.id).map((row) => row.number)).toEqual([1]);
    expect(numbers.filter((row) => row.clinic_id === eyes.id).map((row) => row.number)).toEqual([1, 2]);
    expect((await sara.get<{ items: QueueTicket[] }>('/patient-queue')).data.items.map((t) => t.id)).toEqual([
      moved.data.id,
    ]);
  });
});

describe('a clinic that closes', () => {
  test('closed with 20 waiting, each is refunded and told, and what the desk took it hands back', async () => {
    onDay('14');
    const clients = people(11, 20).map((mrn) => somebody(w, mrn));
    const tickets: QueueTicket[] = [];
    for (const [n, client] of clients.entries()) tickets.push(await walkIn(w, client, skin.id, n < 19));
    const closed = await desk.post<{ ended: number }>(`/staff/queue/clinics/${skin.id}/state`, { state: 'closed' });
    expect(closed.data.ended).toBe(20);
    w.events.clear();
    await w.dispatch();
    // The phones of all twenty read again.
    const notified = w.events.sent.filter(({ event }) => event === 'queue:ticket').map(({ id }) => id);
    expect(notified).toEqual(expect.arrayContaining(tickets.map(({ id }) => id)));
    const { refunds, tickets: left } = await board();
    expect(left.filter((t) => t.clinic_id === skin.id)).toEqual([]);
    const owed = refunds.filter(
      (refund) => people(11, 19).includes(refund.mrn_number) && refund.at === w.clock.now().toISOString(),
    );
    expect(owed.map(({ amount }) => amount).toSorted(ascending)).toEqual(
      tickets
        .slice(0, 19)
        .map((t) => t.total)
        .toSorted(ascending),
    );
    const toldOf = (kind: string) =>
      w.db.selectFrom('notification').select('message').where('kind', '=', kind).orderBy('id', 'desc').execute();
    const closures = await toldOf('queue_closed');
    expect(closures).toHaveLength(20);
    // Where the money is stands in the notice of the visit alone: most paid at the desk, one has not paid.
    expect(closures.filter(({ message }) => /pa(?:id|y)|refund/i.test(message))).toEqual([]);
    const cancelled = (await toldOf('appointment_cancelled')).slice(0, 20);
    expect(cancelled.filter(({ message }) => message.includes('collect your refund'))).toHaveLength(19);
    const [one] = owed;
    expect(await desk.post(`/staff/queue/refunds/${one!.payment_id}/pay-out`, {})).toMatchObject({ http: 200 });
    expect(await desk.post(`/staff/queue/refunds/${one!.payment_id}/pay-out`, {})).toMatchObject({ http: 404 });
    expect(await sara.post('/patient-queue', { type: 'walk_in', clinic_id: skin.id })).toMatchObject({
      code: 'clinic_closed',
    });
    onDay('15');
    expect((await sara.post('/patient-queue', { type: 'walk_in', clinic_id: skin.id })).http).toBe(200);
  });
});

describe('a clinic whose doctor is not there', () => {
  test('D10.03 closed before a visit: who could not check in gets all of it back, who was late before does not', async () => {
    w.at(demoNow);
    const [early, late] = ['03:00', '05:00'].map((time) => instantAt('2026-12-18', time));
    const booked: Visit[] = [];
    for (const at of [early!, late!]) booked.push(await pay(w, fahad, await book(fahad, await newSlot(w, { at }))));
    w.at(addMinutes(late!, -20));
    await desk.post(`/staff/queue/clinics/${hers.id}/state`, { state: 'closed' });
    const [missed, turnedAway] = booked;
    expect(await fahad.post('/appointments/check-in', { appointment_id: turnedAway!.id })).toMatchObject({
      code: 'clinic_closed',
    });
    w.at(addMinutes(late!, 600));
    await w.due();
    const became = async ({ id }: Visit) => (await fahad.get(`/appointments/${id}`)).data;
    expect(await became(missed!)).toMatchObject({ state: 'missed', missed_by: 'patient', status: 'paid' });
    expect(await became(turnedAway!)).toMatchObject({ state: 'missed', missed_by: 'doctor', status: 'cancelled' });
  });
  test('D13.08 nobody who walks in is sent to a doctor on leave', async () => {
    onDay('19');
    const doctors = await w.db
      .selectFrom('doctor_clinic')
      .select('doctor_id')
      .where('clinic_id', '=', skin.id)
      .execute();
    const onLeave = (ids: readonly number[]) =>
      w.db
        .insertInto('doctor_leave')
        .values(ids.map((doctor_id) => ({ doctor_id, from_day: '2026-12-19', to_day: '2026-12-19' })))
        .execute();
    const [there, ...away] = doctors.map(({ doctor_id: id }) => id);
    if (away.length > 0) await onLeave(away);
    const tickets = [await walkIn(w, sara, skin.id), await walkIn(w, fahad, skin.id)];
    const seen = await w.db
      .selectFrom('appointment')
      .select('doctor_id')
      .where(
        'id',
        'in',
        tickets.map(({ appointment_id: id }) => id ?? 0),
      )
      .execute();
    expect(seen.map(({ doctor_id: id }) => id)).toEqual([there, there]);
    await onLeave([there!]);
    const refused = { http: 422, code: 'no_service_found' };
    expect(await somebody(w, '1000012').post('/patient-queue', { type: 'walk_in', clinic_id: skin.id })).toMatchObject(
      refused,
    );
    const kiosk = await device(w, 'kiosk', skin.locationId);
    const at = (number: string) =>
      kiosk.client.post('/queue/kiosk/tickets', { number, clinic_id: skin.id, by: 'print' });
    // Whether anybody has the number does not show.
    expect([await at('1000013'), await at('1999999')]).toMatchObject([refused, refused]);
  });
});

describe('a paid walk-in that the desk cancels', () => {
  test('D13.02 is told where the money is: at the desk, which took it; the doctor hears nothing of it', async () => {
    onDay('16');
    const ticket = await walkIn(w, sara, skin.id);
    await w.dispatch();
    await move(desk, ticket.id, 'cancelled');
    await w.dispatch();
    const told = await w.db
      .selectFrom('notification')
      .select(['kind', 'message', 'message_ar'])
      .where('appointment_id', '=', ticket.appointment_id)
      .where('kind', 'in', ['appointment_cancelled', 'doctor_cancelled'])
      .execute();
    expect(told).toMatchObject([
      {
        kind: 'appointment_cancelled',
        message: expect.stringContaining(
          `Please collect your refund of SAR ${ticket.total.toFixed(2)} at the front desk.`,
        ),
        message_ar: expect.stringMatching(/يُرجى استلام مبلغ [٠-٩٬٫]+ ر\.س المسترد من الاستقبال\.$/),
      },
    ]);
  });
});

describe('the books', () => {
  test('D4.01 the accounts of the desk hold what was taken and not handed back', async () => {
    const { rows } = await w.pool.query<{ kind: string; sum: string }>(
      `select l.kind, sum(p.amount) from posting p join ledger_account l on l.id = p.ledger_account_id
       where l.kind in ('desk_cash', 'refund_clearing') group by l.kind`,
    );
    const taken = await w.pool.query<{ sum: string }>(
      `select coalesce(sum(amount), 0) as sum from payment
       where method = 'cash' and settled_at is not null and (source_refund_ended_at is null or source_refund = 0)`,
    );
    expect(Number(rows.find((row) => row.kind === 'desk_cash')?.sum)).toBe(Number(taken.rows[0]?.sum));
  });
});

test('the desk alone runs the queue', async () => {
  for (const who of ['1000001', 'D1001', 'pharmacist@balsam.example', 'rider@balsam.example']) {
    const client = somebody(w, who);
    expect((await callNext(client, skin.id)).http).toBe(403);
  }
});
