import { expect, test } from 'vitest';
import type { CallReply, contract } from '@balsam/contract';
import { createPatients } from '#test/factories/patients.ts';
import { addMinutes, instantAt } from '@balsam/domain/time';
import { as, book, newSlot } from '#modules/booking/booking.fixture.ts';
import { world } from '#test/world.ts';

type List = CallReply<typeof contract.waitingList.list>;

const w = await world();
const [me] = await createPatients(w, 1);
const patient = await as(w, me!.mrn);
const doctor = await w.db.selectFrom('doctor').select('id').where('code', '=', 'D1035').executeTakeFirstOrThrow();
await w.db.updateTable('slot').set({ is_closed: true }).where('doctor_id', '=', doctor.id).execute();

const slotIn = async (city: string, day: string) => {
  const id = await newSlot(w, { doctor: 'D1035', type: 'home', at: instantAt(`2026-12-${day}`, '03:00') });
  const branch = await w.db.selectFrom('location').select('id').where('city', '=', city).executeTakeFirstOrThrow();
  await w.db.updateTable('slot').set({ location_id: branch.id }).where('id', '=', id).execute();
  return id;
};
const offered = async (who = patient): Promise<number | undefined> => {
  await w.dispatch();
  w.at(addMinutes(w.clock.now(), 10));
  await w.due();
  await w.dispatch();
  return (await who.get<List>('/waiting-list')).data.items[0]?.offer?.slot_id;
};

test('D10.07 D13.04 a home visit is offered where its person can be visited, not in another city', async () => {
  await slotIn('Jeddah', '08');
  const wish = { doctor_id: doctor.id, type: 'home', before: '2026-12-30' };
  expect(await patient.post('/waiting-list', wish)).toMatchObject({ http: 200 });
  expect(await offered()).toBeUndefined();
  const near = await slotIn('Riyadh', '09');
  expect(await offered()).toBe(near);
});

test('D10.07 D13.04 a home visit is offered whichever language the city of the address was written in', async () => {
  const [other] = await createPatients(w, 1);
  const who = await as(w, other!.mrn);
  await w.db.updateTable('slot').set({ is_closed: true }).where('doctor_id', '=', doctor.id).execute();
  const person = await w.db.selectFrom('person').select('id').where('mrn', '=', other!.mrn).executeTakeFirstOrThrow();
  await w.db.updateTable('address').set({ city: ' الرياض ' }).where('person_id', '=', person.id).execute();
  const wish = { doctor_id: doctor.id, type: 'home', before: '2026-12-30' };
  expect(await who.post('/waiting-list', wish)).toMatchObject({ http: 200 });
  const near = await slotIn('Riyadh', '11');
  expect(await offered(who)).toBe(near);
});

test('D10.07 D13.04 an earlier home visit is offered where the booked one goes, though that address was deleted since', async () => {
  const [other] = await createPatients(w, 1);
  const who = await as(w, other!.mrn);
  await w.db.updateTable('slot').set({ is_closed: true }).where('doctor_id', '=', doctor.id).execute();
  const late = await slotIn('Riyadh', '20');
  const booked = await book(who, late, 'home');
  const person = await w.db.selectFrom('person').select('id').where('mrn', '=', other!.mrn).executeTakeFirstOrThrow();
  await w.db.deleteFrom('address').where('person_id', '=', person.id).execute();
  const wish = { doctor_id: doctor.id, type: 'home', before: '2026-12-19', appointment_id: booked.id };
  expect(await who.post('/waiting-list', wish)).toMatchObject({ http: 200 });
  const near = await slotIn('Riyadh', '12');
  expect(await offered(who)).toBe(near);
});
