import { describe, expect, test } from 'vitest';
import type { CallReply, contract } from '@balsam/contract';
import { addMinutes, instantAt } from '@balsam/domain/time';
import { world } from '#test/world.ts';
import { callNext, clinicsOf, frontDesk, move, somebody, walkIn } from './queue.fixture.ts';

type DoctorQueue = CallReply<(typeof contract)['queueDoctor']['list']>;
type DoctorTicket = DoctorQueue['tickets'][number];

const w = await world({ connections: 12 });
const desk = frontDesk(w);
const { skin } = await clinicsOf(w);
const [sara, fahad] = [somebody(w, '1000001'), somebody(w, '1000002')];
const ascending = (a: number, b: number) => a - b;

/** The code of the doctor whom the walk-ins of a clinic are given to, and that of another one. */
async function doctorsOf(clinicId: number) {
  const { rows } = await w.pool.query<{ code: string; isOfClinic: boolean }>(
    `select d.code, exists (select from doctor_clinic dc where dc.doctor_id = d.id and dc.clinic_id = $1) as "isOfClinic"
     from doctor d where d.is_active order by d.id`,
    [clinicId],
  );
  return {
    own: rows.filter((row) => row.isOfClinic).map((row) => row.code),
    other: rows.find((row) => !row.isOfClinic)!.code,
  };
}
const { own, other } = await doctorsOf(skin.id);
/** The doctor of a ticket: the clinic gives walk-ins to whoever has the fewest. */
async function doctorOf(ticketId: number) {
  const { rows } = await w.pool.query<{ code: string }>(
    `select d.code from queue_ticket t join appointment a on a.id = t.appointment_id join doctor d on d.id = a.doctor_id
     where t.id = $1`,
    [ticketId],
  );
  return somebody(w, rows[0]!.code);
}
const queueOf = async (doctor: typeof sara) => (await doctor.get<DoctorQueue>('/doctor/queue')).data;
const next = (doctor: typeof sara) => doctor.post<DoctorTicket>(`/doctor/queue/clinics/${skin.id}/next`, {});
const moveTo = (doctor: typeof sara, id: number, to: string, calls?: number) =>
  doctor.post<DoctorTicket>(`/doctor/queue/tickets/${id}/move`, { to, calls });
const onDay = (day: string) => w.at(instantAt(`2026-12-${day}`, '09:00'));

describe("D13.23 a doctor's own queue", () => {
  test('D13.23 who waits for the doctor, in the order of calling, from the call to the end of the visit', async () => {
    onDay('08');
    const first = await walkIn(w, sara, skin.id);
    const doctor = await doctorOf(first.id);
    expect((await queueOf(doctor)).tickets).toMatchObject([
      {
        id: first.id,
        token_number: first.token_number,
        state: 'waiting',
        is_paid: true,
        appointment_id: first.appointment_id,
      },
    ]);
    expect(await next(doctor)).toMatchObject({ http: 200, data: { id: first.id, state: 'called', calls: 1 } });
    expect(await moveTo(doctor, first.id, 'called', 1)).toMatchObject({ data: { calls: 2 } });
    expect(await moveTo(doctor, first.id, 'skipped')).toMatchObject({ http: 422, code: 'too_early_to_skip' });
    expect(await moveTo(doctor, first.id, 'serving')).toMatchObject({ data: { state: 'serving' } });
    w.at(addMinutes(w.clock.now(), 9));
    expect(await moveTo(doctor, first.id, 'done')).toMatchObject({ data: { state: 'done' } });
    expect((await queueOf(doctor)).tickets).toEqual([]);
    expect(await next(doctor)).toMatchObject({ http: 409, code: 'queue_empty' });
  });

  test('D13.02 who has not paid is seen and not called; who does not come is skipped after three calls', async () => {
    onDay('09');
    const ticket = await walkIn(w, sara, skin.id, false);
    const doctor = await doctorOf(ticket.id);
    expect(await next(doctor)).toMatchObject({ code: 'queue_empty' });
    expect(await moveTo(doctor, ticket.id, 'called')).toMatchObject({ code: 'payment_pending' });
    expect((await queueOf(doctor)).tickets[0]).toMatchObject({ is_paid: false, may: { call: false } });
    await desk.post(`/staff/queue/tickets/${ticket.id}/payment`, { method: 'cash', amount: ticket.total });
    await next(doctor);
    await moveTo(doctor, ticket.id, 'called');
    await moveTo(doctor, ticket.id, 'called');
    expect(await moveTo(doctor, ticket.id, 'called')).toMatchObject({ code: 'called_often' });
    expect(await moveTo(doctor, ticket.id, 'skipped')).toMatchObject({ data: { state: 'skipped' } });
  });
});

