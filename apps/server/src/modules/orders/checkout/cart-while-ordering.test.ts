import { beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { untilLockWait } from '#test/lock-wait.ts';
import { world } from '#test/world.ts';
import { payer, type Answer } from '#modules/billing/billing.fixture.ts';
import { checkoutByCard, createAddress, productIdOf } from '#test/factories/orders.ts';

const w = await world({ connections: 8 });
const [phone, laptop] = [await payer(w, '1000001'), await payer(w, '1000001')];
const panadol = await productIdOf(w, 'Panadol Advance 500 mg tablets');
const gel = await productIdOf(w, 'Effaclar purifying gel');
const home = await createAddress(phone);

/**
 * Orders the cart while somebody else has the lots of the product, and does something else with the cart as soon as the order waits for them.
 * Both go on when what is done is through, or waits for the order.
 */
async function whileOrdering(change: () => Promise<Answer>, checkout: object = {}): Promise<readonly [Answer, Answer]> {
  const { ordering, changing } = await w.db.transaction().execute(async (tx) => {
    await sql`select from stock_lot where product_id = ${panadol} for update`.execute(tx);
    const ordered = phone.post('/orders', {
      ...checkoutByCard,
      payment_method: 'wallet',
      address_id: home,
      ...checkout,
    });
    await untilLockWait(w);
    const changed = change();
    await Promise.race([changed, untilLockWait(w, 2)]);
    return { ordering: ordered, changing: changed };
  });
  return [await ordering, await changing];
}
const inCart = async () =>
  (await phone.get('/cart')).data.items.map((item: { product: { id: number }; quantity: number }) => [
    item.product.id,
    item.quantity,
  ]);
const ordered = ({ data }: Answer) =>
  data.order.ITEMS.map((item: { PRODUCT_ID: number; QUANTITY: number }) => [item.PRODUCT_ID, item.QUANTITY]);

beforeEach(async () => {
  await w.db.deleteFrom('cart_line').execute();
  await w.db.updateTable('wallet').set({ balance: 100_000_00 }).execute();
  await phone.post('/cart/add', { product_id: panadol, quantity: 1 });
});

describe('D6.01 what is done with a cart while it is being ordered', () => {
  test('a product that was put in is in the cart afterwards, and not in the order', async () => {
    const [made, added] = await whileOrdering(() => laptop.post('/cart/add', { product_id: gel, quantity: 2 }));
    expect([made.http, added.http]).toEqual([200, 200]);
    expect([ordered(made), await inCart()]).toEqual([[[panadol, 1]], [[gel, 2]]]);
  });
  test('more pieces of what is ordered are ordered by nobody: whoever wanted them is told', async () => {
    const more = { product_id: panadol, quantity: 3 };
    const [made, changed] = await whileOrdering(() => laptop.patch('/cart/update', more));
    expect([ordered(made), changed.http, await inCart()]).toEqual([[[panadol, 1]], 404, []]);
  });
  test('an order that is refused leaves the cart, with what was put in', async () => {
    const [refused, added] = await whileOrdering(() => laptop.post('/cart/add', { product_id: gel, quantity: 2 }), {
      privacy_accepted: false,
    });
    expect([refused.code, added.http]).toEqual(['policies_not_accepted', 200]);
    expect(await inCart()).toEqual([
      [panadol, 1],
      [gel, 2],
    ]);
  });
});
