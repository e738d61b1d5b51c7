import { ServerResponse, type IncomingMessage } from 'node:http';
import type { Config } from '#platform/config.ts';
import { callerAddress } from '#platform/limits/caller-address.ts';
import { networksOf, siteShare } from '#platform/limits/networks.ts';
import type { TypedServer } from './typed-server.ts';

/** How many connections this process holds open for one log-in, and for one address, and how many a minute one address asks for. */
export type ConnectionLimits = Pick<
  Config,
  'socketsPerLogIn' | 'socketsPerAddress' | 'requestsPerMinute' | 'trustProxy'
>;

const minuteMs = 60_000;
const refusal = { status: 429, reason: 'Too Many Requests', retryAfter: '30' } as const;

/** Refuses a request to connect, before anything is made for it. */
function refuse(request: IncomingMessage, response: unknown): void {
  const { status, reason, retryAfter } = refusal;
  if (response instanceof ServerResponse) return void response.writeHead(status, { 'retry-after': retryAfter }).end();
  const { socket } = request;
  socket.on('error', () => {});
  const lines = [`HTTP/1.1 ${status} ${reason}`, `Retry-After: ${retryAfter}`, 'Content-Length: 0'];
  socket.end(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`, () => void socket.destroy());
}

/** What is counted for a caller: the network and, of IPv6, the site around it, each with how many times as much it may have. */
function countedFor(request: IncomingMessage, { trustProxy }: ConnectionLimits) {
  const { network, site } = networksOf(callerAddress(request, trustProxy));
  return [{ key: network, share: 1 }, ...(site === undefined ? [] : [{ key: site, share: siteShare }])];
}
type Counted = ReturnType<typeof countedFor>;

/**
 * Counts what an address asks for in a minute, as for its other requests: each connection has its log-in looked up, however soon it is closed.
 * @returns whether it has asked too often
 */
function countAsked(most: number, elapsed: () => number): (counted: Counted) => boolean {
  const asked = new Map<string, number>();
  let begun = elapsed();
  return (counted) => {
    if (elapsed() - begun >= minuteMs) {
      asked.clear();
      begun = elapsed();
    }
    for (const { key } of counted) asked.set(key, (asked.get(key) ?? 0) + 1);
    return counted.some(({ key, share }) => asked.get(key)! > most * share);
  };
}

/** A request of a connection that is open, such as one of long polling. */
const isOfOpenOne = ({ url = '' }: IncomingMessage): boolean =>
  new URL(url, 'http://socket').searchParams.get('sid') !== null;

/**
 * Refuses further connections of an address that has as many open as it may, or asks for too many in a minute, those without a log-in
 * included.
 */
export function limitConnectionsOfAddresses(
  { engine }: TypedServer,
  limits: ConnectionLimits,
  elapsed: () => number,
): void {
  const open = new Map<string, number>();
  const change = (key: string, by: 1 | -1): void => {
    const count = (open.get(key) ?? 0) + by;
    if (count > 0) open.set(key, count);
    else open.delete(key);
  };
  const asksTooOften = countAsked(limits.requestsPerMinute, elapsed);
  engine.use((request: IncomingMessage, response: unknown, next: () => void) => {
    if (isOfOpenOne(request)) return next();
    const counted = countedFor(request, limits);
    const isFull = counted.some(({ key, share }) => (open.get(key) ?? 0) >= limits.socketsPerAddress * share);
    if (asksTooOften(counted) || isFull) return refuse(request, response);
    return next();
  });
  engine.on(
    'connection',
    (connection: { request: IncomingMessage; once: (event: string, end: () => void) => void }) => {
      // Asked now: once it has closed, nobody knows its address any more.
      const keys = countedFor(connection.request, limits).map(({ key }) => key);
      for (const key of keys) change(key, 1);
      connection.once('close', () => {
        for (const key of keys) change(key, -1);
      });
    },
  );
}