describe("D13.23 what a doctor's queue keeps to itself", () => {
  test('D13.23 another doctor neither sees nor moves it, a patient and the desk have no such queue, and money stays at the desk', async () => {
    onDay('10');
    const ticket = await walkIn(w, sara, skin.id);
    const stranger = somebody(w, other);
    expect((await queueOf(stranger)).tickets.map(({ id }) => id)).not.toContain(ticket.id);
    expect(await moveTo(stranger, ticket.id, 'called')).toMatchObject({ http: 404 });
    expect(await next(stranger)).toMatchObject({ http: 404 });
    for (const who of [sara, desk]) expect((await who.get('/doctor/queue')).http).toBe(403);
    const doctor = await doctorOf(ticket.id);
    for (const to of ['cancelled', 'waiting']) expect((await moveTo(doctor, ticket.id, to)).http).toBe(400);
    const audited = await w.pool.query(
      `select why from audit_entry where what = 'queue ticket' and why = 'care' and at = $1 and record_id = $2`,
      [w.clock.now(), String(ticket.id)],
    );
    expect(audited.rowCount).toBe(0);
    await queueOf(doctor);
    const read = await w.pool.query(
      `select why from audit_entry where what = 'queue ticket' and why = 'care' and at = $1 and record_id = $2`,
      [w.clock.now(), String(ticket.id)],
    );
    expect(read.rowCount).toBe(1);
  });

  test('D13.02 a paused clinic calls nobody for its doctor either', async () => {
    onDay('11');
    const doctor = await doctorOf((await walkIn(w, sara, skin.id)).id);
    await desk.post(`/staff/queue/clinics/${skin.id}/state`, { state: 'paused' });
    expect(await next(doctor)).toMatchObject({ http: 422, code: 'clinic_paused' });
    expect((await queueOf(doctor)).clinics.find(({ id }) => id === skin.id)?.state).toBe('paused');
  });
});

describe('two desks and the doctor at once', () => {
  test('D13.02 of three who move one ticket, one wins and the others are told', async () => {
    onDay('12');
    const ticket = await walkIn(w, sara, skin.id);
    const doctor = await doctorOf(ticket.id);
    const all = await Promise.all([
      move(desk, ticket.id, 'called', 0),
      moveTo(doctor, ticket.id, 'called', 0),
      move(frontDesk(w), ticket.id, 'called', 0),
    ]);
    expect(all.map(({ http }) => http).toSorted(ascending)).toEqual([200, 409, 409]);
    expect(new Set(all.flatMap(({ code }) => code ?? []))).toEqual(new Set(['ticket_moved']));
  });

  test('D13.02 of three who call the next of one who waits, one has them and the others are told that nobody waits', async () => {
    onDay('13');
    const ticket = await walkIn(w, fahad, skin.id);
    const doctor = await doctorOf(ticket.id);
    const all = await Promise.all([callNext(desk, skin.id), next(doctor), callNext(frontDesk(w), skin.id)]);
    expect(all.filter(({ http }) => http === 200).map(({ data }) => data.id)).toEqual([ticket.id]);
    expect(all.flatMap(({ code }) => code ?? [])).toEqual(['queue_empty', 'queue_empty']);
  });

  test('D13.23 a change is told to the desks, the doctors of the clinic and the devices of its branch, by the clinic alone', async () => {
    onDay('14');
    await w.dispatch();
    w.events.clear();
    await walkIn(w, sara, skin.id, false);
    await w.dispatch();
    const { rows } = await w.pool.query<{ id: number }>(
      `select a.person_id::int as id from account a where a.role_id = 7 and a.status = 'active'
       union select d.person_id::int from doctor d where d.code = any($1)`,
      [own],
    );
    const told = w.events.sent.filter(({ event }) => event === 'queue');
    expect(new Set(told.map(({ personId }) => personId))).toEqual(new Set(rows.map(({ id }) => id)));
    expect(new Set(told.map(({ id }) => id))).toEqual(new Set([skin.id]));
    expect(w.events.toBranches).toContainEqual({
      locationId: skin.locationId,
      event: 'queue',
      payload: { id: skin.id },
    });
  });

  test('D13.23 a doctor of another clinic whose patient waits here is told as well', async () => {
    onDay('15');
    const ticket = await walkIn(w, sara, skin.id);
    await w.pool.query(`update appointment set doctor_id = (select id from doctor where code = $2) where id = $1`, [
      ticket.appointment_id,
      other,
    ]);
    await w.dispatch();
    w.events.clear();
    await callNext(desk, skin.id);
    await w.dispatch();
    const { rows } = await w.pool.query<{ id: number }>(`select person_id::int as id from doctor where code = $1`, [
      other,
    ]);
    expect(w.events.sent).toContainEqual(
      expect.objectContaining({ personId: rows[0]!.id, event: 'queue', id: skin.id }),
    );
  });
});
