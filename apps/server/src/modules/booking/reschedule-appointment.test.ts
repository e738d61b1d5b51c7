import { describe, expect, test } from 'vitest';
import { addMinutes, instantAt } from '@balsam/domain/time';
import { demoNow, world } from '#test/world.ts';
import { as, book, newSlot, pay } from './booking.fixture.ts';

const w = await world();
const sara = await as(w, '1000001');
const fahad = await as(w, '1000002');
const night = (day: string, time = '03:00') => instantAt(`2026-12-${day}`, time);

const move = (client: typeof sara, oldId: number, slotId: number, type = 'onsite') =>
  client.post('/appointments/reschedule', { old_app_id: oldId, slot_id: slotId, type, policy_accepted: true });

describe('refusals', () => {
  test('S4.05 a paid appointment is not rescheduled: cancel, and the refund goes to the wallet', async () => {
    const a = await pay(w, fahad, await book(fahad, await newSlot(w, { at: night('01') })));
    const slot = await newSlot(w, { at: night('01', '04:00') });
    const reply = await move(fahad, a.id, slot);
    expect(reply).toMatchObject({ http: 422, code: 'paid_not_reschedulable' });
    expect(a.may).toMatchObject({
      reschedule: { allowed: false, code: 'paid_not_reschedulable', message: reply.message },
      rebook: { allowed: true },
    });
  });

  test("D3.01 somebody else's appointment is not found", async () => {
    const a = await book(sara, await newSlot(w, { at: night('02') }));
    const slot = await newSlot(w, { at: night('02', '04:00') });
    expect(await move(fahad, a.id, slot)).toMatchObject({ http: 404, code: 'not_found' });
  });

  test('when the new slot is taken the old appointment stays as it was', async () => {
    const a = await book(sara, await newSlot(w, { at: night('03') }));
    const taken = await newSlot(w, { at: night('03', '04:00') });
    await book(fahad, taken);
    expect(await move(sara, a.id, taken)).toMatchObject({ http: 409, code: 'slot_taken' });
    expect((await sara.get(`/appointments/${a.id}`)).data).toMatchObject({ state: 'booked', status: 'unpaid' });
  });
});

describe('moving', () => {
  test('S4.06 an unpaid appointment moves, says Appointment Rescheduled, and frees the old slot', async () => {
    const slot = await newSlot(w, { at: night('04') });
    const old = await book(sara, slot);
    const reply = await move(sara, old.id, await newSlot(w, { at: night('04', '04:00') }));
    expect(reply).toMatchObject({ http: 200, message: 'Appointment Rescheduled', message_ar: 'تم تغيير الموعد' });
    expect(reply.data).toMatchObject({ rescheduled_from: old.id, start_time: '04:00', state: 'booked' });
    expect((await sara.get(`/appointments/${old.id}`)).data).toMatchObject({
      state: 'cancelled',
      rescheduled_to: { id: reply.data.id },
    });
    expect((await book(fahad, slot)).slot_id).toBe(slot);
  });

  test('it may move to a time that overlaps its own', async () => {
    const old = await book(sara, await newSlot(w, { at: night('05') }));
    const reply = await move(sara, old.id, await newSlot(w, { at: addMinutes(night('05'), 10) }));
    expect(reply.http).toBe(200);
  });

  test('the payload of appointments/create moves as well', async () => {
    const old = await book(sara, await newSlot(w, { at: night('06') }));
    const slot = await newSlot(w, { at: night('06', '04:00') });
    const reply = await sara.post('/appointments/create', {
      slot_id: slot,
      mrn_number: '1000001',
      type: 'onsite',
      is_rescheduled: true,
      reschedule_app_id: old.id,
      speciality_id: null,
    });
    expect(reply).toMatchObject({ message: 'Appointment Rescheduled', data: { rescheduled_from: old.id } });
  });

  test('D5.01 moving a virtual visit does not prolong its ten minutes', async () => {
    const old = await book(sara, await newSlot(w, { type: 'virtual', at: night('07') }), 'virtual');
    const slot = await newSlot(w, { type: 'virtual', at: night('07', '04:00') });
    w.at(addMinutes(demoNow, 7));
    const reply = await move(sara, old.id, slot, 'virtual');
    w.at(demoNow);
    expect(reply.data.hold_until).toBe(addMinutes(demoNow, 10).toISOString());
  });
});
