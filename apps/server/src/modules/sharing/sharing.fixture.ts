import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Client } from '#modules/booking/booking.fixture.ts';
import type { World } from '#test/world.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads into whatever came back
type Data = any;

const base64 = (text: string | Buffer) => Buffer.from(text).toString('base64url');

/** What a browser makes of a summary: a compact JWE of direct encryption (RFC 7516), deflated. */
function encrypt(text: string, key: Buffer): string {
  const header = base64(JSON.stringify({ alg: 'dir', enc: 'A256GCM', zip: 'DEF', cty: 'application/fhir+json' }));
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(header));
  const sealed = Buffer.concat([cipher.update(deflateRawSync(text)), cipher.final()]);
  return [header, '', base64(nonce), base64(sealed), base64(cipher.getAuthTag())].join('.');
}

export function decrypt(jwe: string, key: Buffer): string {
  const [header = '', , nonce = '', text = '', tag = ''] = jwe.split('.');
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'))
    .setAAD(Buffer.from(header))
    .setAuthTag(Buffer.from(tag, 'base64url'));
  return inflateRawSync(Buffer.concat([decipher.update(Buffer.from(text, 'base64url')), decipher.final()])).toString();
}

type Opened = { readonly http: number; readonly headers: Data; readonly body: Data };

/** Links that `usual` makes where nobody else is named, and how they are opened. */
export function sharingClient(w: World, usual: Client) {
  const key = randomBytes(32);
  const inMinutes = (minutes: number) => new Date(w.clock.now().getTime() + minutes * 60_000).toISOString();
  const share = async (more: object = {}, who = usual) => {
    const body = { parts: ['allergies'], expires_at: inMinutes(60), content: encrypt('{"a":1}', key), ...more };
    return who.post<Data>('/shared-summaries', body);
  };
  const open = async (url: string, more: object = {}): Promise<Opened> => {
    const reply = await w.app.inject({
      method: 'POST',
      url: new URL(url).pathname,
      payload: { recipient: 'Dr. Huda', ...more },
    });
    return { http: reply.statusCode, headers: reply.headers, body: reply.json() };
  };
  return { key, inMinutes, share, open };
}
