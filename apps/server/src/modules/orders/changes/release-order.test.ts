import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { addMinutes } from '@balsam/domain/time';
import { createAddress, createOrder, productIdOf } from '#test/factories/orders.ts';
import { world } from '#test/world.ts';
import { GatewayUnavailable } from '#platform/ports/unavailable.ts';
import { booksOf, inOrder, onPage, payer } from '#modules/billing/billing.fixture.ts';
import { reservedMinutes } from '../checkout/place-order.ts';
import { releaseUnpaid } from './release-order.ts';

const w = await world({ connections: 8 });
const start = w.clock.now();
const panadol = await productIdOf(w, 'Panadol Advance 500 mg tablets');

/** An order of somebody that waits for its card, and the page on which it is to be paid. */
async function onItsPage(mrn: string): Promise<{ id: number; page: string }> {
  const who = await payer(w, mrn);
  const made = await createOrder(who, panadol, { address_id: await createAddress(who), payment_method: 'card' });
  return { id: made.data.order.ID as number, page: made.data.redirect_url as string };
}
/** One whose payment ended without money. */
async function unpaid(mrn: string): Promise<number> {
  const { id } = await onItsPage(mrn);
  const payments = w.db.updateTable('payment').set({ status: 'cancelled' });
  await payments.where('purpose', '=', 'order').where('entity_id', '=', id).execute();
  return id;
}
const stateOf = async (id: number) =>
  (await w.db.selectFrom('pharmacy_order').select('payment_state').where('id', '=', id).executeTakeFirstOrThrow())
    .payment_state;

afterEach(() => {
  vi.restoreAllMocks();
  w.at(start);
});

test('D6.03 an order that cannot be given back does not keep the others from it, and comes round again', async () => {
  const [stuck, other] = [await unpaid('1000001'), await unpaid('1000002')];
  const refuses = sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`;
  await refuses.execute(w.db);
  const trigger = `create trigger refuse before update on pharmacy_order for each row when (old.id = ${stuck}) execute function refuse()`;
  await sql.raw(trigger).execute(w.db);
  const late = addMinutes(w.clock.now(), reservedMinutes);
  await expect(releaseUnpaid.run(w.platform, late)).rejects.toThrow('no');
  expect([await stateOf(stuck), await stateOf(other)]).toEqual(['pending_payment', 'released']);
  await sql`drop trigger refuse on pharmacy_order`.execute(w.db);
  await releaseUnpaid.run(w.platform, late);
  expect(await stateOf(stuck)).toBe('released');
});

test('D6.03 one that somebody works on is left alone, and nobody waits for it', async () => {
  const [held, other] = [await unpaid('1000001'), await unpaid('1000002')];
  const late = addMinutes(w.clock.now(), reservedMinutes);
  await w.db.transaction().execute(async (tx) => {
    await tx.selectFrom('pharmacy_order').select('id').where('id', '=', held).forUpdate().execute();
    await releaseUnpaid.run(w.platform, late);
    expect([await stateOf(held), await stateOf(other)]).toEqual(['pending_payment', 'released']);
  });
  await releaseUnpaid.run(w.platform, late);
  expect(await stateOf(held)).toBe('released');
});

test('D6.01 D4.02 one that was paid in time is not given back before its provider was asked, and is placed then', async () => {
  const { id, page } = await onItsPage('1000006');
  await onPage(w, page, { outcome: 'paid', notice: 'late' });
  await w.db.deleteFrom('sandbox_webhook').execute();
  w.at(addMinutes(start, reservedMinutes));
  await releaseUnpaid.run(w.platform, w.clock.now());
  expect(await stateOf(id)).toBe('pending_payment');
  await w.due();
  expect(await stateOf(id)).toBe('paid');
  expect(await booksOf(w)).toEqual(inOrder);
});

test('D6.01 a provider that does not answer for an hour keeps the products of an order no longer', async () => {
  const { id } = await onItsPage('1000006');
  vi.spyOn(w.platform.gateways.card, 'look').mockRejectedValue(new GatewayUnavailable('down'));
  const after = async (minutes: number) => {
    w.at(addMinutes(start, reservedMinutes + minutes));
    await w.due();
    return stateOf(id);
  };
  expect([await after(0), await after(59), await after(60)]).toEqual([
    'pending_payment',
    'pending_payment',
    'released',
  ]);
});
