import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { instantAt } from '@balsam/domain/time';
import { apiClient } from '#test/api-client.ts';
import { codeSentTo, freshIp } from '#test/codes.ts';
import { world } from '#test/world.ts';
import { chargeOf, notify, onPage } from '#modules/billing/billing.fixture.ts';
import { as, newSlot, pay } from './booking.fixture.ts';

const w = await world();
const client = apiClient(w);
type Begun = { readonly reference: string; readonly redirect_url: string };

async function close(mrn: string) {
  const [ip, token] = [freshIp(), await w.tokenOf(mrn)];
  await w.dispatch();
  await w.db.deleteFrom('one_time_code').execute();
  await client.post('/delete-me/otp', {}, { ip, token });
  const { phone } = await w.db.selectFrom('person').select('phone').where('mrn', '=', mrn).executeTakeFirstOrThrow();
  const otp = await codeSentTo(w, phone!);
  const { http, body } = await client.post('/delete-me', { otp }, { ip, token });
  return [http, body.code];
}

let day = 7;
async function bookHome(mrn: string, inside?: string) {
  const who = await as(w, mrn, inside);
  const address = { name: 'Home', street: 'Olaya 12', city: 'Riyadh' };
  const { id: address_id } = (await who.post<{ id: number }>('/user-address', address)).data;
  day += 1;
  // Before dawn nobody has hours: each visit takes a day of its own.
  const at = instantAt(`2026-12-${String(day).padStart(2, '0')}`, '03:00');
  const slot_id = await newSlot(w, { doctor: 'D1035', type: 'home', at });
  const booked = await who.post('/appointments/create', { slot_id, type: 'home', address_id });
  expect(booked.http).toBe(200);
  return { who, visit: booked.data };
}
const addressOf = async (id: number) =>
  (await w.db.selectFrom('appointment').select('home_address').where('id', '=', id).executeTakeFirstOrThrow())
    .home_address;

test('S2.24 D10.07 an account with a paid home visit ahead is not closed: whoever goes there finds address and phone', async () => {
  const { who, visit } = await bookHome('1000010');
  await pay(w, who, visit);
  expect(await close('1000010')).toEqual([422, 'home_visit_ahead']);
  expect(await addressOf(visit.id)).toMatchObject({ street: 'Olaya 12' });
  expect((await who.post('/appointments/cancel', { appointment_id: visit.id })).http).toBe(200);
  expect((await close('1000010'))[0]).toBe(200);
  expect(await addressOf(visit.id)).toBeNull();
});

test('S2.24 D10.07 nor that of a guardian who booked it for a child', async () => {
  const { who, visit } = await bookHome('1000002', '1000003');
  await pay(w, who, visit);
  expect(await close('1000002')).toEqual([422, 'home_visit_ahead']);
});

test('S2.24 a home visit that nobody paid for, and one that is over, keep no account open', async () => {
  const { visit } = await bookHome('1000011');
  expect((await close('1000011'))[0]).toBe(200);
  expect(await addressOf(visit.id)).toBeNull();
  const { who, visit: past } = await bookHome('1000012');
  await pay(w, who, past);
  await w.db
    .updateTable('appointment')
    .set({ starts_at: instantAt('2026-11-20', '03:00'), ends_at: instantAt('2026-11-20', '03:20') })
    .where('id', '=', past.id)
    .execute();
  expect((await close('1000012'))[0]).toBe(200);
});

test('S2.24 D10.07 a home visit whose payment was merely begun keeps no account open, and is given up with it', async () => {
  const { who, visit } = await bookHome('1000014');
  const { data: begun } = await who.post<Begun>('/payment/intent', { purpose: 'appointment', entity_id: visit.id });
  expect((await who.get(`/appointments/${visit.id}`)).data.payment_status.code).toBe('pending payment');
  expect((await close('1000014'))[0]).toBe(200);
  // The page was still open in another tab: what is paid on it finds no visit.
  await onPage(w, begun.redirect_url, { outcome: 'paid' });
  const { id } = await chargeOf(w, begun.reference);
  expect((await notify(w, { id: randomUUID(), charge: id })).statusCode).toBe(200);
  const after = w.db.selectFrom('appointment').select(['state', 'payment_status', 'home_address']);
  expect(await after.where('id', '=', visit.id).executeTakeFirstOrThrow()).toEqual({
    state: 'cancelled',
    payment_status: 'cancelled',
    home_address: null,
  });
});
