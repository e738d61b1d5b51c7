import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';
import { lifeSeconds, outcomeOf } from './outcome.ts';
import type { PushContent, PushGateway } from '#platform/ports/push.ts';

/** What is used of Firebase's service account file. */
const Account = z.object({
  project_id: z.string().regex(/^[\w-]{1,100}$/),
  client_email: z.string().max(254),
  private_key: z.string().max(10_000),
  token_uri: z.url(),
});
type Account = z.output<typeof Account>;

const scope = 'https://www.googleapis.com/auth/firebase.messaging';
const hourSeconds = 3600;
/** A pass is renewed a minute before it ends. */
const spareSeconds = 60;

type Pass = { readonly token: string; readonly until: number };

/** Exchanges a signed claim for a bearer token (RFC 7523), which holds for an hour. */
async function fetchPass(account: Account, now: number): Promise<Pass> {
  const assertion = await new SignJWT({ scope })
    .setProtectedHeader({ typ: 'JWT', alg: 'RS256' })
    .setIssuer(account.client_email)
    .setAudience(account.token_uri)
    .setIssuedAt(now)
    .setExpirationTime(now + hourSeconds)
    .sign(await importPKCS8(account.private_key, 'RS256'));
  const reply = await fetch(account.token_uri, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  });
  if (!reply.ok) throw new Error(`token service answered ${reply.status}`);
  const { access_token: token } = z.object({ access_token: z.string() }).parse(await reply.json());
  return { token, until: now + hourSeconds - spareSeconds };
}

const messageOf = (token: string, content: PushContent, now: Date) => {
  const { title, body, path, tag, until, isUrgent } = content;
  const expiration = String(Math.floor(until.getTime() / 1000));
  return {
    message: {
      token,
      notification: { title, body },
      data: { path },
      android: {
        ttl: `${lifeSeconds(content, now)}s`,
        ...(isUrgent && { priority: 'high' }),
        notification: { tag },
      },
      apns: {
        headers: {
          'apns-collapse-id': tag,
          'apns-expiration': expiration,
          ...(isUrgent && { 'apns-priority': '10' }),
        },
      },
    },
  };
};

function accountIn(file: string): Account {
  try {
    const account = Account.parse(JSON.parse(readFileSync(file, 'utf8')));
    createPrivateKey(account.private_key);
    return account;
  } catch (error) {
    throw new Error(
      `FCM_CREDENTIALS must be the path of a service account file of Firebase, and ${file} is none that can be read`,
      { cause: error },
    );
  }
}

/**
 * Firebase Cloud Messaging, HTTP v1, for the native apps. `credentials` is the path of the service account file.
 * @throws when that file cannot be read or is none: the server then does not start
 */
export function fcmPush(credentials: string, url: string): PushGateway<string> {
  const account = accountIn(credentials);
  let pass: Pass | undefined;
  const passAt = async (now: number): Promise<string> => {
    if (!pass || pass.until <= now) pass = await fetchPass(account, now);
    return pass.token;
  };
  return {
    name: 'fcm',
    send: async (token, content, now) => {
      const bearer = await passAt(Math.floor(now.getTime() / 1000));
      const reply = await fetch(`${url}/v1/projects/${account.project_id}/messages:send`, {
        method: 'POST',
        headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
        body: JSON.stringify(messageOf(token, content, now)),
        redirect: 'manual',
        signal: AbortSignal.timeout(10_000),
      });
      await reply.body?.cancel();
      if (reply.status === 401) pass = undefined;
      return outcomeOf(reply.status === 401 ? 503 : reply.status);
    },
  };
}
