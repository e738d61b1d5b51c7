import { describe, expect, test } from 'vitest';
import type { Appointment } from '@balsam/contract/booking';
import { addMinutes, instantAt } from '@balsam/domain/time';
import { demoNow, world } from '#test/world.ts';
import { as, book, newSlot, pay } from './booking.fixture.ts';

const w = await world();
const sara = await as(w, '1000001');
const fahad = await as(w, '1000002');
const night = (day: string) => instantAt(`2026-12-${day}`, '03:00');
type Cancelled = { appointment: Appointment; refunded: number };

const cancel = (client: typeof sara, id: number) =>
  client.post<Cancelled>('/appointments/cancel', { appointment_id: id });
const balance = async (client: typeof sara) => (await client.get<{ balance: number }>('/payment/wallet')).data.balance;

describe('refusals', () => {
  test("D3.01 somebody else's appointment is not found, and stays", async () => {
    const a = await book(sara, await newSlot(w, { at: night('01') }));
    expect(await cancel(fahad, a.id)).toMatchObject({ http: 404, code: 'not_found' });
    expect((await sara.get(`/appointments/${a.id}`)).data.state).toBe('booked');
  });

  test('S4.06 what is cancelled is not cancelled again', async () => {
    const a = await book(sara, await newSlot(w, { at: night('02') }));
    await cancel(sara, a.id);
    expect(await cancel(sara, a.id)).toMatchObject({ http: 409, code: 'already_cancelled' });
  });

  test('a visit is cancelled until it starts, not at its start', async () => {
    const at = night('03');
    const a = await pay(w, fahad, await book(fahad, await newSlot(w, { at })));
    w.at(at);
    const late = await cancel(fahad, a.id);
    w.at(new Date(at.getTime() - 1000));
    const inTime = await cancel(fahad, a.id);
    w.at(demoNow);
    expect([late.code, inTime.http]).toEqual(['too_late_to_cancel', 200]);
  });
});

describe('cancelling', () => {
  test('S4.06 an unpaid appointment ends, says Appointment Cancelled, and frees its slot', async () => {
    const slot = await newSlot(w, { at: night('04') });
    const a = await book(sara, slot);
    const reply = await cancel(sara, a.id);
    expect(reply).toMatchObject({ http: 200, message: 'Appointment Cancelled', message_ar: 'تم إلغاء الموعد' });
    expect(reply.data).toMatchObject({ refunded: 0, appointment: { state: 'cancelled', status: 'cancelled' } });
    expect(reply.data.appointment.may.pay).toMatchObject({ allowed: false, code: 'appointment_not_payable' });
    expect((await book(fahad, slot)).slot_id).toBe(slot);
  });

  test('S4.05 the price of a paid appointment goes to the wallet, once', async () => {
    const a = await pay(w, fahad, await book(fahad, await newSlot(w, { at: night('05') })));
    expect(a).toMatchObject({ status: 'paid', is_appt_billed: true, total: 287.5, hold_until: null });
    const before = await balance(fahad);
    const replies = await Promise.all([cancel(fahad, a.id), cancel(fahad, a.id)]);
    expect(new Set(replies.map((reply) => reply.http))).toEqual(new Set([200, 409]));
    expect(replies.find((reply) => reply.http === 200)?.data.refunded).toBe(287.5);
    expect(await balance(fahad)).toBe(before + 287.5);
    await w.dispatch();
    const notifications = await w.db
      .selectFrom('notification')
      .select('message')
      .where('appointment_id', '=', a.id)
      .where('kind', '=', 'appointment_cancelled')
      .execute();
    expect(notifications).toHaveLength(1);
    expect(notifications[0]?.message).toContain('287.50');
  });

  test('nobody is reminded of it any more', async () => {
    const at = night('06');
    const a = await book(sara, await newSlot(w, { at }));
    await cancel(sara, a.id);
    w.at(addMinutes(at, -60));
    await w.due();
    w.at(demoNow);
    const notifications = await w.db
      .selectFrom('notification')
      .select('kind')
      .where('appointment_id', '=', a.id)
      .execute();
    expect(notifications.map((row) => row.kind)).not.toContain('appointment_reminder');
  });
});
