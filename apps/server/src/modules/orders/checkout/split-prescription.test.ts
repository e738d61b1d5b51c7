import { beforeEach, describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { payer } from '#modules/billing/billing.fixture.ts';
import { checkoutByCard, createAddress, productIdOf } from '#test/factories/orders.ts';

const w = await world();
const sara = await payer(w, '1000001');
const saraId = (await sara.get('/users')).data.id as number;
const address_id = await createAddress(sara);
const [panadol, lantus, nexium] = [
  await productIdOf(w, 'Panadol Advance 500 mg tablets'),
  await productIdOf(w, 'Lantus SoloStar pens'),
  await productIdOf(w, 'Nexium 40 mg tablets'),
];
const branchOf = async (code: string) =>
  (await w.db.selectFrom('location').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;
const [riyadh, second] = [await branchOf('RUH'), await branchOf('DMM')];
await w.db.insertInto('delivery_city').values({ location_id: second, city: 'Riyadh' }).execute();

/** A product of which one branch alone has some. */
async function onlyAt(product: number, location_id: number): Promise<void> {
  const lots = w.db.updateTable('stock_lot').where('product_id', '=', product);
  await lots.set({ quantity: 0 }).execute();
  await lots.set({ quantity: 9, expires_on: '2028-01-01' }).where('location_id', '=', location_id).execute();
}
async function sent(): Promise<{ id: number; file: string }> {
  const picture = { personId: saraId, kind: 'prescription', mime: 'image/webp', bytes: Buffer.from('RIFF') };
  const file = await w.platform.files.save(w.db, picture, w.clock.now());
  const { data } = await sara.post('/prescriptions', { file_ids: [file], note: 'For both' });
  return { id: data.id as number, file };
}
type Loose = { id: number; files: string[]; note: string };
const loose = async () => (await sara.get('/prescriptions')).data.items as Loose[];
const order = (prescription_ids: readonly number[], sourcing?: 'split') =>
  sara.post('/orders', {
    ...checkoutByCard,
    payment_method: 'wallet',
    address_id,
    prescription_ids,
    ...(sourcing && { sourcing }),
  });
const productsIn = ({ data }: { data: { order: { ITEMS: { PRODUCT_ID: number }[] } } }) =>
  data.order.ITEMS.map(({ PRODUCT_ID }) => PRODUCT_ID);

beforeEach(async () => {
  await w.db.deleteFrom('cart_line').execute();
  await w.db.updateTable('wallet').set({ balance: 100_000_00 }).execute();
});

describe('S5.17 D15.02 the prescription of an order that comes in two deliveries', () => {
  test('waits with the medicine that it is for, when that comes second', async () => {
    await onlyAt(panadol, riyadh);
    await onlyAt(lantus, second);
    for (const product_id of [panadol, lantus]) await sara.post('/cart/add', { product_id, quantity: 1 });
    const { id } = await sent();
    const first = await order([id], 'split');
    expect(productsIn(first)).toEqual([panadol]);
    expect(first.data.order.PRESCRIPTIONS).toEqual([]);
    expect((await loose()).map((one) => one.id)).toEqual([id]);
    const other = await order([id]);
    expect(productsIn(other)).toEqual([lantus]);
    expect(other.data.order.PRESCRIPTIONS).toMatchObject([{ ID: id, STATE: 'pending' }]);
  });
  test('goes with the first, and a copy of it waits for what comes second on prescription too', async () => {
    await onlyAt(nexium, riyadh);
    await onlyAt(lantus, second);
    for (const product_id of [nexium, lantus]) await sara.post('/cart/add', { product_id, quantity: 1 });
    const { id, file } = await sent();
    const first = await order([id], 'split');
    expect(first.data.order.PRESCRIPTIONS).toMatchObject([{ ID: id, FILES: [file] }]);
    const [copy, ...more] = await loose();
    expect([copy?.note, copy?.files.length, more]).toEqual(['For both', 1, []]);
    expect(copy?.files).not.toContain(file);
    const bytes = async (picture: string) => (await w.platform.files.get(w.db, picture))?.bytes.toString();
    expect(await bytes(copy!.files[0]!)).toBe(await bytes(file));
    expect(await order([copy!.id])).toMatchObject({ http: 200 });
    expect(await loose()).toEqual([]);
  });
});
