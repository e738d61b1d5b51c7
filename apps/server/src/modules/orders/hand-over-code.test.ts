import { expect, test } from 'vitest';
import { apiClient } from '#test/api-client.ts';
import { codeIn, messageTo } from '#test/codes.ts';
import { world } from '#test/world.ts';
import { payer } from '#modules/billing/billing.fixture.ts';
import { createAddress, productIdOf, createPaidOrder } from '#test/factories/orders.ts';

const w = await world();
const rider = await payer(w, 'rider@balsam.example');
const rider_id = (await rider.get('/users')).data.id as number;
const panadol = await productIdOf(w, 'Panadol Advance 500 mg tablets');
const fahad = await payer(w, '1000002');

/** An order of Fahad's at his door. */
async function arrived(): Promise<number> {
  const { order } = await createPaidOrder(w, fahad, [panadol], { address_id: await createAddress(fahad) });
  const id = order.ID as number;
  await w.db.updateTable('pharmacy_order').set({ state: 'arrived', rider_id }).where('id', '=', id).execute();
  return id;
}
const codeAt = async (phone: string) => codeIn(await messageTo(w, phone), 6);

test('S4.15 D3.05 a rider who proves the code hands over, and the audit entry says that staff did it', async () => {
  const id = await arrived();
  expect((await rider.post(`/orders/${id}/otp`, {})).http).toBe(200);
  const otp = await codeAt('+966500000002');
  const done = await rider.patch(`/orders/${id}/status`, { status: 'delivered', otp });
  expect([done.http, (await fahad.get(`/orders/${id}`)).data]).toMatchObject([
    200,
    { STATUS: 'delivered', COMPLETED_DATE: w.clock.now().toISOString() },
  ]);
  const entry = await w.db
    .selectFrom('audit_entry')
    .select(['action', 'why', 'record_id'])
    .where('what', '=', 'order')
    .where('record_id', '=', String(id))
    .where('action', '=', 'write')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(entry).toEqual({ action: 'write', why: 'staff', record_id: String(id) });
});

test('S4.15 the code for what was ordered for a child without a phone goes to whoever ordered it', async () => {
  const client = apiClient(w);
  const token = await w.tokenOf('1000002', '1000003');
  const child = (await client.get('/users', { token })).body.data.id as number;
  const id = await arrived();
  await w.db.updateTable('person').set({ phone: null, email: null }).where('id', '=', child).execute();
  await w.db.updateTable('pharmacy_order').set({ person_id: child }).where('id', '=', id).execute();
  await w.db.deleteFrom('one_time_code').execute();
  await w.db.deleteFrom('outgoing_message').execute();
  expect((await rider.post(`/orders/${id}/otp`, {})).http).toBe(200);
  expect(await codeAt('+966500000002')).toMatch(/^\d{6}$/);
});
