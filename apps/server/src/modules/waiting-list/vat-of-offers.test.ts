import { expect, test } from 'vitest';
import type { CallReply, contract } from '@balsam/contract';
import { addMinutes, instantAt } from '@balsam/domain/time';
import { as, book, newSlot, pay } from '#modules/booking/booking.fixture.ts';
import { correctNationality } from '#modules/front-desk/front-desk.fixture.ts';
import { world } from '#test/world.ts';

type Entry = CallReply<typeof contract.waitingList.list>['items'][number];

// D13.04: an earlier time in place of a paid visit is of its price, with VAT: what could not be taken is not offered.
const w = await world();
const fahad = await as(w, '1000002');
const doctor = await w.db.selectFrom('doctor').select('id').where('code', '=', 'D1030').executeTakeFirstOrThrow();
await w.db.updateTable('waiting_list_entry').set({ state: 'left' }).execute();
const onlyNow = () => w.db.updateTable('slot').set({ is_closed: true }).where('doctor_id', '=', doctor.id).execute();
await onlyNow();

const slotOn = (day: string) => newSlot(w, { doctor: 'D1030', at: instantAt(`2026-12-${day}`, '03:00') });
const setVat = (percent: number) =>
  w.db
    .updateTable('setting')
    .set({ value: String(percent) })
    .where('title', '=', 'VAT_PERCENT')
    .execute();

/** What is offered, once the free times were compared with the wish. */
async function offered(): Promise<Entry['offer'] | undefined> {
  w.at(addMinutes(w.clock.now(), 10));
  await w.dispatch();
  await w.due();
  await w.dispatch();
  return (await fahad.get<{ items: Entry[] }>('/waiting-list')).data.items[0]?.offer;
}

test('D13.04 D4.04 a paid visit is not offered an earlier time while its VAT is another one, and is when it is the same again', async () => {
  const visit = await pay(w, fahad, await book(fahad, await slotOn('20')));
  const { data: entry } = await fahad.post<Entry>('/waiting-list', {
    doctor_id: doctor.id,
    before: '2026-12-30',
    appointment_id: visit.id,
  });
  await correctNationality(w, '1000002', 'SA');
  const early = await slotOn('03');
  expect(await offered()).toBeNull();
  await correctNationality(w, '1000002', 'EG');
  await setVat(5);
  expect(await offered()).toBeNull();
  await setVat(15);
  expect(await offered()).toMatchObject({ slot_id: early, total: visit.total });
  expect(await fahad.post(`/waiting-list/${entry.id}/accept`, {})).toMatchObject({
    http: 200,
    data: { status: 'paid' },
  });
});

test('D13.04 D4.04 an unpaid visit is offered an earlier time at the price of now', async () => {
  await onlyNow();
  const visit = await book(fahad, await slotOn('21'));
  const wish = { doctor_id: doctor.id, before: '2026-12-30', appointment_id: visit.id };
  const { data: entry } = await fahad.post<Entry>('/waiting-list', wish);
  await setVat(5);
  const early = await slotOn('04');
  expect(await offered()).toMatchObject({ slot_id: early });
  expect(await fahad.post(`/waiting-list/${entry.id}/accept`, {})).toMatchObject({ http: 200 });
  await setVat(15);
});
