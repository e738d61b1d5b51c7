import { describe, expect, test } from 'vitest';
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

describe('S4.15 D3.03 once the access of whoever ordered for a child has ended', () => {
  const personBy = (mrn: string) =>
    w.db.selectFrom('person').select(['id', 'phone']).where('mrn', '=', mrn).executeTakeFirstOrThrow();
  /** An order of Fahad's for Noura, who is six, at their door. */
  async function orderForNoura(): Promise<number> {
    const [id, noura] = [await arrived(), await personBy('1000003')];
    await w.db.updateTable('person').set({ phone: null, email: null }).where('id', '=', noura.id).execute();
    await w.db.updateTable('pharmacy_order').set({ person_id: noura.id }).where('id', '=', id).execute();
    await w.db.deleteFrom('one_time_code').execute();
    await w.db.deleteFrom('outgoing_message').execute();
    return id;
  }
  /** Nobody acts for Noura but these. */
  async function actFor(...guardians: readonly number[]): Promise<void> {
    const grants = w.db
      .selectFrom('guardianship')
      .selectAll()
      .where('dependent_id', '=', (await personBy('1000003')).id);
    const { id: _, ...grant } = await grants.limit(1).executeTakeFirstOrThrow();
    await w.db.deleteFrom('guardianship').where('dependent_id', '=', grant.dependent_id).execute();
    const values = guardians.map((guardian_id) => ({ ...grant, guardian_id, revoked_at: null, revoked_by: null }));
    const ended = { ...grant, guardian_id: (await personBy('1000002')).id, revoked_at: w.clock.now() };
    await w.db
      .insertInto('guardianship')
      .values([ended, ...values])
      .execute();
  }

  test('the code goes to whoever acts for the child now, whose phone the rider and the desk see', async () => {
    const [id, sara] = [await orderForNoura(), await personBy('1000001')];
    await actFor(sara.id);
    expect((await rider.post(`/orders/${id}/otp`, {})).http).toBe(200);
    const sent = w.db.selectFrom('one_time_code').select('to_phone').where('subject', '=', `order:${id}`);
    expect(await sent.execute()).toEqual([{ to_phone: sara.phone }]);
    const desk = await payer(w, 'pharmacist@balsam.example');
    for (const path of [`/orders/${id}`, `/desk/orders/${id}`])
      expect((await (path.startsWith('/desk') ? desk : rider).get(path)).data.USER.phone_number).toBe(sara.phone);
    const listed = (await rider.get(`/orders/rider-orders?search=${sara.phone!.slice(-9)}`)).data.items;
    expect((listed as { ID: number }[]).map(({ ID }) => ID)).toContain(id);
  });
  test('nobody gets it where nobody acts for the child, and the rider is told so', async () => {
    const id = await orderForNoura();
    await actFor();
    expect(await rider.post(`/orders/${id}/otp`, {})).toMatchObject({ http: 409, code: 'order_code_reaches_nobody' });
    expect((await rider.get(`/orders/${id}`)).data.USER.phone_number).toBeNull();
  });
});
