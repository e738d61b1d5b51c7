import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const signed = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

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

/** A bucket on this machine: the part of the S3 protocol that keeping files needs, with its signatures. */
export async function startLocalBucket(keyId: string, secret: string) {
  const kept = new Map<string, Buffer>();
  const state = { isDown: false };

  async function answer(request: IncomingMessage): Promise<[status: number, body?: Buffer | string]> {
    const bytes = Buffer.concat(await request.toArray());
    if (state.isDown) return [503, '<Error><Code>SlowDown</Code></Error>'];
    if (!isSignedWith(secret, keyId, request)) return [403, '<Error><Code>SignatureDoesNotMatch</Code></Error>'];
    const [key = ''] = (request.url ?? '').split('?');
    if (request.method === 'PUT') {
      if (request.headers['content-length'] === undefined)
        return [411, '<Error><Code>MissingContentLength</Code></Error>'];
      kept.set(key, bytes);
      return [200];
    }
    if (request.method === 'DELETE') {
      kept.delete(key);
      return [204];
    }
    if ((request.url ?? '').includes('list-type=2')) return [200, listing([...kept.keys()])];
    const found = kept.get(key);
    return found ? [200, found] : [404, '<Error><Code>NoSuchKey</Code></Error>'];
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
