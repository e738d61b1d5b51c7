import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { booksOf, chargeOf, inOrder, payer } from '#modules/billing/billing.fixture.ts';

const w = await world();
const orders = await w.db
  .selectFrom('pharmacy_order as o')
  .innerJoin('person as p', 'p.id', 'o.person_id')
  .leftJoin('person as r', 'r.id', 'o.rider_id')
  .select(['o.id', 'o.state', 'o.total', 'o.rating', 'p.mrn', 'r.email as rider'])
  .execute();
const statesOf = (which: (order: (typeof orders)[number]) => boolean) =>
  new Set(orders.filter(which).map((o) => o.state));

test('each state that waits for a pharmacist has an order, and Khalid one in each state of a rider', () => {
  const waiting = ['placed', 'confirmed', 'processed', 'ready_to_ship', 'out_for_delivery'] as const;
  for (const state of waiting) expect(statesOf(({ rider }) => rider === null)).toContain(state);
  const riding = ['rider_assigned', 'order_picked', 'on_the_way', 'arrived', 'delivered'] as const;
  for (const state of riding) expect(statesOf(({ rider }) => rider === 'rider@balsam.example')).toContain(state);
});

test('Sara has one on its way, some behind her, and has rated some', () => {
  const hers = orders.filter(({ mrn }) => mrn === '1000001');
  expect(hers.map(({ state }) => state)).toContain('on_the_way');
  expect(hers.filter(({ state }) => state === 'delivered').length).toBeGreaterThan(2);
  expect(hers.filter(({ rating }) => rating !== null)).toHaveLength(2);
});

test('D4.03 every order is paid, and the lines of its invoice add up to it', async () => {
  const invoices = await w.db
    .selectFrom('invoice as i')
    .innerJoin('payment as p', 'p.id', 'i.payment_id')
    .select(['p.entity_id', 'i.total', 'i.vat', 'i.lines'])
    .where('p.purpose', '=', 'order')
    .where('i.kind', '=', 'invoice')
    .execute();
  expect(invoices).toHaveLength(orders.length);
  const added = (lines: unknown, of: 'total' | 'vat') =>
    (lines as Record<'total' | 'vat', number>[]).reduce((all, line) => all + line[of], 0);
  for (const { entity_id, total, vat, lines } of invoices)
    expect([entity_id, added(lines, 'total'), added(lines, 'vat')]).toEqual([entity_id, total, vat]);
  expect(await booksOf(w)).toEqual(inOrder);
});

test('D6.01 one was cancelled, one rejected and one returned: their money is on its way back to the card, and arrives', async () => {
  const ended = () =>
    w.db
      .selectFrom('pharmacy_order as o')
      .innerJoin('payment as p', (j) => j.onRef('p.entity_id', '=', 'o.id').on('p.purpose', '=', 'order'))
      .innerJoin('sandbox_charge as c', (j) => j.on(sql<boolean>`c.metadata_reference = p.reference::text`))
      .select(['o.state', 'o.refund_amount', 'p.refund_to', 'p.source_refund', 'c.refunded'])
      .where('o.payment_state', '=', 'refunded')
      .orderBy('o.state')
      .execute();
  const before = await ended();
  expect(before.map(({ state, refund_to }) => [state, refund_to])).toEqual([
    ['cancelled', 'source'],
    ['rejected', 'source'],
    ['returned', 'source'],
  ]);
  expect(before.map(({ source_refund }) => source_refund)).toEqual(before.map(({ refund_amount }) => refund_amount));
  await w.dispatch();
  expect((await ended()).map(({ refunded }) => refunded)).toEqual(before.map(({ refund_amount }) => refund_amount));
  expect(await booksOf(w)).toEqual(inOrder);
});

test('D6.01 Sara cancels a demo order that was paid by card: the card has its money back', async () => {
  const sara = await payer(w, '1000001');
  await w.db.updateTable('pharmacy_order').set({ state: 'confirmed' }).where('state', '=', 'on_the_way').execute();
  const { id, total } = await w.db
    .selectFrom('pharmacy_order as o')
    .innerJoin('person as p', 'p.id', 'o.person_id')
    .select(['o.id', 'o.total'])
    .where('p.mrn', '=', '1000001')
    .where('o.state', '=', 'confirmed')
    .executeTakeFirstOrThrow();
  const reply = await sara.post(`/orders/${id}/cancel`, { reason: 'too_late', description: 'x', refund_to: 'source' });
  expect(reply.data).toMatchObject({ STATUS: 'cancelled', REFUND_AMOUNT: total / 100 });
  await w.dispatch();
  const { reference } = await w.db
    .selectFrom('payment')
    .select('reference')
    .where('purpose', '=', 'order')
    .where('entity_id', '=', id)
    .executeTakeFirstOrThrow();
  expect((await chargeOf(w, reference)).refunded).toBe(total);
  expect(await booksOf(w)).toEqual(inOrder);
});

test('the goods of every order that did not end at the pharmacy were taken from stock', async () => {
  const short = await w.db
    .selectFrom('order_line as l')
    .leftJoin('order_stock as s', (j) => j.onRef('s.order_id', '=', 'l.order_id'))
    .innerJoin('pharmacy_order as o', 'o.id', 'l.order_id')
    .select('l.id')
    .where('s.lot_id', 'is', null)
    .where('o.state', 'not in', ['cancelled', 'rejected'])
    .execute();
  expect(short).toEqual([]);
});
