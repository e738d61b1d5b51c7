import { expect, test } from 'vitest';
import { apiClient } from '#test/api-client.ts';
import { codeSentTo, freshIp } from '#test/codes.ts';
import { createAddress, createPaidOrder, productIdOf } from '#test/factories/orders.ts';
import { world } from '#test/world.ts';
import { payer } from '#modules/billing/billing.fixture.ts';

const w = await world();
const client = apiClient(w);
const panadol = await productIdOf(w, 'Panadol Advance 500 mg tablets');
const fahad = await payer(w, '1000002');
const inside = await payer(w, '1000002', '1000003');

async function closeFahad() {
  const ip = freshIp();
  await w.db.deleteFrom('one_time_code').execute();
  // What orders have to tell leaves first: the code is the newest message.
  await w.dispatch();
  await client.post('/delete-me/otp', {}, { ip, token: fahad.token });
  const otp = await codeSentTo(w, '+966500000002');
  return client.post('/delete-me', { otp }, { ip, token: fahad.token });
}

test('S2.24 a guardian does not close the account while what they ordered for a child is on its way', async () => {
  const { order } = await createPaidOrder(w, inside, [panadol], { address_id: await createAddress(inside) });
  const refused = await closeFahad();
  expect([refused.http, refused.body.code]).toEqual([422, 'order_on_its_way']);
  await w.db.updateTable('pharmacy_order').set({ state: 'delivered' }).where('id', '=', order.ID).execute();
  expect((await closeFahad()).http).toBe(200);
});
