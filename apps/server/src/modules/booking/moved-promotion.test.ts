import { expect, test } from 'vitest';
import { addMinutes, instantAt } from '@balsam/domain/time';
import { demoNow, world } from '#test/world.ts';
import { as, book, newSlot } from './booking.fixture.ts';

// A code that is ended early counts on for the visits that have it (D14), also at another time of theirs.
const w = await world();
const sara = await as(w, '1000001');
const nights = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => addMinutes(instantAt('2026-12-01', '03:00'), n * 1440));
const slot = (type: 'onsite' | 'virtual' = 'onsite') => newSlot(w, { at: nights.shift()!, type });

async function promotion(code: string, more: object = {}): Promise<number> {
  const texts = { title: code, title_ar: 'عرض', details: '', details_ar: '' };
  const days = { starts_on: '2026-11-01', ends_on: '2026-12-31' };
  const row = await w.db
    .insertInto('promotion')
    .values({ code, percent: 20, ...texts, ...days, ...more })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
const apply = (id: number, code: string) => sara.post('/promotions/apply', { appointment_id: id, code });
const move = async (id: number, type: 'onsite' | 'virtual' = 'onsite') =>
  (await sara.post('/appointments/reschedule', { old_app_id: id, slot_id: await slot(type), type })).data;
const usesOf = (id: number) =>
  w.db
    .selectFrom('promotion_use')
    .select('appointment_id')
    .where('promotion_id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
const leftOf = async (id: number) =>
  (await w.db.selectFrom('promotion').select('uses_left').where('id', '=', id).executeTakeFirstOrThrow()).uses_left;

test.each([
  ['that is offered no longer', 'ENDED', { published_until: demoNow }, null],
  ['that is for others now', 'OTHERS', { for_everybody: false }, null],
  ['of which there are fewer uses now', 'FEWER', { uses_left: 0 }, 0],
])(
  'S4.12 a code %s goes along when the visit that has it is moved, for the same price',
  async (_, code, change, left) => {
    const id = await promotion(code, { uses_left: left === null ? null : 3 });
    const visit = await book(sara, await slot());
    const { data: before } = await apply(visit.id, code);
    expect(before).toMatchObject({ discount_kind: 'promo', discount: visit.price * 0.2 });
    await w.db.updateTable('promotion').set(change).where('id', '=', id).execute();
    const moved = await move(visit.id);
    expect(moved).toMatchObject({ discount_kind: 'promo', discount: before.discount, total: before.total });
    expect(await usesOf(id)).toEqual([{ appointment_id: moved.id }]);
    expect(await leftOf(id)).toBe(left);
    await sara.post('/appointments/cancel', { appointment_id: moved.id });
    expect(await usesOf(id)).toEqual([]);
  },
);

test('S4.12 a code that is not for the new kind of visit is free again', async () => {
  const id = await promotion('ONSITE', { visit_type: 'onsite', uses_left: 1 });
  const visit = await book(sara, await slot());
  await apply(visit.id, 'ONSITE');
  const moved = await move(visit.id, 'virtual');
  expect(moved).toMatchObject({ type: 'virtual', discount_kind: null, discount: 0 });
  expect(await usesOf(id)).toEqual([]);
});
