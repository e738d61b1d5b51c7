import { expect, test } from 'vitest';
import { addMinutes, instantAt } from '@balsam/domain/time';
import { demoNow, world } from '#test/world.ts';
import { as, book, newSlot, pay } from './booking.fixture.ts';

const w = await world();
const sara = await as(w, '1000001');
const fahad = await as(w, '1000002');
const night = (day: string) => instantAt(`2026-12-${day}`, '03:00');

const written = async (id: number) =>
  (await w.db.selectFrom('appointment').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
const notificationTitles = async (id: number, kind: string) =>
  (
    await w.db
      .selectFrom('notification')
      .select('title')
      .where('appointment_id', '=', id)
      .where('kind', '=', kind as never)
      .execute()
  ).map((row) => row.title);

/** Lets due work run at an instant, and comes back. */
async function dueAt(at: Date): Promise<void> {
  w.at(at);
  await w.due();
  w.at(demoNow);
}
const second = (at: Date) => new Date(at.getTime() + 1000);

test('D5.01 an unpaid virtual visit is released after ten minutes and not before; the patient is notified once', async () => {
  const a = await book(sara, await newSlot(w, { type: 'virtual', at: night('01') }), 'virtual');
  await dueAt(addMinutes(demoNow, 10));
  expect(await written(a.id)).toBe('booked');
  await dueAt(second(addMinutes(demoNow, 10)));
  await dueAt(second(addMinutes(demoNow, 10)));
  expect(await written(a.id)).toBe('released');
  expect(await notificationTitles(a.id, 'appointment_released')).toHaveLength(1);
});

test('D5.01 an unpaid on-site visit is released thirty minutes before its start and not before', async () => {
  const at = night('02');
  const a = await book(sara, await newSlot(w, { at }));
  await dueAt(addMinutes(at, -30));
  expect(await written(a.id)).toBe('booked');
  await dueAt(second(addMinutes(at, -30)));
  expect(await written(a.id)).toBe('released');
});

test('D5.01 a paid visit is never released', async () => {
  const a = await pay(w, fahad, await book(fahad, await newSlot(w, { type: 'virtual', at: night('03') }), 'virtual'));
  await dueAt(addMinutes(night('03'), -5));
  expect(await written(a.id)).toBe('booked');
});

test('reminders come a day and two hours before, once each', async () => {
  const at = night('05');
  const a = await pay(w, fahad, await book(fahad, await newSlot(w, { at })));
  await dueAt(new Date(addMinutes(at, -24 * 60).getTime() - 1000));
  expect(await notificationTitles(a.id, 'appointment_reminder')).toEqual([]);
  await dueAt(addMinutes(at, -24 * 60));
  await dueAt(addMinutes(at, -23 * 60));
  expect(await notificationTitles(a.id, 'appointment_reminder')).toEqual(['Your appointment is tomorrow']);
  await dueAt(addMinutes(at, -2 * 60));
  await dueAt(addMinutes(at, -60));
  expect(await notificationTitles(a.id, 'appointment_reminder')).toEqual([
    'Your appointment is tomorrow',
    'Your appointment is soon',
  ]);
});

test('after a long downtime only the later of the two reminders is sent', async () => {
  const at = night('06');
  const a = await pay(w, fahad, await book(fahad, await newSlot(w, { at })));
  await dueAt(addMinutes(at, -90));
  expect(await notificationTitles(a.id, 'appointment_reminder')).toEqual(['Your appointment is soon']);
});

test('coming is confirmed from the reminder, and again changes nothing', async () => {
  const a = await book(sara, await newSlot(w, { at: night('07') }));
  const confirm = () => sara.post('/appointments/confirm', { appointment_id: a.id });
  expect(await confirm()).toMatchObject({ http: 200, data: { confirmed_at: demoNow.toISOString() } });
  expect((await confirm()).http).toBe(200);
  const events = (await sara.get<{ events: { kind: string }[] }>(`/appointments/${a.id}`)).data.events;
  expect(events.map((event) => event.kind)).toEqual(['booked', 'confirmed']);
  expect(await fahad.post('/appointments/confirm', { appointment_id: a.id })).toMatchObject({ http: 404 });
});

test('D10.03 a paid visit that nobody checked in for is missed when its time is over', async () => {
  const at = night('08');
  const a = await pay(w, fahad, await book(fahad, await newSlot(w, { at })));
  await dueAt(addMinutes(at, 20));
  expect(await written(a.id)).toBe('booked');
  await dueAt(second(addMinutes(at, 20)));
  expect(await written(a.id)).toBe('missed');
});
