import { z } from 'zod';
import { GatewayUnavailable } from '#platform/ports/unavailable.ts';

export type TamaraKeys = { readonly url: string; readonly token: string; readonly webhookToken: string };
type Sent = { readonly method: 'GET' | 'POST'; readonly path: string; readonly body?: object };

const Money = z.object({ amount: z.coerce.number().nonnegative(), currency: z.string().length(3) });

/** https://docs.tamara.co/reference/createcheckoutsession: the answer. */
export const Session = z.object({ order_id: z.string().min(1).max(100), checkout_url: z.url() });

/** https://docs.tamara.co/reference/getorderdetails: what we read of an order. Amounts are riyals. */
export const Order = z.object({
  order_id: z.string().min(1).max(100),
  order_reference_id: z.string().max(100).nullish(),
  status: z.string().min(1).max(40),
  total_amount: Money,
  refunded_amount: Money.nullish(),
});
export type Order = z.output<typeof Order>;

/** https://docs.tamara.co/reference/authoriseorder and captureorder: where the order is afterwards. */
export const Moved = z.object({ status: z.string().min(1).max(40) });

async function replyTo({ url, token }: TamaraKeys, timeoutMs: number, { method, path, body }: Sent): Promise<Response> {
  try {
    return await fetch(`${url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (cause) {
    throw new GatewayUnavailable('Tamara was not reached', { cause });
  }
}

async function readAs<T>(shape: z.ZodType<T>, reply: Response): Promise<T> {
  const text = await reply.text().catch((cause: unknown) => {
    throw new GatewayUnavailable('Tamara stopped in the middle of its answer', { cause });
  });
  if (!reply.ok) throw new GatewayUnavailable(`Tamara answered ${reply.status}`);
  try {
    return shape.parse(JSON.parse(text));
  } catch (cause) {
    throw new GatewayUnavailable('Tamara answered what nobody can read', { cause });
  }
}

/** Calls Tamara; every answer that is not as documented is a GatewayUnavailable. */
export type TamaraClient = {
  readonly request: <T>(shape: z.ZodType<T>, sent: Sent) => Promise<T>;
  /** As `request`; undefined for what Tamara does not know. */
  readonly find: <T>(shape: z.ZodType<T>, path: string) => Promise<T | undefined>;
  /** Only the status of the answer. */
  readonly statusOf: (sent: Sent) => Promise<number>;
};

/** @param timeoutMs how long one answer may take */
export const tamaraClient = (keys: TamaraKeys, timeoutMs: number): TamaraClient => ({
  request: async (shape, sent) => readAs(shape, await replyTo(keys, timeoutMs, sent)),
  find: async (shape, path) => {
    const reply = await replyTo(keys, timeoutMs, { method: 'GET', path });
    if (reply.status !== 404) return readAs(shape, reply);
    await reply.body?.cancel();
    return undefined;
  },
  statusOf: async (sent) => {
    const reply = await replyTo(keys, timeoutMs, sent);
    await reply.body?.cancel();
    return reply.status;
  },
});
