import { ECDH } from 'node:crypto';
import { z } from 'zod';
import type { Config } from '#platform/config.ts';
import type { WebTarget } from '#platform/ports/push.ts';

/** A device's address: a browser's subscription, or a token of Firebase. */
export type PushTarget =
  | { readonly kind: 'web'; readonly web: WebTarget }
  | { readonly kind: 'fcm'; readonly token: string };

/** A PushSubscription as browsers write it (Push API §8): further fields are not needed. */
const Subscription = z.object({
  endpoint: z.url().max(2000),
  keys: z.object({ p256dh: z.string().max(100), auth: z.string().max(30) }),
});
const fcmToken = /^[\w:-]{100,2000}$/;

/** A key that is no point of the curve would fail at each sending. */
function isOnCurve(p256dh: string): boolean {
  try {
    return ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'uncompressed') === p256dh;
  } catch {
    return false;
  }
}

const areKeys = ({ p256dh, auth }: { p256dh: string; auth: string }) =>
  isOnCurve(p256dh) && Buffer.from(auth, 'base64url').length === 16;

const names = (entry: string, host: string) =>
  entry.startsWith('*.') ? host.endsWith(entry.slice(1)) : host === entry;

/**
 * Whether we may send there: over https, to the standard port of a push service on the list. The list holds names of public services
 * only, so no address within the hospital can be meant. A test may listen on this machine without https.
 */
function mayReach(endpoint: string, { pushHosts, test }: Pick<Config, 'pushHosts' | 'test'>): boolean {
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username || password || !pushHosts.some((entry) => names(entry, hostname))) return false;
  return (protocol === 'https:' && port === '') || (test && protocol === 'http:' && hostname === '127.0.0.1');
}

function subscriptionIn(text: string): WebTarget | undefined {
  try {
    const { endpoint, keys } = Subscription.parse(JSON.parse(text));
    return areKeys(keys) ? { endpoint, p256dh: keys.p256dh, auth: keys.auth } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What SPEC's `fcm_token` holds: the JSON text of a PushSubscription, or a token of Firebase. Undefined when it is neither, or leads
 * anywhere but to a push service of PUSH_HOSTS.
 */
export function pushTarget(text: string, config: Pick<Config, 'pushHosts' | 'test'>): PushTarget | undefined {
  if (fcmToken.test(text)) return { kind: 'fcm', token: text };
  const web = subscriptionIn(text);
  return web && mayReach(web.endpoint, config) ? { kind: 'web', web } : undefined;
}

/** The token of a log-in as it is kept: the same text for the same device, or nothing when it is none that we may use. */
export function normalizePushToken(
  text: string | null | undefined,
  config: Pick<Config, 'pushHosts' | 'test'>,
): string | undefined {
  const target = text ? pushTarget(text, config) : undefined;
  if (target?.kind !== 'web') return target?.token;
  const { endpoint, p256dh, auth } = target.web;
  return JSON.stringify({ endpoint, keys: { p256dh, auth } });
}
