import type { IncomingMessage } from 'node:http';

/**
 * The address of a caller beyond as many proxies of ours as pass it on: what Fastify answers as the `ip` of a request, for what does not
 * come through it. Whatever a caller writes in front of what our proxies add is not believed.
 */
export function callerAddress({ headers, socket }: IncomingMessage, proxies: number | false): string | undefined {
  const said = String(headers['x-forwarded-for'] ?? '').split(',');
  const hops = [
    socket.remoteAddress,
    ...said
      .map((hop) => hop.trim())
      .filter(Boolean)
      .toReversed(),
  ];
  return hops[Math.min(Number(proxies), hops.length - 1)];
}
