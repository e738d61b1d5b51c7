import { expect, test } from 'vitest';
import type { Appointment } from '@balsam/contract/booking';
import { createPatients } from '#test/factories/patients.ts';
import { addMinutes, instantAt } from '@balsam/domain/time';
import { world } from '#test/world.ts';
import { as, newSlot } from './booking.fixture.ts';
import { eraseHomeAddresses } from './home-address.store.ts';

const w = await world();
const [me, other] = await createPatients(w, 2);
const patient = await as(w, me!.mrn);

/** Before dawn nobody has hours: each test takes a day of its own. */
const homeAt = (day: string) => newSlot(w, { doctor: 'D1035', type: 'home', at: instantAt(`2026-12-${day}`, '03:00') });
const book = async (day: string, more: object = {}) =>
  patient.post('/appointments/create', { slot_id: await homeAt(day), type: 'home', ...more });
const save = async (city: string) => {
  const address = { name: 'Work', street: 'Tahlia 5', city };
  return (await patient.post<{ id: number }>('/user-address', address)).data.id;
};

test('D10.07 a home visit goes to a saved address of the patient in the city of the branch, and to no other', async () => {
  const refused = { http: 422, code: 'home_address_elsewhere', errors: [{ path: 'address_id' }] };
  expect(await book('01', { address_id: await save('Jeddah') })).toMatchObject(refused);
  expect(await book('02', { address_id: other!.addressId })).toMatchObject({ http: 404, code: 'not_found' });
  const work = await save('الرياض');
  expect((await book('03', { address_id: work })).data.home_address).toMatchObject({
    street: 'Tahlia 5',
    is_approximate: true,
  });
  const quote = await patient.get<{ home: { city: string; addresses: { id: number }[] } }>(
    `/appointments/quote?slot_id=${await homeAt('04')}`,
  );
  expect(quote.data.home).toMatchObject({ city: 'Riyadh' });
  expect(quote.data.home.addresses.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([me!.addressId, work]);
});

test('D10.07 the bare booking takes the default address there; without any it says so', async () => {
  expect((await book('05')).data.home_address).toMatchObject({ street: 'Olaya 12', city: 'Riyadh' });
  const homeless = await as(w, other!.mrn);
  await w.db.deleteFrom('address').where('person_id', '=', other!.personId).execute();
  const reply = await homeless.post('/appointments/create', { slot_id: await homeAt('06'), type: 'home' });
  expect(reply).toMatchObject({ http: 422, code: 'home_address_required' });
});

test('D10.07 the address stays with the visit: when the saved one changes, and when the visit is moved', async () => {
  const { data: visit } = await book('07', { address_id: me!.addressId });
  await w.db.updateTable('address').set({ street: 'Elsewhere 1' }).where('id', '=', me!.addressId).execute();
  const moved = await patient.post('/appointments/reschedule', {
    old_app_id: visit.id,
    slot_id: await homeAt('08'),
    type: 'home',
  });
  expect(moved.data.home_address).toMatchObject({ street: 'Olaya 12' });
  const atDesk = await (await as(w, 'D1035')).get(`/appointments/${moved.data.id}`);
  expect(atDesk.data.home_address).toMatchObject({ street: 'Olaya 12', district: 'Olaya' });
});

test('D10.07 once the visit is given up, its address is told to its patient alone', async () => {
  const { data: visit } = await book('10', { address_id: me!.addressId });
  const shown = async (who: string) => (await (await as(w, who)).get(`/appointments/${visit.id}`)).data.home_address;
  expect(await shown('D1035')).not.toBeNull();
  await patient.post('/appointments/cancel', { appointment_id: visit.id });
  expect([await shown('D1035'), await shown(me!.mrn)]).toEqual([null, expect.objectContaining({ city: 'Riyadh' })]);
});

test('D10.07 a visit of another kind has no address, and a deleted account keeps none', async () => {
  const slot = await newSlot(w, { at: instantAt('2026-12-09', '03:00') });
  const body = { slot_id: slot, type: 'onsite', address_id: me!.addressId };
  expect((await patient.post('/appointments/create', body)).data.home_address).toBeNull();
  await w.db.transaction().execute((tx) => eraseHomeAddresses(tx, me!.personId));
  const { data } = await patient.get<{ items: Appointment[] }>('/appointments/upcoming?limit=100');
  expect(data.items.map(({ home_address }) => home_address)).toEqual(data.items.map(() => null));
});

test('D10.07 the front desk sees where the home visits of today and tomorrow go, the next first, and no others', async () => {
  const times = ['14T23:30', '13T23:50', '13T06:00', '15T00:10', '12T22:00'];
  const made = await Promise.all(
    times.map(async (time) => {
      const [day, hour] = time.split('T');
      const at = instantAt(`2026-12-${day}`, hour!);
      const slot_id = await newSlot(w, { doctor: 'D1035', type: 'home', at, minutes: 10 });
      return (await patient.post('/appointments/create', { slot_id, type: 'home', address_id: me!.addressId })).data.id;
    }),
  );
  await patient.post('/appointments/cancel', { appointment_id: made[4] });
  w.at(instantAt('2026-12-13', '00:30'));
  const desk = await as(w, 'frontdesk@balsam.example');
  const { data } = await desk.get<{ items: Appointment[] }>('/staff/visits?state=home');
  const mine = data.items.filter(({ patient: { mrn_number: mrn } }) => mrn === me!.mrn);
  expect(mine.map(({ id }) => id)).toEqual([made[2], made[1], made[0]]);
  expect(mine[0]!.home_address).toMatchObject({ street: 'Elsewhere 1', is_approximate: false });
});

test('D10.07 who is still out at midnight stays on the front desk’s list until the visit is over', async () => {
  const midnight = instantAt('2026-12-12', '00:00');
  const seenAt = async (minutes: number) => {
    w.at(addMinutes(midnight, minutes));
    const desk = await as(w, 'frontdesk@balsam.example');
    const { items, total } = (await desk.get<{ items: Appointment[]; total: number }>('/staff/visits?state=home')).data;
    expect(total).toBe(items.length);
    return items.map(({ id }) => id);
  };
  w.at(addMinutes(midnight, -24 * 60));
  const fresh = await as(w, me!.mrn);
  const slot_id = await newSlot(w, { doctor: 'D1035', type: 'home', at: addMinutes(midnight, -30), minutes: 60 });
  const { id } = (await fresh.post('/appointments/create', { slot_id, type: 'home', address_id: me!.addressId })).data;
  await w.db.updateTable('appointment').set({ hold_until: null }).where('id', '=', id).execute();
  expect(await seenAt(-1)).toContain(id);
  expect(await seenAt(20)).toContain(id);
  expect(await seenAt(31)).not.toContain(id);
});
