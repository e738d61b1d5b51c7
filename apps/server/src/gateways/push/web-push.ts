import { createECDH } from 'node:crypto';
import ece from 'http_ece';
import { importJWK, SignJWT } from 'jose';
import { lifeSeconds, outcomeOf } from './outcome.ts';
import type { PushContent, PushGateway, VapidKeys, WebTarget } from '#platform/ports/push.ts';

type Options = {
  readonly keys: (now: Date) => Promise<VapidKeys>;
  /** Where a push service may reach whoever sends: `mailto:` or `https:`. */
  readonly subject: string;
};

const halfDaySeconds = 43_200;

/** Encrypts for this browser alone (RFC 8291): the push service in between reads nothing. */
function encrypt(target: WebTarget, text: string): Buffer {
  const ours = createECDH('prime256v1');
  ours.generateKeys();
  return ece.encrypt(Buffer.from(text, 'utf8'), {
    version: 'aes128gcm',
    dh: Buffer.from(target.p256dh, 'base64url'),
    privateKey: ours,
    authSecret: Buffer.from(target.auth, 'base64url'),
  });
}

async function signingKey({ publicKey, privateKey }: VapidKeys) {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33, 65)].map((half) => half.toString('base64url'));
  return importJWK({ kty: 'EC', crv: 'P-256', x: x!, y: y!, d: privateKey }, 'ES256');
}

/** Says to the push service of this endpoint who sends (RFC 8292 section 2). */
async function authorization(endpoint: string, keys: VapidKeys, subject: string, now: Date): Promise<string> {
  const token = await new SignJWT({})
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(new URL(endpoint).origin)
    .setSubject(subject)
    .setExpirationTime(Math.floor(now.getTime() / 1000) + halfDaySeconds)
    .sign(await signingKey(keys));
  return `vapid t=${token}, k=${keys.publicKey}`;
}

const textOf = ({ title, body, path, language, tag }: PushContent) =>
  JSON.stringify({ title, body, path, lang: language, dir: language === 'ar' ? 'rtl' : 'ltr', tag });

/** Web Push: encrypted for the browser, signed for the service, never led elsewhere by a redirect. */
export const webPush = ({ keys, subject }: Options): PushGateway<WebTarget> => ({
  name: 'web-push',
  send: async (target, content, now) => {
    const reply = await fetch(target.endpoint, {
      method: 'POST',
      headers: {
        authorization: await authorization(target.endpoint, await keys(now), subject, now),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(lifeSeconds(content, now)),
        urgency: content.isUrgent ? 'high' : 'normal',
      },
      body: new Uint8Array(encrypt(target, textOf(content))),
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    });
    await reply.body?.cancel();
    return outcomeOf(reply.status);
  },
});
