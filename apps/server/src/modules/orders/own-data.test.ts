import { expect, test } from 'vitest';
import { apiClient } from '#test/api-client.ts';
import { codeSentTo, freshIp } from '#test/codes.ts';
import { world } from '#test/world.ts';
import { payer } from '#modules/billing/billing.fixture.ts';
import { ordersExportParts } from './export-parts.ts';
import { createAddress, productIdOf, createPaidOrder } from '#test/factories/orders.ts';

const w = await world();
const [sara, lamis] = [await payer(w, '1000001'), await payer(w, '1000007')];
const panadol = await productIdOf(w, 'Panadol Advance 500 mg tablets');
const idOf = async (who: typeof sara) => (await who.get('/users')).data.id as number;
const [saraId, lamisId] = [await idOf(sara), await idOf(lamis)];

/** A prescription of one picture. */
async function sent(who: typeof sara, personId: number, note: string): Promise<number> {
  const picture = { personId, kind: 'prescription', mime: 'image/webp', bytes: Buffer.from('RIFF') };
  const file = await w.platform.files.save(w.db, picture, w.clock.now());
  return (await who.post('/prescriptions', { file_ids: [file], note })).data.id as number;
}

/** One part of the copy of somebody's data. */
function part(name: string, personId: number): Promise<object[]> {
  const found = ordersExportParts.find((one) => one.name === name);
  if (!found || !('rows' in found)) throw new Error(`no part ${name}`);
  const source = { sql: w.db, files: w.platform.files, personId, language: 'ar', now: w.clock.now() } as const;
  return Array.fromAsync(found.rows(source));
}

test('D3.01 the copy of the data has the addresses and the prescriptions that were sent, of that person alone', async () => {
  const [home, prescription] = [await createAddress(sara), await sent(sara, saraId, 'For my mother')];
  await createAddress(lamis);
  await sent(lamis, lamisId, 'Mine');
  expect(ordersExportParts.map(({ name, title }) => [name, title.en, title.ar])).toEqual([
    ['addresses', 'Your addresses', 'العناوين'],
    ['prescriptions', 'Prescriptions you sent', 'الوصفات المرسلة'],
    ['orders', 'Your orders', 'الطلبات'],
  ]);
  const addresses = await part('addresses', saraId);
  expect(addresses.filter((row) => 'id' in row && row.id === home)).toMatchObject([{ street: 'Olaya Street 12' }]);
  expect(await part('prescriptions', saraId)).toMatchObject([
    { id: prescription, order_id: null, state: 'pending', reason: null, note: 'For my mother' },
  ]);
});

test('S2.24 with an account go its addresses, its cart and what was written in own words; others keep theirs', async () => {
  const data = await createPaidOrder(w, lamis, [panadol], { address_id: await createAddress(lamis) });
  await lamis.post(`/orders/${data.order.ID}/cancel`, { reason: 'other', description: 'My own words' });
  await lamis.post('/cart/add', { product_id: panadol, quantity: 1 });
  const rowsOf = (personId: number) => {
    const of = (table: 'address' | 'cart' | 'prescription' | 'pharmacy_order') =>
      w.db.selectFrom(table).selectAll().where('person_id', '=', personId).orderBy('id').execute();
    return Promise.all([of('address'), of('cart'), of('prescription'), of('pharmacy_order')]);
  };
  await sara.post('/cart/add', { product_id: panadol, quantity: 1 });
  const before = await rowsOf(saraId);
  const client = apiClient(w);
  const email_address = 'patient1000007@balsam.example';
  // What the order has to tell leaves first: the code is the newest message.
  await w.dispatch();
  await client.post('/delete-me/otp', { email_address }, { ip: freshIp() });
  const otp = await codeSentTo(w, email_address);
  const reply = await client.post('/delete-me', { email_address, otp }, { ip: freshIp() });
  expect([reply.http, reply.body.code]).toEqual([200, undefined]);
  const [addresses, carts, prescriptions, orders] = await rowsOf(lamisId);
  expect([addresses, carts]).toEqual([[], []]);
  expect(prescriptions).not.toEqual([]);
  expect(prescriptions.filter((row) => 'note' in row && row.note !== '')).toEqual([]);
  expect(orders.find((row) => row.id === data.order.ID)).toMatchObject({
    cancellation_description: null,
    rating_comment: null,
    address: { ADDRESS: '', ADDRESS_NAME: '', CITY: 'Riyadh', LATITUDE: 24.7, LONGITUDE: 46.7 },
  });
  expect(await rowsOf(saraId)).toEqual(before);
});
