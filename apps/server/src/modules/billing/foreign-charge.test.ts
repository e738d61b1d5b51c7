import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import type { SandboxCharge } from '#platform/db/schema.gen.ts';
import type { Updateable } from 'kysely';
import {
  booksOf,
  chargeOf,
  inOrder,
  intend,
  newVisit,
  notify,
  onPage,
  payer,
  visitNow,
  walletOf,
} from './billing.fixture.ts';

const w = await world();
const sara = await payer(w, '1000001');

/** A visit whose charge was paid at the provider; no notice was sent yet. */
async function paidAtProvider() {
  const visit = await newVisit(w, sara);
  const { data } = await intend(sara, visit);
  await onPage(w, data.redirect_url, { outcome: 'paid', notice: 'late' });
  return { visit, reference: data.reference as string, charge: await chargeOf(w, data.reference) };
}
const statusOf = async (reference: string) =>
  (await w.db.selectFrom('payment').select('status').where('reference', '=', reference).executeTakeFirstOrThrow())
    .status;
const change = (id: string, set: Updateable<SandboxCharge>) =>
  w.db.updateTable('sandbox_charge').set(set).where('id', '=', id).execute();

describe("a charge that is not this payment's", () => {
  test.each([
    ["with another payment's reference", async () => ({ metadata_reference: (await paidAtProvider()).reference })],
    ['with a reference of nobody', async () => ({ metadata_reference: randomUUID() })],
    ['in another currency, of the same number', async () => ({ currency: 'USD' })],
    ['in our currency written another way', async () => ({ currency: 'sar' })],
  ])('D4.02 %s settles nothing, by the webhook or by the payer', async (_, differently) => {
    const { visit, reference, charge } = await paidAtProvider();
    const before = await walletOf(sara);
    await change(charge.id, await differently());
    expect((await notify(w, { id: randomUUID(), charge: charge.id, status: 'paid' })).statusCode).toBe(200);
    const confirmed = await sara.post('/payment/confirm', { reference, purpose: 'appointment' });
    expect(confirmed.data.items).toMatchObject([{ operation_status: 'pending', has_receipt: false }]);
    expect(await visitNow(sara, visit)).toMatchObject({ status: 'pending payment' });
    expect([await statusOf(reference), await walletOf(sara)]).toEqual(['pending', before]);
    expect(await booksOf(w)).toEqual(inOrder);
  });
  test('D4.02 does not end the payment when it failed, and its own charge settles it afterwards', async () => {
    const { visit, reference, charge } = await paidAtProvider();
    await change(charge.id, { metadata_reference: randomUUID(), status: 'failed' });
    await notify(w, { id: randomUUID(), charge: charge.id });
    expect(await statusOf(reference)).toBe('pending');
    await change(charge.id, { metadata_reference: reference, status: 'paid' });
    await notify(w, { id: randomUUID(), charge: charge.id });
    expect(await visitNow(sara, visit)).toMatchObject({ status: 'paid' });
    expect(await booksOf(w)).toEqual(inOrder);
  });
});
