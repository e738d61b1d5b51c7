import { expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { as } from '#modules/booking/booking.fixture.ts';
import { clinicsOf, walkIn } from '#modules/queue/queue.fixture.ts';
import { daysFrom, doctorsOf } from './doctors.fixture.ts';

const w = await world();
const { client, desk, show, leave, visits, stateOf } = doctorsOf(w);
const { skin } = await clinicsOf(w);
const sara = await as(w, '1000001');

test('D13.08 leave that begins today names the walk-ins who wait for the doctor, until the desk gives them to a colleague', async () => {
  const ticket = await walkIn(w, sara, skin.id);
  const { doctor_id: doctor } = await stateOf(ticket.appointment_id);
  expect((await visits(doctor)).walk_ins).toEqual([]);
  const entered = await leave(doctor, daysFrom(0));
  expect(entered).toMatchObject({ data: { walk_ins_waiting: 1 } });
  const { walk_ins: waiting } = await visits(doctor);
  expect(waiting).toMatchObject([
    { ticket_id: ticket.id, token_number: ticket.token_number, patient: { mrn_number: '1000001' } },
  ]);
  const read = await w.db
    .selectFrom('audit_entry')
    .select('id')
    .where('what', '=', 'queue ticket')
    .where('record_id', '=', String(ticket.id))
    .where('why', '=', 'staff')
    .where('action', '=', 'read')
    .execute();
  expect(read).toHaveLength(1);

  const body = { clinic_id: skin.id };
  expect(await client.post(`/staff/queue/tickets/${ticket.id}/clinic`, body, await desk())).toMatchObject({
    http: 200,
  });
  expect((await visits(doctor)).walk_ins).toEqual([]);
  expect(await show(doctor)).toMatchObject({ walk_ins_waiting: 0 });
});

test('D13.08 leave of another day leaves those who wait today alone', async () => {
  const ticket = await walkIn(w, await as(w, '1000002'), skin.id);
  const { doctor_id: doctor } = await stateOf(ticket.appointment_id);
  await leave(doctor, daysFrom(3));
  expect(await show(doctor)).toMatchObject({ walk_ins_waiting: 0 });
  expect((await visits(doctor)).walk_ins).toEqual([]);
});
