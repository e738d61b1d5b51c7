import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { addMinutes } from '@balsam/domain/time';
import { signatureHeader, signatureOf } from '#gateways/payment/sandbox/signature.ts';
import { demoNow, world } from '#test/world.ts';
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

/** Listens before there is an installation to answer, for the sandbox has to know beforehand where to send its notices. */
const front = createServer((request, reply) => w.app.routing(request, reply));
await new Promise<void>((listens) => front.listen(0, '127.0.0.1', listens));
const { port } = front.address() as AddressInfo;
const w = await world({ config: { publicUrl: `http://127.0.0.1:${port}` } });
const sara = await payer(w, '1000001');
afterAll(() => {
  front.close();
  front.closeAllConnections();
});

/** A visit with a charge that was paid on the page, before any notice. */
async function taken(outcome = 'paid') {
  const visit = await newVisit(w, sara);
  const { data } = await intend(sara, visit);
  await onPage(w, data.redirect_url, { outcome, notice: 'late' });
  return { visit, reference: data.reference as string, charge: await chargeOf(w, data.reference) };
}
const journalsOf = (reference: string) =>
  w.db
    .selectFrom('journal')
    .innerJoin('payment', 'payment.id', 'journal.payment_id')
    .select('journal.key')
    .where('payment.reference', '=', reference)
    .execute();

describe('refusals', () => {
  test('D4.02 a notice that is forged, altered or signed by nobody is refused and changes nothing', async () => {
    const { visit, charge } = await taken();
    const notice = { id: randomUUID(), charge: charge.id, status: 'paid' };
    const forged = await notify(w, notice, 'a secret that somebody else has guessed');
    expect(forged.statusCode).toBe(403);
    expect(forged.json()).toMatchObject({ status: false, code: 'webhook_not_genuine' });
    const url = '/api/v1/payment/webhook/sandbox';
    for (const headers of [{}, { 'x-sandbox-signature': '' }, { 'x-sandbox-signature': 'sha256=00' }]) {
      const unsigned = await w.app.inject({ method: 'POST', url, headers, payload: JSON.stringify(notice) });
      expect(unsigned.statusCode).toBe(403);
    }
    expect(await visitNow(sara, visit)).toMatchObject({ status: 'pending payment' });
  });

  test('D4.02 a provider that is not ours, a charge that is not ours and too long a notice are refused', async () => {
    const moyasar = await w.app.inject({ method: 'POST', url: '/api/v1/payment/webhook/moyasar', payload: '{}' });
    expect(moyasar.statusCode).toBe(404);
    expect((await notify(w, { id: randomUUID(), charge: randomUUID() })).statusCode).toBe(404);
    const long = await w.app.inject({
      method: 'POST',
      url: '/api/v1/payment/webhook/sandbox',
      payload: 'x'.repeat(70_000),
    });
    expect(long.statusCode).toBe(413);
  });

  test.each(['', 'no JSON', 'null', '[]', '{"id":7}', '{"id":"a","charge":"b"}'])(
    'D4.02 a genuine notice that cannot be read is malformed: %j',
    async (payload) => {
      const headers = { [signatureHeader]: signatureOf(w.config.secret, payload) };
      const url = '/api/v1/payment/webhook/sandbox';
      const reply = await w.app.inject({ method: 'POST', url, headers, payload });
      expect([reply.statusCode, reply.json().code]).toEqual([400, 'malformed']);
    },
  );

  test('D4.02 a genuine notice is not believed either: the charge is read from the provider', async () => {
    const visit = await newVisit(w, sara);
    const { data } = await intend(sara, visit);
    const { id } = await chargeOf(w, data.reference);
    expect((await notify(w, { id: randomUUID(), charge: id, status: 'paid' })).statusCode).toBe(200);
    expect(await visitNow(sara, visit)).toMatchObject({ status: 'pending payment' });
  });
});

