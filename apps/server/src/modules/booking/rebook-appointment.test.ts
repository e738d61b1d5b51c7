import { describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { Appointment } from '@balsam/contract/booking';
import { instantAt } from '@balsam/domain/time';
import { world } from '#test/world.ts';
import { as, book, newSlot, pay } from './booking.fixture.ts';

const w = await world();
const sara = await as(w, '1000001');
const fahad = await as(w, '1000002');
const night = (day: string, time = '03:00') => instantAt(`2026-12-${day}`, time);
type Rebooked = { appointment: Appointment; cancelled: Appointment; refunded: number };

const rebook = (id: number, slotId: number, key?: string) =>
  fahad.post<Rebooked>('/appointments/rebook', { appointment_id: id, slot_id: slotId }, key);
const quote = (slotId: number, insteadOf?: number) =>
  fahad.get<{ change: unknown }>(
    `/appointments/quote?slot_id=${slotId}${insteadOf === undefined ? '' : `&instead_of=${insteadOf}`}`,
  );
const balance = async () => (await fahad.get<{ balance: number }>('/payment/wallet')).data.balance;
const stateOf = async (id: number) => (await fahad.get(`/appointments/${id}`)).data;
const paidOn = async (day: string) => pay(w, fahad, await book(fahad, await newSlot(w, { at: night(day) })));

describe('neither', () => {
  test('D5.02 when the new slot is taken nothing is cancelled and nothing refunded', async () => {
    const a = await paidOn('01');
    const before = await balance();
    const taken = await newSlot(w, { at: night('01', '04:00') });
    await book(sara, taken);
    expect(await rebook(a.id, taken)).toMatchObject({ http: 409, code: 'slot_taken' });
    expect(await stateOf(a.id)).toMatchObject({ state: 'booked', status: 'paid' });
    expect(await balance()).toBe(before);
  });

  test('D5.02 when the database fails in the last step nothing is cancelled and nothing refunded', async () => {
    const a = await paidOn('02');
    const before = await balance();
    const slot = await newSlot(w, { at: night('02', '04:00') });
    await sql`alter table appointment_reminder add constraint broken check (false) not valid`.execute(w.db);
    const reply = await rebook(a.id, slot);
    await sql`alter table appointment_reminder drop constraint broken`.execute(w.db);
    expect(reply).toMatchObject({ http: 500, code: 'internal' });
    expect(await stateOf(a.id)).toMatchObject({ state: 'booked', status: 'paid' });
    expect(await balance()).toBe(before);
    const made = await w.db.selectFrom('appointment').select('id').where('slot_id', '=', slot).execute();
    expect(made).toEqual([]);
  });

  test('D5.02 an unpaid appointment is simply moved', async () => {
    const a = await book(fahad, await newSlot(w, { at: night('03') }));
    const slot = await newSlot(w, { at: night('03', '04:00') });
    expect(await rebook(a.id, slot)).toMatchObject({ http: 422, code: 'not_paid_yet' });
  });

  test("D3.01 somebody else's appointment is not found", async () => {
    const a = await paidOn('04');
    const reply = await sara.post('/appointments/rebook', { appointment_id: a.id, slot_id: a.slot_id });
    expect(reply).toMatchObject({ http: 404, code: 'not_found' });
  });
});

describe('both', () => {
  test('D5.02 the refund goes to the wallet, and the new time is booked and paid from there, once for each key', async () => {
    const a = await paidOn('05');
    const before = await balance();
    const slot = await newSlot(w, { at: night('05', '04:00') });
    const [reply, again] = await Promise.all([
      rebook(a.id, slot, 'key-rebook-05'),
      rebook(a.id, slot, 'key-rebook-05'),
    ]);
    expect(reply.data).toMatchObject({
      refunded: 287.5,
      appointment: { slot_id: slot, state: 'booked', status: 'paid' },
      cancelled: { id: a.id, state: 'cancelled' },
    });
    expect(again.data).toEqual(reply.data);
    expect(await balance()).toBe(before);
  });

  test('D5.02 a quote says beforehand what comes back, what the wallet pays and what is left', async () => {
    const a = await paidOn('06');
    const slot = await newSlot(w, { at: night('06', '04:00') });
    const change = async () => (await quote(slot, a.id)).data.change;
    expect(await change()).toEqual({ refund: 287.5, from_wallet: 287.5, to_pay: 0 });
    await w.db
      .updateTable('appointment')
      .set({ discount: 100, discount_kind: 'promo' })
      .where('id', '=', a.id)
      .execute();
    expect(await change()).toEqual({ refund: 287.5, from_wallet: 0, to_pay: 287.5 });
    expect((await quote(slot)).data.change).toBeNull();
    expect(await quote(slot, (await book(fahad, slot)).id)).toMatchObject({ http: 422, code: 'not_paid_yet' });
  });

  test('D5.02 what the wallet does not cover, or was had for less, waits for its payment', async () => {
    const before = await balance();
    const dear = await paidOn('07');
    await w.db
      .updateTable('doctor_fee')
      .set((x) => ({ amount: x('amount', '+', 100_000) }))
      .execute();
    const slot = await newSlot(w, { at: night('07', '04:00') });
    const { data } = await rebook(dear.id, slot);
    await w.db
      .updateTable('doctor_fee')
      .set((x) => ({ amount: x('amount', '-', 100_000) }))
      .execute();
    expect(data.appointment).toMatchObject({ state: 'booked', status: 'unpaid' });
    expect(await balance()).toBe(before + 287.5);

    const reduced = await paidOn('08');
    await w.db
      .updateTable('appointment')
      .set({ discount: 100, discount_kind: 'promo' })
      .where('id', '=', reduced.id)
      .execute();
    const again = await rebook(reduced.id, await newSlot(w, { at: night('08', '04:00') }));
    expect(again.data.appointment.status).toBe('unpaid');
    expect(await balance()).toBe(before + 575);
  });
});
