import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { ProviderEvent } from '../port.ts';
import { sameSecret } from '../same-secret.ts';

/** https://docs.tamara.co/docs/transaction-authorisation: a notification's body. It names what happened, not each time it is told. */
const Notice = z.object({ order_id: z.string().min(1).max(100), event_type: z.string().min(1).max(60) });

const Header = z.object({ alg: z.literal('HS256') });
const Claims = z.object({ exp: z.number() });

const inside = (part: string): unknown => {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
};

/** Whether a token of Tamara's was signed with our notification token by HS256, and holds still. */
function isGenuine(token: string, secret: string, now: Date): boolean {
  const [header = '', claims = '', signature = '', ...more] = token.split('.');
  const expected = createHmac('sha256', secret).update(`${header}.${claims}`).digest('base64url');
  if (more.length > 0 || !sameSecret(signature, expected)) return false;
  const held = Claims.safeParse(inside(claims));
  return Header.safeParse(inside(header)).success && held.success && held.data.exp * 1000 > now.getTime();
}

const parsed = (rawBody: string): unknown => {
  try {
    return JSON.parse(rawBody);
  } catch {
    return undefined;
  }
};

/** Reads a notification whose bearer token is genuine. The token proves the sender, not the body: the order is asked for anyway. */
export function readNotice(
  rawBody: string,
  authorization: string | string[] | undefined,
  secret: string,
  now: Date,
): ProviderEvent | undefined {
  if (typeof authorization !== 'string' || !authorization.startsWith('Bearer ')) return undefined;
  if (!isGenuine(authorization.slice('Bearer '.length), secret, now)) return undefined;
  const notice = Notice.safeParse(parsed(rawBody));
  if (!notice.success) return undefined;
  const { order_id, event_type } = notice.data;
  return { eventId: `${order_id}:${event_type}`, providerReference: order_id };
}
