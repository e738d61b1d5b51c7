import { fromSar, halalas, toSar } from '@balsam/domain/money';
import type { Charge, ChargeStatus, PaymentGateway, RefundOrder } from '#platform/ports/payment.ts';
import { GatewayUnavailable } from '#platform/ports/unavailable.ts';
import { checkoutBody } from './checkout-body.ts';
import { Moved, Order, Session, tamaraClient, type TamaraClient, type TamaraKeys } from './client.ts';
import { readNotice } from './notice.ts';

/** https://docs.tamara.co/reference/online-checkout-flow. What is authorised and not yet captured is not money of ours: still pending. */
const statusOf: Readonly<Record<string, ChargeStatus>> = {
  declined: 'failed',
  expired: 'cancelled',
  canceled: 'cancelled',
  fully_captured: 'success',
  fully_refunded: 'cancelled',
  partially_refunded: 'success',
};

const pathOf = (orderId: string) => `/orders/${encodeURIComponent(orderId)}`;
const findOrder = (client: TamaraClient, orderId: string) => client.find(Order, pathOf(orderId));
const moneyOf = (amount: number) => ({ amount: toSar(halalas(amount)), currency: 'SAR' });

/** Authorises and captures what the payer has approved: two steps, of which each is continued where it was left. */
async function capture(client: TamaraClient, order: Order, now: Date): Promise<string> {
  let { status } = order;
  if (status === 'approved')
    ({ status } = await client.request(Moved, { method: 'POST', path: `${pathOf(order.order_id)}/authorise` }));
  if (status !== 'authorised') return status;
  const body = {
    order_id: order.order_id,
    total_amount: order.total_amount,
    shipping_info: { shipped_at: now.toISOString(), shipping_company: 'Own delivery' },
  };
  return (await client.request(Moved, { method: 'POST', path: '/payments/capture', body })).status;
}

const halalasOf = (riyals: number) => {
  try {
    return fromSar(riyals);
  } catch (cause) {
    throw new GatewayUnavailable('Tamara answered no amount of riyals', { cause });
  }
};

const chargeOf = (order: Order, status: string): Charge => ({
  providerReference: order.order_id,
  status: statusOf[status] ?? 'pending',
  amount: halalasOf(order.total_amount.amount),
  currency: order.total_amount.currency,
  reference: order.order_reference_id ?? '',
  message: undefined,
});

/** Refusals that stay the same however often it is tried; the others, such as of our token, say nothing about the order. */
const isFinal = (status: number) => [400, 404, 409, 422].includes(status);

/** An order that is only authorised is cancelled, a captured one refunded: https://docs.tamara.co/reference/simplifiedrefund. */
async function refund(client: TamaraClient, { providerReference, amount }: RefundOrder): Promise<'done' | 'refused'> {
  const order = await findOrder(client, providerReference);
  if (!order) return 'refused';
  if (order.status === 'fully_refunded' || order.status === 'canceled') return 'done';
  if (halalasOf(order.refunded_amount?.amount ?? 0) >= amount) return 'done';
  const id = encodeURIComponent(providerReference);
  const total_amount = moneyOf(amount);
  const status = await client.statusOf(
    order.status === 'authorised'
      ? { method: 'POST', path: `/orders/${id}/cancel`, body: { total_amount } }
      : {
          method: 'POST',
          path: `/payments/simplified-refund/${id}`,
          body: { total_amount, comment: `Refund of ${order.order_reference_id ?? 'an order'}` },
        },
  );
  if (status < 300) return 'done';
  if (isFinal(status)) return 'refused';
  throw new GatewayUnavailable(`Tamara answered ${status}`);
}

/**
 * Instalments through Tamara's online checkout. Its orders are agreed to by the payer on its page, then authorised and captured by us; only
 * then the money counts. Its notifications carry a token that is signed with ours.
 * @param timeoutMs how long one answer may take
 */
export function tamaraGateway(keys: TamaraKeys, timeoutMs = 10_000): PaymentGateway {
  const client = tamaraClient(keys, timeoutMs);
  return {
    name: 'tamara',
    open: async (order) => {
      const sent = { method: 'POST', path: '/checkout', body: checkoutBody(order) } as const;
      const { order_id, checkout_url } = await client.request(Session, sent);
      return { providerReference: order_id, redirectUrl: checkout_url };
    },
    look: async (orderId, now) => {
      const order = await findOrder(client, orderId);
      return order && chargeOf(order, await capture(client, order, now));
    },
    refund: (order) => refund(client, order),
    readWebhook: (rawBody, headers, now) => readNotice(rawBody, headers['authorization'], keys.webhookToken, now),
  };
}