describe('once, in any order', () => {
  test('D4.02 a notice sent a thousand times, and several at once, pays once', async () => {
    const { visit, reference, charge } = await taken();
    const notice = { id: randomUUID(), charge: charge.id };
    const sendNotice = (times: number) => Promise.all(Array.from({ length: times }, () => notify(w, notice)));
    const replies = [...(await sendNotice(20)), ...(await sendNotice(980))];
    expect(new Set(replies.map((it) => it.statusCode))).toEqual(new Set([200]));
    expect(await journalsOf(reference)).toHaveLength(1);
    expect(await visitNow(sara, visit)).toMatchObject({ status: 'paid' });
    expect(await booksOf(w)).toEqual(inOrder);
  });

  test('D4.02 notices of other names about one charge, with the payer confirming among them, pay once', async () => {
    const { reference, charge } = await taken();
    const replies = await Promise.all([
      ...Array.from({ length: 10 }, () => notify(w, { id: randomUUID(), charge: charge.id, status: 'failed' })),
      ...Array.from({ length: 10 }, () => sara.post('/payment/confirm', { reference })),
    ]);
    for (const it of replies.slice(10))
      expect(it).toMatchObject({ data: { items: [{ operation_status: 'success' }] } });
    expect(await journalsOf(reference)).toHaveLength(1);
  });

  test('D4.02 what was paid stays paid, whatever notice comes afterwards', async () => {
    const { visit, charge } = await taken();
    await notify(w, { id: randomUUID(), charge: charge.id });
    await w.db.updateTable('sandbox_charge').set({ status: 'failed' }).where('id', '=', charge.id).execute();
    await notify(w, { id: randomUUID(), charge: charge.id });
    expect(await visitNow(sara, visit)).toMatchObject({ status: 'paid' });
  });

  test('D4.02 a charge that turns out paid after it failed pays the visit after all', async () => {
    const { visit, charge } = await taken('declined');
    await notify(w, { id: randomUUID(), charge: charge.id });
    await w.db.updateTable('sandbox_charge').set({ status: 'paid' }).where('id', '=', charge.id).execute();
    await notify(w, { id: randomUUID(), charge: charge.id });
    expect(await visitNow(sara, visit)).toMatchObject({ status: 'paid' });
    expect(await booksOf(w)).toEqual(inOrder);
  });

  test('D4.02 another amount than ours never pays: what arrived goes to the wallet', async () => {
    const before = await walletOf(sara);
    const { visit, charge } = await taken();
    await w.db.updateTable('sandbox_charge').set({ amount: 1_00 }).where('id', '=', charge.id).execute();
    await notify(w, { id: randomUUID(), charge: charge.id });
    expect(await visitNow(sara, visit)).toMatchObject({ status: 'unpaid' });
    expect(await walletOf(sara)).toBe(before + 1);
    expect(await booksOf(w)).toEqual(inOrder);
  });
});

describe("the sandbox's own notices", () => {
  const payWith = async (notice: string) => {
    const visit = await newVisit(w, sara);
    const { data } = await intend(sara, visit);
    const sent = await onPage(w, data.redirect_url, { outcome: 'paid', notice });
    return { visit, sent, reference: data.reference as string };
  };

  test('D4.02 before the payer is back', async () => {
    const { visit, sent } = await payWith('before');
    expect(sent.leadsTo).toContain('/payment-result/onsite');
    expect(await visitNow(sara, visit)).toMatchObject({ status: 'paid' });
  });

  test('D4.02 at once, and late: not before its time', async () => {
    const [prompt, late] = [await payWith('now'), await payWith('late')];
    await w.due();
    expect(await visitNow(sara, prompt.visit)).toMatchObject({ status: 'paid' });
    expect(await visitNow(sara, late.visit)).toMatchObject({ status: 'pending payment' });
    w.at(addMinutes(demoNow, 2));
    await w.due();
    expect(await visitNow(sara, late.visit)).toMatchObject({ status: 'paid' });
    w.at(demoNow);
  });

  test('D4.02 twice', async () => {
    const { visit, reference } = await payWith('twice');
    await w.due();
    expect(await visitNow(sara, visit)).toMatchObject({ status: 'paid' });
    expect(await journalsOf(reference)).toHaveLength(1);
    const left = await w.db
      .selectFrom('sandbox_webhook')
      .innerJoin('sandbox_charge', 'sandbox_charge.id', 'sandbox_webhook.charge_id')
      .select('sent_at')
      .where('metadata_reference', '=', reference)
      .execute();
    expect(left.map((it) => it.sent_at)).toEqual([demoNow, demoNow]);
  });
});
