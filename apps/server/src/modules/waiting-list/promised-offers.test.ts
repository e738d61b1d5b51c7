import { afterEach, expect, test } from 'vitest';
import type { CallReply, contract } from '@balsam/contract';
import { addMinutes } from '@balsam/domain/time';
import { as, book, newSlot, pay } from '#modules/booking/booking.fixture.ts';
import { demoNow, world } from '#test/world.ts';

type Entry = CallReply<typeof contract.waitingList.list>['items'][number];

// D13.04: what was offered stays good until its end, whatever notice and cut-off are set since.
const w = await world();
const sara = await as(w, '1000001');
const doctor = await w.db.selectFrom('doctor').select('id').where('code', '=', 'D1030').executeTakeFirstOrThrow();

const set = (title: string, value: number) =>
  w.db
    .updateTable('setting')
    .set({ value: String(value) })
    .where('title', '=', title)
    .execute();
let made = 0;
/** In so many minutes or a few more: each begins a minute after the one before. */
const slotIn = (minutes: number) => newSlot(w, { doctor: 'D1030', at: addMinutes(demoNow, minutes + (made += 1)) });

/** Waits for an earlier time and is offered one in 90 minutes; answers the entry. */
async function offered(appointmentId?: number): Promise<number> {
  await w.db.updateTable('waiting_list_entry').set({ state: 'left' }).execute();
  await w.db.deleteFrom('waiting_list_offer').execute();
  await w.db.updateTable('slot').set({ is_closed: true }).where('doctor_id', '=', doctor.id).execute();
  const wish = { doctor_id: doctor.id, before: '2026-12-30', ...(appointmentId && { appointment_id: appointmentId }) };
  const { data: entry } = await sara.post<Entry>('/waiting-list', wish);
  const slot = await slotIn(90);
  await w.due();
  expect((await sara.get<{ items: Entry[] }>('/waiting-list')).data.items[0]?.offer).toMatchObject({ slot_id: slot });
  return entry.id;
}

afterEach(async () => {
  w.at(demoNow);
  await set('OFFER_LEAD_MINUTES', 40);
  await set('PAYMENT_CUTOFF_MINUTES', 30);
  await w.db.updateTable('appointment').set({ state: 'cancelled' }).where('doctor_id', '=', doctor.id).execute();
});

test('D13.04 an offer is taken until its end though a longer notice is set meanwhile, and not after it', async () => {
  const entry = await offered();
  await set('OFFER_LEAD_MINUTES', 240);
  w.at(addMinutes(demoNow, 20));
  const { http, data } = await sara.post(`/waiting-list/${entry}/accept`, {});
  const until = addMinutes(new Date(data.starts_at), -30);
  expect({ http, until: data.hold_until }).toEqual({ http: 200, until: until.toISOString() });
  const other = { slot_id: await slotIn(150), type: 'onsite' };
  expect(await sara.post('/appointments/create', other)).toMatchObject({ code: 'slot_not_offered' });
});

test('D13.04 S4.04 an offer that is taken after an earlier cut-off was set can be paid for ten minutes', async () => {
  const entry = await offered();
  await set('PAYMENT_CUTOFF_MINUTES', 120);
  const { http, data } = await sara.post(`/waiting-list/${entry}/accept`, {});
  const until = addMinutes(demoNow, 10);
  expect({ http, until: data.hold_until }).toEqual({ http: 200, until: until.toISOString() });
  w.at(until);
  expect(await sara.post('/payment/intent', { entity_id: data.id })).toMatchObject({ http: 200 });
});

test('D13.04 an offer that takes the place of a paid visit is paid by it all the same', async () => {
  const late = await pay(w, sara, await book(sara, await slotIn(48 * 60)));
  const entry = await offered(late.id);
  await set('OFFER_LEAD_MINUTES', 240);
  await set('PAYMENT_CUTOFF_MINUTES', 120);
  expect(await sara.post(`/waiting-list/${entry}/accept`, {})).toMatchObject({ http: 200, data: { status: 'paid' } });
});

test('D13.04 an offer that takes the place of an unpaid visit is held as one that is booked', async () => {
  const late = await book(sara, await slotIn(48 * 60));
  const entry = await offered(late.id);
  await set('PAYMENT_CUTOFF_MINUTES', 120);
  expect(await sara.post(`/waiting-list/${entry}/accept`, {})).toMatchObject({
    http: 200,
    data: { rescheduled_from: late.id, hold_until: addMinutes(demoNow, 10).toISOString() },
  });
});
