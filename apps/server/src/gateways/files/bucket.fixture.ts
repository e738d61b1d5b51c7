import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const signed = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Whose key a request is signed with, and for which region. */
function signerOf({ headers }: IncomingMessage): { readonly who: string; readonly region: string } {
  const [, credential = ''] = /Credential=([^,]+)/.exec(headers.authorization ?? '') ?? [];
  const [who = '', , region = ''] = credential.split('/');
  return { who, region };
}

/** Whether a request was signed with the secret, as version 4 of Amazon's signatures has it. */
function isSignedWith(secret: string, keyId: string, { method = '', url = '', headers }: IncomingMessage): boolean {
  const parts = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
    headers.authorization ?? '',
  );
  const [, credential = '', names = '', signature] = parts ?? [];
  const [who, day = '', region = '', service = '', end = ''] = credential.split('/');
  const [path = '', query = ''] = url.split('?');
  const canonicalHeaders = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [
    method,
    path,
    query
      .split('&')
      .toSorted()
      .map((pair) => (pair === '' || pair.includes('=') ? pair : `${pair}=`))
      .join('&'),
    canonicalHeaders.join(''),
    names,
    String(headers['x-amz-content-sha256']),
  ].join('\n');
  const scope = [day, region, service, end].join('/');
  const key = [region, service, end].reduce<Buffer>(signed, signed(`AWS4${secret}`, day));
  const text = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope, sha256(canonical)].join('\n');
  return who === keyId && signature === signed(key, text).toString('hex');
}

/** What a bucket says that is asked for its keys. */
const listing = (addresses: readonly string[]): string => {
  const each = addresses.map((address) => `<Contents><Key>${address.split('/').slice(2).join('/')}</Key></Contents>`);
  return `<ListBucketResult><KeyCount>${each.length}</KeyCount><IsTruncated>false</IsTruncated>${each.join('')}</ListBucketResult>`;
};

const refusal = (code: string) => `<Error><Code>${code}</Code></Error>`;

/** Without them, a bucket of any name and region. */
type Place = { readonly name: string; readonly region: string };

/** A bucket on this machine: the part of the S3 protocol that keeping files needs, with its signatures. */
export async function startLocalBucket(keyId: string, secret: string, place?: Place) {
  const kept = new Map<string, Buffer>();
  /** `isSecretive`: the key may not list keys, and is not told whether one is there. */
  const state = { isDown: false, isSecretive: false };

  /** What is wrong with a request before its key is looked at. */
  function refusedAs(request: IncomingMessage): [status: number, code: string] | undefined {
    const { who, region } = signerOf(request);
    if (state.isDown) return [503, 'SlowDown'];
    if (who !== keyId) return [403, 'InvalidAccessKeyId'];
    if (place && region !== place.region) return [400, 'AuthorizationHeaderMalformed'];
    if (!isSignedWith(secret, keyId, request)) return [403, 'SignatureDoesNotMatch'];
    const [, bucket = ''] = (request.url ?? '').split(/[/?]/);
    return place && bucket !== place.name ? [404, 'NoSuchBucket'] : undefined;
  }

  async function answer(request: IncomingMessage): Promise<[status: number, body?: Buffer | string]> {
    const bytes = Buffer.concat(await request.toArray());
    const refused = refusedAs(request);
    if (refused) return [refused[0], refusal(refused[1])];
    const [key = ''] = (request.url ?? '').split('?');
    if (request.method === 'PUT') {
      if (request.headers['content-length'] === undefined) return [411, refusal('MissingContentLength')];
      kept.set(key, bytes);
      return [200];
    }
    if (request.method === 'DELETE') {
      kept.delete(key);
      return [204];
    }
    if ((request.url ?? '').includes('list-type=2')) return [200, listing([...kept.keys()])];
    const found = kept.get(key);
    if (found) return [200, found];
    return state.isSecretive ? [403, refusal('AccessDenied')] : [404, refusal('NoSuchKey')];
  }

  const server = createServer((request, reply) => {
    void answer(request).then(([status, body]) =>
      reply.writeHead(status, { 'content-type': 'application/xml' }).end(body),
    );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise<void>((done) => server.close(() => done()).closeAllConnections());
  return { endpoint: `http://127.0.0.1:${port}`, kept, state, close };
}
