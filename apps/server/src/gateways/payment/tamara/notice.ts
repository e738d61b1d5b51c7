import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '../parse-json.ts';
import type { NoticeReading } from '#platform/ports/payment.ts';
import { sameSecret } from '../same-secret.ts';

/** https://docs.tamara.co/docs/transaction-authorisation: a notification's body. It names what happened, not each sending of it. */
const Notice = z.object({ order_id: z.string().min(1).max(100), event_type: z.string().min(1).max(60) });

const Header = z.object({ alg: z.literal('HS256') });
const Claims = z.object({ exp: z.number() });

const inside = (part: string): unknown => parseJson(Buffer.from(part, 'base64url').toString('utf8'));

/** Whether a token of Tamara's was signed with our notification token by HS256, and has not expired. */
function isGenuine(token: string, secret: string, now: Date): boolean {
  const [header = '', claims = '', signature = '', ...more] = token.split('.');
  const expected = createHmac('sha256', secret).update(`${header}.${claims}`).digest('base64url');
  if (more.length > 0 || !sameSecret(signature, expected)) return false;
  const held = Claims.safeParse(inside(claims));
  return Header.safeParse(inside(header)).success && held.success && held.data.exp * 1000 > now.getTime();
}

/** Reads a notification whose bearer token is genuine. The token proves the sender, not the body: the order is read from Tamara anyway. */
export function readNotice(
  rawBody: string,
  authorization: string | string[] | undefined,
  secret: string,
  now: Date,
): NoticeReading {
  if (typeof authorization !== 'string' || !authorization.startsWith('Bearer ')) return 'not_genuine';
  if (!isGenuine(authorization.slice('Bearer '.length), secret, now)) return 'not_genuine';
  const notice = Notice.safeParse(parseJson(rawBody));
  if (!notice.success) return 'malformed';
  const { order_id, event_type } = notice.data;
  return { eventId: `${order_id}:${event_type}`, providerReference: order_id };
}
