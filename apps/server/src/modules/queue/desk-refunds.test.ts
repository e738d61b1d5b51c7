import { sql } from 'kysely';
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

test('no refund is hidden: the list goes on after a hundred, the oldest first', async () => {
  onDay('10');
  const { id } = await refund();
  await sql`
    insert into payment (reference, person_id, account_id, purpose, entity_id, method, amount, vat, vat_percent, title, title_ar, wallet_part,
      card_part, loyalty_part, created_at, expires_at, operation_message, operation_message_ar, status, settled_at, refunded_at, refund_to, source_refund)
    select gen_random_uuid(), person_id, account_id, purpose, entity_id, method, amount, vat, vat_percent, title, title_ar, wallet_part,
      card_part, loyalty_part, created_at, expires_at, operation_message, operation_message_ar, status, settled_at,
      refunded_at + n * interval '1 minute', refund_to, source_refund
    from payment, generate_series(1, 119) as n where id = ${id}`.execute(w.db);
  const [first, second] = [await board(), await board('&refunds_page=2')];
  expect(first).toMatchObject({ refunds_total: 120, refunds_page: 1 });
  expect(first.refunds).toHaveLength(100);
  expect(first.refunds[0]!.payment_id).toBe(id);
  expect(second).toMatchObject({ refunds_total: 120, refunds_page: 2 });
  expect(second.refunds).toHaveLength(20);
  expect(new Set([...first.refunds, ...second.refunds].map((each) => each.payment_id)).size).toBe(120);
  // The last page of what is left, once the desk has handed back what was on it.
  await w.db.updateTable('payment').set({ source_refund_ended_at: w.clock.now() }).where('id', '>', id).execute();
  expect(await board('&refunds_page=2')).toMatchObject({
    refunds_total: 1,
    refunds_page: 1,
    refunds: [{ payment_id: id }],
  });
});
