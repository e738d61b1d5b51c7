import { beforeAll, expect, test } from 'vitest';
import { as, book, newSlot } from '#modules/booking/booking.fixture.ts';
import { world } from './world.ts';

const w = await world();
const sara = await as(w, '1000001');
const slot = (hour: string) => newSlot(w, { doctor: 'D1001', at: new Date(`2026-11-24T${hour}:00:00Z`) });
const visit = await book(sara, await slot('22'));

beforeAll(async () => {
  await w.db
    .insertInto('terms_version')
    .values({ version: 2, title: 'New', title_ar: 'جديد', body: 'a', body_ar: 'ب', published_at: w.clock.now() })
    .execute();
});

const refused = { http: 403, code: 'terms_not_agreed' };

test('S4.19 terms that were published since stand before everything a patient begins', async () => {
  const bookings = { slot_id: await slot('23'), type: 'onsite' };
  expect(await sara.post('/appointments/create', bookings)).toMatchObject(refused);
  expect(await sara.post('/payment/intent', { entity_id: visit.id, method: 'card' })).toMatchObject(refused);
  for (const [path, body] of [
    ['/appointments/check-in', { appointment_id: visit.id }],
    ['/tele-consultation/join', { appointment_id: visit.id }],
  ] as const)
    expect([path, await sara.post(path, body)]).toMatchObject([path, refused]);
});

test('S4.19 reading, giving up a visit and the rights over the own data do not wait for them', async () => {
  for (const path of ['/users', '/timelines', '/privacy/consents', '/privacy/exports', '/users/access-log'])
    expect([path, (await sara.get(path)).http]).toEqual([path, 200]);
  expect((await sara.post('/appointments/cancel', { appointment_id: visit.id })).http).toBe(200);
});
