import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyStatic from '@fastify/static';
import { fail } from './failure.ts';
import { sendFailure } from './error-reply.ts';
import { type WebPage, webPages } from './web-pages.ts';

/** What is the server's own: no page of the app lies there. */
const serverPrefixes = ['/api', '/assets', '/dev', '/docs', '/socket.io', '/sandbox-gateway'] as const;

/** As routes, so that the router decides, which reads an address as it is meant: encoded, or with its host before it. */
function refuseUnknown(app: FastifyInstance): void {
  const refuse = async (): Promise<never> => {
    throw fail('not_found');
  };
  const urls = serverPrefixes.flatMap((prefix) => [prefix, `${prefix}/*`]);
  for (const url of urls.filter((each) => !app.hasRoute({ method: 'GET', url: each })))
    app.all(url, { schema: { hide: true } }, refuse);
}

/** The page that opens health links may ask any hospital; in return it may do nothing else, and knows no log-in (docs/decisions/0049). */
const linkPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self' https:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join(';');

/** Not by `URL`, which refuses some addresses that people type, such as `//`. */
const addressOf = ({ url }: FastifyRequest): string => url.replace(/\?.*$/s, '');

/** Whatever asks for the first page gets it; elsewhere a browser says that it wants a page. */
const wantsPage = (request: FastifyRequest): boolean =>
  ['GET', 'HEAD'].includes(request.method) &&
  (addressOf(request) === '/' || (request.headers.accept ?? '').includes('text/html'));

/** What these headers rule is a page; a script, a style or a font is none, and a screen fetches fifty of them over a slow line. */
const headersOfPages = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];
const isPartOfPage = ({ url }: FastifyRequest): boolean => /^\/assets\/[^?#]+\.(?:js|css|woff2)(?:\?|$)/.test(url);

/** Fresh each time: the browser asks whether the one that it has is still the right one. */
function sendPage({ headers }: FastifyRequest, reply: FastifyReply, { html, brotli, etag }: WebPage): FastifyReply {
  void reply.headers({
    'cache-control': 'no-cache',
    'content-type': 'text/html; charset=utf-8',
    etag,
    vary: 'accept-encoding',
  });
  if (headers['if-none-match'] === etag) return reply.code(304).send();
  if (!/\bbr\b/.test(headers['accept-encoding'] ?? '')) return reply.send(html);
  return reply.header('content-encoding', 'br').send(brotli);
}

/** Serves the built web app: hashed files for ever, the page itself fresh each time, and the page for any path of the app. */
export async function installWeb(app: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(path.join(folder, 'index.html'));
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (reply.statusCode < 400 && isPartOfPage(request)) for (const name of headersOfPages) reply.removeHeader(name);
    done();
  });
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        const hashed = file.includes(`${path.sep}assets${path.sep}`);
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  if (existsSync(path.join(folder, 'shl.html')))
    app.get('/shl', { schema: { hide: true } }, (_request, reply) =>
      reply
        .headers({ 'cache-control': 'no-cache', 'content-security-policy': linkPolicy })
        .sendFile('shl.html', { cacheControl: false }),
    );
  refuseUnknown(app);
  const pageOf = built ? webPages(folder) : undefined;
  app.setNotFoundHandler((request, reply) => {
    if (pageOf && wantsPage(request)) return sendPage(request, reply, pageOf(addressOf(request)));
    return sendFailure(request, reply, fail('not_found'));
  });
}
