import { expect, test } from 'vitest';
import { addMinutes, instantAt } from '@balsam/domain/time';
import { world } from '#test/world.ts';
import { clinicsOf, frontDesk, move, somebody, walkIn, type DeskBoard } from './queue.fixture.ts';

// What the front desk has to hand back.
const w = await world();
const desk = frontDesk(w);
const sara = somebody(w, '1000001');
const { skin } = await clinicsOf(w);
const onDay = (day: string, time = '09:00') => w.at(instantAt(`2026-12-${day}`, time));
const board = async (more = '') =>
  (await desk.get<DeskBoard>(`/staff/queue?location_id=${skin.locationId}${more}`)).data;

await w.db
  .updateTable('payment')
  .set({ source_refund_ended_at: w.clock.now() })
  .where('source_refund', '>', 0)
  .execute();

/** Sara paid at the desk, and her ticket was ended there. */
async function refund() {
  const ticket = await walkIn(w, sara, skin.id);
  await move(desk, ticket.id, 'cancelled');
  return w.db.selectFrom('payment').select(['id', 'person_id']).orderBy('id', 'desc').executeTakeFirstOrThrow();
}

const readsOf = async (id: number) => {
  const { n } = await w.db
    .selectFrom('audit_entry')
    .select((s) => s.fn.countAll<number>().as('n'))
    .where('action', '=', 'read')
    .where('what', '=', 'payment')
    .where('why', '=', 'staff')
    .where('record_id', '=', String(id))
    .executeTakeFirstOrThrow();
  return n;
};

test('D3.05 whose refund a desk sees is written down once a day, however often the list is read', async () => {
  onDay('08');
  const { id } = await refund();
  expect(await readsOf(id)).toBe(0);
  await board();
  expect(await readsOf(id)).toBe(1);
  w.at(addMinutes(w.clock.now(), 30));
  await board();
  expect(await readsOf(id)).toBe(1);
  onDay('09');
  await board();
  await board();
  expect(await readsOf(id)).toBe(2);
  await desk.post(`/staff/queue/refunds/${id}/pay-out`, {});
});
