import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import {
  booksOf,
  confirm,
  inOrder,
  intend,
  newVisit,
  payer,
  visitNow,
  walletOf,
} from '#modules/billing/billing.fixture.ts';
import { moyasarGateway } from './moyasar.ts';

type Invoice = Record<string, unknown> & { id: string; amount: number; status: string };
type Paid = { id: string; status: string; amount: number; refunded: number };
type Mood = 'well' | 'slow' | 'broken' | 'nonsense' | 'cut off' | 'other amount';

/** Moyasar's invoices as its documentation has them, on this machine. */
const invoices = new Map<string, Invoice>();
const seen: { method: string; url: string; authorization: string; body: Record<string, unknown> }[] = [];
let mood: Mood = 'well';
/** What a request to give back is answered with instead. */
let refused: [status: number, body: object] | undefined;

const bodyOf = async (request: IncomingMessage) => {
  const chunks = await request.toArray();
  return chunks.length === 0 ? {} : (JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>);
};
const moods: Readonly<Record<Exclude<Mood, 'well' | 'other amount'>, (reply: ServerResponse) => void>> = {
  slow: () => {},
  broken: (reply) => reply.writeHead(500, { 'content-type': 'application/json' }).end('{"type":"api_error"}'),
  nonsense: (reply) =>
    reply.writeHead(200, { 'content-type': 'application/json' }).end('{"id": 7, "status": "splendid"}'),
  'cut off': (reply) => {
    reply.writeHead(200, { 'content-length': '500' }).write('{"id": "');
    setImmediate(() => reply.destroy());
  },
};
const paidOf = (invoice: Invoice) => invoice['payments'] as Paid[];

/** As https://docs.moyasar.com/api/payments/refund-payment has it: a paid payment, whole or in part; the reply is the payment. */
function refundOf(id: string, amount: number): [status: number, body: object] {
  const paid = [...invoices.values()].flatMap(paidOf).find((payment) => payment.id === id);
  if (!paid) return [404, { type: 'record_not_found', message: 'Object not found' }];
  if (paid.status !== 'paid') return [400, { type: 'invalid_request_error', message: 'Payment is not refundable' }];
  return [200, Object.assign(paid, { status: 'refunded', refunded: amount })];
}

const answer = (reply: ServerResponse, status: number, body: object) =>
  reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

async function serve(request: IncomingMessage, reply: ServerResponse) {
  const body = await bodyOf(request);
  const { method = '', url = '', headers } = request;
  seen.push({ method, url, authorization: headers.authorization ?? '', body });
  if (mood !== 'well' && mood !== 'other amount') return moods[mood](reply);
  if (method === 'POST' && url === '/v1/invoices') {
    const id = crypto.randomUUID();
    const amount = Number(body['amount']) + (mood === 'other amount' ? 1 : 0);
    const invoice = {
      ...body,
      id,
      amount,
      status: 'initiated',
      url: `https://checkout.moyasar.test/invoices/${id}`,
      payments: [],
    };
    invoices.set(id, invoice);
    return answer(reply, 201, invoice);
  }
  const refund = /^\/v1\/payments\/(.+)\/refund$/.exec(url);
  if (method === 'POST' && refund) return answer(reply, ...(refused ?? refundOf(refund[1]!, Number(body['amount']))));
  const invoice = invoices.get(url.replace('/v1/invoices/', ''));
  return invoice ? answer(reply, 200, invoice) : answer(reply, 404, { type: 'record_not_found' });
}
const server = createServer((request, reply) => void serve(request, reply));
await new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', resolve);
});
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  mood = 'well';
  refused = undefined;
});

const keys = { url, key: 'sk_test_key', webhookSecret: 'what only Moyasar and we know' };
const quick = moyasarGateway(keys, 200);
const w = await world({ config: { moyasar: keys } });
const sara = await payer(w, '1000001');
const lastInvoice = () => [...invoices.values()].at(-1) as Invoice;

const sendNotice = (notice: object, secret: string = keys.webhookSecret) =>
  w.app.inject({
    method: 'POST',
    url: '/api/v1/payment/webhook/moyasar',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ secret_token: secret, type: 'payment_paid', live: false, ...notice }),
  });

describe('faults', () => {
  test.each(['slow', 'broken', 'nonsense', 'cut off', 'other amount'] as const)(
    'a provider that is %s ends in one clear refusal, with nothing held',
    async (how) => {
      const order = {
        reference: 'r',
        amount: 1,
        description: 'd',
        language: 'ar',
        returnUrl: 'http://x.test',
        webhookUrl: 'http://x.test',
      } as const;
      const visit = await newVisit(w, sara);
      const before = await walletOf(sara);
      mood = how;
      const times = { now: w.clock.now(), expiresAt: w.clock.now() };
      await expect(quick.open({ ...order, ...times })).rejects.toThrow('Moyasar');
      if (how === 'slow') return;
      await w.db.updateTable('appointment').set({ price: 900_00, vat: 0 }).where('id', '=', visit.id).execute();
      expect(await intend(sara, visit, { use_wallet: true })).toMatchObject({ http: 503, code: 'gateway_unavailable' });
      expect(await walletOf(sara)).toBe(before);
      expect(await booksOf(w)).toEqual(inOrder);
    },
  );

  test('a provider that is not reached leaves the payment as it is, to be confirmed again', async () => {
    const visit = await newVisit(w, sara);
    const { data } = await intend(sara, visit);
    lastInvoice().status = 'paid';
    mood = 'broken';
    const unanswered = await sara.post('/payment/confirm', { reference: data.reference });
    expect(unanswered).toMatchObject({ http: 503, code: 'gateway_unavailable' });
    expect(unanswered.message_ar).toMatch(/[\u0600-\u06ff]/);
    expect(await visitNow(sara, visit)).toMatchObject({ status: 'pending payment' });
    mood = 'well';
    expect(await confirm(sara, data.reference)).toMatchObject({ operation_status: 'success' });
  });

  test('D4.02 a notice without the secret is refused', async () => {
    await intend(sara, await newVisit(w, sara));
    const replies = await sendNotice({ id: 'evt_forged', data: { invoice_id: lastInvoice().id } }, 'a guess');
    expect(replies.statusCode).toBe(403);
  });
  test.each(['no JSON', 'null', '"text"', '{"id":"evt_x"}'])(
    'D4.02 a notice that names no invoice is malformed: %s',
    async (payload) => {
      const reply = await w.app.inject({ method: 'POST', url: '/api/v1/payment/webhook/moyasar', payload });
      expect([reply.statusCode, reply.json().code]).toEqual([400, 'malformed']);
    },
  );
});

