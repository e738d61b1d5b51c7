import { describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { Appointment } from '@balsam/contract/booking';
import { halalas } from '@balsam/domain/money';
import { instantAt } from '@balsam/domain/time';
import { world } from '#test/world.ts';
import { topUp } from '#modules/billing/index.ts';
import { as, book, newSlot, pay } from './booking.fixture.ts';

const w = await world();
const sara = await as(w, '1000001');
const fahad = await as(w, '1000002');
const night = (day: string, time = '03:00') => instantAt(`2026-12-${day}`, time);
type Rebooked = { appointment: Appointment; cancelled: Appointment; refunded: number };

const rebook = (id: number, slotId: number, key?: string, amount?: number) =>
  fahad.post<Rebooked>('/appointments/rebook', { appointment_id: id, slot_id: slotId, amount }, key);
/** Runs while every visit costs so much more, in halalas without VAT. */
async function whileFeesAre<T>(more: number, act: () => Promise<T>): Promise<T> {
  const raise = (by: number) =>
    w.db
      .updateTable('doctor_fee')
      .set((x) => ({ amount: x('amount', '+', by) }))
      .execute();
  await raise(more);
  try {
    return await act();
  } finally {
    await raise(-more);
  }
}
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
    const slot = await newSlot(w, { at: night('07', '04:00') });
    const { data } = await whileFeesAre(100_000, () => rebook(dear.id, slot));
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

describe('the price is another', () => {
  test('D5.02 a dearer visit takes the difference from the wallet, a cheaper one leaves it there', async () => {
    const dear = await paidOn('09');
    await w.db.transaction().execute((tx) => topUp(tx, dear.patient.id, halalas(20_000), 'dearer', w.clock.now()));
    const before = await balance();
    const slots = [await newSlot(w, { at: night('09', '04:00') }), await newSlot(w, { at: night('09', '05:00') })];
    const { change } = (await whileFeesAre(10_000, () => quote(slots[0]!, dear.id))).data;
    expect(change).toEqual({ refund: 287.5, from_wallet: 402.5, to_pay: 0 });
    const dearer = await whileFeesAre(10_000, () => rebook(dear.id, slots[0]!));
    expect(dearer.data.appointment).toMatchObject({ status: 'paid', total: 402.5 });
    expect(await balance()).toBe(before - 115);

    const cheaper = await rebook(dearer.data.appointment.id, slots[1]!);
    expect(cheaper.data.appointment).toMatchObject({ status: 'paid', total: 287.5 });
    expect(await balance()).toBe(before);
  });

  test('D5.02 a visit that an insurer bore part of is booked again unpaid, to be covered anew', async () => {
    const a = await paidOn('10');
    await w.db
      .updateTable('appointment')
      .set({ insurer_share: 5000, insurer_vat: 750 })
      .where('id', '=', a.id)
      .execute();
    const slot = await newSlot(w, { at: night('10', '04:00') });
    expect((await quote(slot, a.id)).data.change).toMatchObject({ from_wallet: 0, to_pay: 287.5 });
    expect((await rebook(a.id, slot)).data.appointment).toMatchObject({ state: 'booked', status: 'unpaid' });
  });
});

describe('what was shown', () => {
  test('D5.02 what was paid in points comes back as points: a quote does not count it into the wallet', async () => {
    const a = await book(sara, await newSlot(w, { at: night('11') }));
    await w.db.transaction().execute((tx) => topUp(tx, a.patient.id, halalas(100_000), 'points', w.clock.now()));
    const paid = await sara.post('/payment/intent', {
      purpose: 'appointment',
      entity_id: a.id,
      method: 'wallet',
      loyalty_points: 100,
    });
    expect(paid.http).toBe(200);
    const slot = await newSlot(w, { at: night('11', '04:00') });
    const reply = await sara.get<{ change: { refund: number } }>(
      `/appointments/quote?slot_id=${slot}&instead_of=${a.id}`,
    );
    expect(reply.data.change.refund).toBe(a.total - 1);
  });

  test('D5.02 the wallet pays only what was shown: at another price nothing is cancelled and nothing booked', async () => {
    const a = await paidOn('12');
    const before = await balance();
    const slot = await newSlot(w, { at: night('12', '04:00') });
    const reply = await whileFeesAre(1000, () => rebook(a.id, slot, undefined, 287.5));
    expect(reply).toMatchObject({ http: 409, code: 'amount_changed' });
    expect(await stateOf(a.id)).toMatchObject({ state: 'booked', status: 'paid' });
    expect(await balance()).toBe(before);
    expect((await rebook(a.id, slot, undefined, 287.5)).data.appointment.status).toBe('paid');
  });

  test('D5.01 D5.02 two people move to one time at once: one has it, the other keeps the old visit and its money', async () => {
    const mine = await paidOn('13');
    const hers = await pay(w, sara, await book(sara, await newSlot(w, { at: night('13', '02:00') })));
    const walletOf = async (who: typeof sara) => (await who.get<{ balance: number }>('/payment/wallet')).data.balance;
    const slot = await newSlot(w, { at: night('13', '04:00') });
    const people = [
      { who: fahad, old: mine, before: await walletOf(fahad) },
      { who: sara, old: hers, before: await walletOf(sara) },
    ];
    const replies = await Promise.all(
      people.map(({ who, old }) => who.post('/appointments/rebook', { appointment_id: old.id, slot_id: slot })),
    );
    expect(replies.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const at = replies.findIndex(({ http }) => http === 409);
    const loser = people[at]!;
    expect(replies[at]).toMatchObject({ code: 'slot_taken' });
    expect((await loser.who.get(`/appointments/${loser.old.id}`)).data).toMatchObject({
      state: 'booked',
      status: 'paid',
    });
    expect(await walletOf(loser.who)).toBe(loser.before);
  });
});
