import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Mood = 'well' | 'broken' | 'slow' | 'nonsense' | 'no capture' | 'no refund';
type Money = { amount: number; currency: string };
type TamaraOrder = {
  order_id: string;
  order_reference_id: string;
  status: string;
  total_amount: Money;
  refunded_amount: Money;
};
type Seen = { readonly method: string; readonly url: string; readonly authorization: string; readonly body: object };

const answer = (reply: ServerResponse, status: number, body: object) =>
  void reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const bodyOf = async (request: IncomingMessage) => {
  const chunks = await request.toArray();
  return chunks.length === 0 ? {} : (JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>);
};

const nothing: Money = { amount: 0, currency: 'SAR' };

/** Moves an order as Tamara's own status flow does; undefined when it stands elsewhere. */
function moved(order: TamaraOrder, from: string, to: string): TamaraOrder | undefined {
  if (order.status !== from) return undefined;
  order.status = to;
  return order;
}

function refunded(order: TamaraOrder, amount: Money): TamaraOrder | undefined {
  if (!['fully_captured', 'partially_refunded'].includes(order.status)) return undefined;
  order.refunded_amount = { ...amount, amount: order.refunded_amount.amount + amount.amount };
  order.status = order.refunded_amount.amount >= order.total_amount.amount ? 'fully_refunded' : 'partially_refunded';
  return order;
}

/** Tamara's online checkout as its documentation has it, on this machine. */
export async function tamaraOnThisMachine() {
  const orders = new Map<string, TamaraOrder>();
  const seen: Seen[] = [];
  const state: { mood: Mood } = { mood: 'well' };

  function open(body: Record<string, unknown>, reply: ServerResponse) {
    const order_id = crypto.randomUUID();
    orders.set(order_id, {
      order_id,
      order_reference_id: String(body['order_reference_id']),
      status: 'new',
      total_amount: body['total_amount'] as Money,
      refunded_amount: nothing,
    });
    const checkout_url = `https://checkout.tamara.test/checkout/${order_id}`;
    return answer(reply, 200, { order_id, checkout_id: crypto.randomUUID(), checkout_url, status: 'new' });
  }

  function act(method: string, path: string, body: Record<string, unknown>): TamaraOrder | undefined {
    const [, first = '', second = '', third = ''] = path.split('/');
    const order = orders.get(first === 'orders' ? second : third || String(body['order_id']));
    if (!order || method === 'GET') return order;
    if (third === 'authorise') return moved(order, 'approved', 'authorised');
    if (third === 'cancel') return moved(order, 'authorised', 'canceled');
    if (second === 'capture') return moved(order, 'authorised', 'fully_captured');
    return refunded(order, body['total_amount'] as Money);
  }

  async function serve(request: IncomingMessage, reply: ServerResponse): Promise<unknown> {
    const body = await bodyOf(request);
    const { method = '', url = '', headers } = request;
    seen.push({ method, url, authorization: headers.authorization ?? '', body });
    const { mood } = state;
    if (mood === 'slow') return undefined;
    if (mood === 'nonsense') return answer(reply, 200, { order_id: 7 });
    if (mood === 'broken' || (mood === 'no capture' && url === '/payments/capture')) return answer(reply, 500, {});
    if (mood === 'no refund' && url.includes('refund')) return answer(reply, 409, { message: 'not refundable' });
    if (url === '/checkout') return open(body, reply);
    const order = act(method, url, body);
    return order ? answer(reply, 200, order) : answer(reply, 404, { message: 'order not found' });
  }

  const server = createServer((request, reply) => void serve(request, reply));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url, orders, seen, state, close, last: () => [...orders.values()].at(-1) as TamaraOrder };
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token as Tamara signs its notifications with. */
export function tamaraToken(secret: string, until: Date, header: object = { typ: 'JWT', alg: 'HS256' }): string {
  const inside = `${part(header)}.${part({ iss: 'Tamara', exp: Math.floor(until.getTime() / 1000) })}`;
  return `${inside}.${createHmac('sha256', secret).update(inside).digest('base64url')}`;
}