describe('as documented', () => {
  test('opens an invoice in halalas with the key as user name, and sends the payer to its page', async () => {
    const visit = await newVisit(w, sara);
    const { data } = await intend(sara, visit);
    const request = seen.findLast((it) => it.method === 'POST');
    expect(request).toMatchObject({
      authorization: `Basic ${Buffer.from('sk_test_key:').toString('base64')}`,
      body: {
        amount: Math.round(visit.total * 100),
        currency: 'SAR',
        expired_at: data.expires_at,
        metadata: { reference: data.reference },
      },
    });
    expect(request?.body['success_url']).toContain(`/payment-result/onsite?reference=${data.reference}`);
    expect(data.redirect_url).toBe(lastInvoice()['url']);
  });

  test.each([
    ['paid', 'success'],
    ['failed', 'failed'],
    ['canceled', 'cancelled'],
    ['expired', 'cancelled'],
    ['initiated', 'pending'],
  ])('an invoice that is %s is a payment that is %s', async (status, says) => {
    const { data } = await intend(sara, await newVisit(w, sara));
    lastInvoice().status = status;
    expect(await confirm(sara, data.reference)).toMatchObject({ operation_status: says });
  });

  test('D4.02 its notice settles the payment, sent once or often', async () => {
    const visit = await newVisit(w, sara);
    await intend(sara, visit);
    const invoice = lastInvoice();
    invoice.status = 'paid';
    const notice = { id: 'evt_1', data: { id: 'pay_1', status: 'paid', invoice_id: invoice.id } };
    const replies = [await sendNotice(notice), await sendNotice(notice)];
    expect(replies.map((it) => it.statusCode)).toEqual([200, 200]);
    expect(await visitNow(sara, visit)).toMatchObject({ status: 'paid' });
  });

  test('an invoice that is not there is unknown', async () => {
    expect(await quick.look('../../invoices?x', w.clock.now())).toBeUndefined();
  });
});

describe('giving back', () => {
  /** A visit that was paid by card, and the payment behind it as Moyasar has it. */
  async function paidVisit() {
    const visit = await newVisit(w, sara);
    const { data } = await intend(sara, visit);
    const invoice = lastInvoice();
    const paid: Paid = { id: crypto.randomUUID(), status: 'paid', amount: invoice.amount, refunded: 0 };
    Object.assign(invoice, { status: 'paid', payments: [{ ...paid, id: 'pay_declined', status: 'failed' }, paid] });
    await confirm(sara, data.reference as string);
    return { paid, back: { providerReference: invoice.id, amount: invoice.amount } };
  }
  const refundsSeen = () => seen.filter(({ url: path }) => path.endsWith('/refund')).length;

  test('refuses for good what is not there, was never paid, or is not refundable', async () => {
    expect(await quick.refund({ providerReference: 'nobody', amount: 1 })).toBe('refused');
    await intend(sara, await newVisit(w, sara));
    expect(await quick.refund({ providerReference: lastInvoice().id, amount: 1 })).toBe('refused');
    const { back } = await paidVisit();
    refused = [400, { type: 'invalid_request_error', message: 'Payment is not refundable' }];
    expect(await quick.refund(back)).toBe('refused');
  });
  test.each([
    [401, { type: 'authentication_error' }],
    [403, { type: 'account_inactive_error' }],
    [429, { type: 'rate_limit_error' }],
    [500, { type: 'api_error' }],
    [403, 'a page of a proxy'],
    [200, { id: 'pay', status: 'paid', refunded: 0 }],
  ])('an answer %i %o says nothing about the money: it is tried again', async (status, body) => {
    const { back } = await paidVisit();
    refused = [status, body as object];
    await expect(quick.refund(back)).rejects.toThrow('Moyasar');
    refused = undefined;
    expect(await quick.refund(back)).toBe('done');
  });
  test('refunds the paid payment by its own id, in halalas, once however often it is tried', async () => {
    const { paid, back } = await paidVisit();
    const before = refundsSeen();
    expect([await quick.refund(back), await quick.refund(back)]).toEqual(['done', 'done']);
    expect(paid).toMatchObject({ status: 'refunded', refunded: back.amount });
    expect(refundsSeen()).toBe(before + 1);
    expect(seen.find(({ url: path }) => path === `/v1/payments/${paid.id}/refund`)).toMatchObject({
      method: 'POST',
      authorization: `Basic ${Buffer.from('sk_test_key:').toString('base64')}`,
      body: { amount: back.amount },
    });
  });
});
