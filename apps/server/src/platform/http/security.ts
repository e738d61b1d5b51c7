import type { FastifyInstance, FastifyRequest } from 'fastify';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { Config } from '../config.ts';
import { fail } from './failure.ts';
import { installHeaders, socketOrigin } from './headers.ts';

const policyOf = ({ mapTiles, publicUrl }: Config) => ({
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  // Tiles of maps are pictures of another house; nothing but their address is sent there, and no referrer.
  imgSrc: ["'self'", 'data:', 'blob:', ...(mapTiles ? [new URL(mapTiles.url).origin] : [])],
  fontSrc: ["'self'"],
  connectSrc: ["'self'", socketOrigin(publicUrl)],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
});

/** By the route that was found, not by how its address was spelled. What nobody serves is counted as well, files and health are not. */
const isCounted = ({ routeOptions: { url } }: FastifyRequest): boolean =>
  url === undefined || /^\/api(?:\/|$)/.test(url);

/** Headers, limits and shedding of load that hold for everything the server answers. */
export async function installSecurity(app: FastifyInstance, config: Config): Promise<void> {
  installHeaders(app);
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policyOf(config) },
    strictTransportSecurity: config.production ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
  });
  await app.register(rateLimit, {
    max: config.requestsPerMinute,
    timeWindow: '1 minute',
    hook: 'onRequest',
    keyGenerator: (request) => request.ip,
    errorResponseBuilder: () => fail('too_many_requests'),
    allowList: (request) => !isCounted(request),
  });
  await app.register(underPressure, {
    maxEventLoopDelay: config.test ? 0 : 2000,
    retryAfter: 5,
    pressureHandler: () => {
      throw fail('overloaded');
    },
  });
}
