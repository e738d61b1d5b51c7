import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addMinutes } from '@balsam/domain/time';
import { createAddress, createOrder, productIdOf } from '#test/factories/orders.ts';
import { world } from '#test/world.ts';
import { payer } from '#modules/billing/billing.fixture.ts';
import { reservedMinutes } from '../checkout/place-order.ts';
import { releaseUnpaid } from './release-order.ts';

const w = await world({ connections: 8 });
const panadol = await productIdOf(w, 'Panadol Advance 500 mg tablets');

/** An order of somebody that waits for its card. */
async function unpaid(mrn: string): Promise<number> {
  const who = await payer(w, mrn);
  const made = await createOrder(who, panadol, { address_id: await createAddress(who), payment_method: 'card' });
  return made.data.order.ID as number;
}
const stateOf = async (id: number) =>
  (await w.db.selectFrom('pharmacy_order').select('payment_state').where('id', '=', id).executeTakeFirstOrThrow())
    .payment_state;

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
