import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Duplex } from 'node:stream';

/** What speaks to browsers before a server. */
type Front = { readonly origin: string; readonly close: () => Promise<void> };

/** Of one connection of HTTP/1.1, and nothing to the other version. */
const ofOneConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

/** A certificate for this machine and this run, made by openssl, which every system brings. */
function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(path.join(tmpdir(), 'balsam-front-'));
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name)) as [string, string];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const whose = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  try {
    execFileSync('openssl', ['req', '-x509', ...kind, ...whose, '-keyout', key, '-out', cert], { stdio: 'pipe' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Headers as the server behind is told them: those of HTTP/2 that begin with a colon are its own. */
const passedOn = (headers: Http2ServerRequest['headers'], port: number): OutgoingHttpHeaders => ({
  ...Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':'))),
  host: `localhost:${port}`,
});

/** Asks the server behind, and answers what it says. */
function passOn(asked: Http2ServerRequest, answer: Http2ServerResponse, port: number): void {
  const { method, url, headers } = asked;
  const behind = request({ host: '127.0.0.1', port, method, path: url, headers: passedOn(headers, port) });
  behind.on('response', (reply: IncomingMessage) => {
    const kept = Object.entries(reply.headers).filter(([name]) => !ofOneConnection.has(name));
    answer.writeHead(reply.statusCode ?? 502, Object.fromEntries(kept));
    reply.pipe(answer);
  });
  behind.on('error', () => answer.stream?.destroy());
  asked.pipe(behind);
}

/** A socket of the app goes through as it is, in both directions. */
function passSocket({ method, url, headers }: IncomingMessage, browser: Duplex, port: number): Socket {
  const behind = connect(port, '127.0.0.1', () => {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
    behind.write(`${method} ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    behind.pipe(browser).pipe(behind);
  });
  behind.on('error', () => browser.destroy());
  browser.on('error', () => behind.destroy());
  return behind;
}

async function listen(server: Http2SecureServer): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** TLS and HTTP/2 before a server on this machine, as docs/operations.md has it for production. Browsers must be told to take its certificate. */
export async function openFront(port: number): Promise<Front> {
  const server = createSecureServer({ ...certificate(), allowHTTP1: true });
  const open = new Set<{ destroy: () => unknown }>();
  server.on('request', (asked, answer) => passOn(asked, answer, port));
  server.on('session', (session) => open.add(session));
  server.on('upgrade', (asked: IncomingMessage, browser: Duplex) => open.add(passSocket(asked, browser, port)));
  const own = await listen(server);
  return {
    origin: `https://localhost:${own}`,
    close: async () => {
      for (const each of open) each.destroy();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}
