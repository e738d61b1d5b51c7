import { z } from 'zod';
import { parseJson } from './parse-json.ts';
import type { PaymentGateway, Charge, ChargeOrder, ChargeStatus, RefundOrder } from '#platform/ports/payment.ts';
import { sameSecret } from './same-secret.ts';
import { GatewayUnavailable } from '#platform/ports/unavailable.ts';

/** https://docs.moyasar.com/api/payments: what we read of a payment. `refunded` is how much of it was given back by now. */
const Payment = z.object({
  id: z.string().max(100).nullish(),
  status: z.string().max(40).nullish(),
  refunded: z.coerce.number().int().nonnegative().nullish(),
  source: z.object({ message: z.string().max(300).nullish() }).nullish(),
});

/** https://docs.moyasar.com/api/errors: how a request is refused. */
const Refusal = z.object({ type: z.string().max(60) });

/** https://docs.moyasar.com/api/invoices: what we read of an invoice. Amounts are halalas; older replies write them as text. */
const Invoice = z.object({
  id: z.string().min(1).max(100),
  status: z.enum(['initiated', 'paid', 'failed', 'refunded', 'canceled', 'on_hold', 'expired', 'voided']),
  amount: z.coerce.number().int().nonnegative(),
  currency: z.string().length(3),
  url: z.url(),
  metadata: z.object({ reference: z.string().max(100).nullish() }).nullish(),
  payments: z.array(Payment).nullish(),
});
type Invoice = z.output<typeof Invoice>;

/** https://docs.moyasar.com/api/other/webhooks/webhook-reference: `data` is the payment, which names its invoice. */
const Notice = z.object({
  id: z.string().min(1).max(100),
  secret_token: z.string().max(500),
  data: z.object({ invoice_id: z.string().min(1).max(100) }),
});

/** A payer may try again on the page of an `initiated` invoice, so a failed try does not end the charge. */
const statusOf: Readonly<Record<Invoice['status'], ChargeStatus>> = {
  initiated: 'pending',
  on_hold: 'pending',
  paid: 'success',
  failed: 'failed',
  canceled: 'cancelled',
  expired: 'cancelled',
  voided: 'cancelled',
  refunded: 'cancelled',
};

export type MoyasarKeys = { readonly url: string; readonly key: string; readonly webhookSecret: string };
type Sent = { readonly method: 'GET' | 'POST'; readonly path: string; readonly body?: object };

const replyTo = async (keys: MoyasarKeys, timeoutMs: number, { method, path, body }: Sent): Promise<Response> => {
  try {
    return await fetch(`${keys.url}${path}`, {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`${keys.key}:`).toString('base64')}`,
        accept: 'application/json',
        'user-agent': 'Balsam',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (cause) {
    throw new GatewayUnavailable('Moyasar was not reached', { cause });
  }
};

const textOf = (reply: Response): Promise<string> =>
  reply.text().catch((cause: unknown) => {
    throw new GatewayUnavailable('Moyasar stopped in the middle of its answer', { cause });
  });

const invoiceIn = async (reply: Response): Promise<Invoice> => {
  const text = await textOf(reply);
  if (!reply.ok) throw new GatewayUnavailable(`Moyasar answered ${reply.status}`);
  try {
    return Invoice.parse(JSON.parse(text));
  } catch (cause) {
    throw new GatewayUnavailable('Moyasar answered what is no invoice', { cause });
  }
};

const chargeOf = (invoice: Invoice): Charge => ({
  providerReference: invoice.id,
  status: statusOf[invoice.status],
  amount: invoice.amount,
  currency: invoice.currency,
  reference: invoice.metadata?.reference ?? '',
  message: invoice.payments?.at(-1)?.source?.message ?? undefined,
});

const orderBody = (order: ChargeOrder) => ({
  amount: order.amount,
  currency: 'SAR',
  description: order.description,
  success_url: order.returnUrl,
  back_url: order.returnUrl,
  expired_at: order.expiresAt.toISOString(),
  metadata: { reference: order.reference },
});

/** What of an invoice the payer's bank can give back: the payment that went through. */
const paidIn = (invoice: Invoice) =>
  invoice.payments?.find(({ status }) => status === 'paid' || status === 'captured' || status === 'refunded');

/**
 * Whether a second try would be refused again: the payment is not there, or cannot be given back. A key that is not accepted, an account
 * that is held or a proxy in between says nothing about the payment.
 */
const isFinal = (status: number, body: unknown): boolean => {
  const refusal = Refusal.safeParse(body);
  return refusal.success && (status === 400 || status === 404) && finalTypes.has(refusal.data.type);
};
const finalTypes: ReadonlySet<string> = new Set(['invalid_request_error', 'record_not_found']);

/** https://docs.moyasar.com/api/payments/refund-payment: refunded once; how much was is read from the payment itself. */
async function refund(
  send: (sent: Sent) => Promise<Response>,
  { providerReference, amount }: RefundOrder,
): Promise<'done' | 'refused'> {
  const found = await send({ method: 'GET', path: `/invoices/${encodeURIComponent(providerReference)}` });
  if (found.status === 404) {
    await found.body?.cancel();
    return 'refused';
  }
  const paid = paidIn(await invoiceIn(found));
  if (!paid?.id) return 'refused';
  if ((paid.refunded ?? 0) >= amount) return 'done';
  const reply = await send({
    method: 'POST',
    path: `/payments/${encodeURIComponent(paid.id)}/refund`,
    body: { amount },
  });
  const body = parseJson(await textOf(reply));
  if (!reply.ok && isFinal(reply.status, body)) return 'refused';
  const after = Payment.safeParse(body);
  if (reply.ok && after.success && (after.data.refunded ?? 0) >= amount) return 'done';
  throw new GatewayUnavailable(`Moyasar answered ${reply.status}`);
}

/**
 * Cards through Moyasar's invoices, which are hosted pages. Its webhooks are set up once for the account, in its dashboard, and prove
 * themselves by a secret in the body; the `callback_url` of an invoice proves nothing and is not used.
 * @param timeoutMs how long one answer may take
 */
export function moyasarGateway(keys: MoyasarKeys, timeoutMs = 10_000): PaymentGateway {
  return {
    name: 'moyasar',
    open: async (order) => {
      const invoice = await invoiceIn(
        await replyTo(keys, timeoutMs, { method: 'POST', path: '/invoices', body: orderBody(order) }),
      );
      if (invoice.amount !== order.amount) throw new GatewayUnavailable('Moyasar opened another amount');
      return { providerReference: invoice.id, redirectUrl: invoice.url };
    },
    look: async (providerReference) => {
      const path = `/invoices/${encodeURIComponent(providerReference)}`;
      const reply = await replyTo(keys, timeoutMs, { method: 'GET', path });
      if (reply.status === 404) {
        await reply.body?.cancel();
        return undefined;
      }
      return chargeOf(await invoiceIn(reply));
    },
    refund: (order) => refund((sent) => replyTo(keys, timeoutMs, sent), order),
    readWebhook: (rawBody) => {
      const notice = Notice.safeParse(parseJson(rawBody));
      if (!notice.success) return 'malformed';
      if (!sameSecret(notice.data.secret_token, keys.webhookSecret)) return 'not_genuine';
      return { eventId: notice.data.id, providerReference: notice.data.data.invoice_id };
    },
  };
}
