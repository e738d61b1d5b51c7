import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { Config } from '#platform/config.ts';
import { networksOf, siteShare } from '#platform/limits/networks.ts';
import { WindowCounts } from '#platform/limits/window-counts.ts';
import { fail } from './failure.ts';
import { installHeaders, socketOrigin } from './headers.ts';

const policyOf = ({ mapTiles, publicUrl }: Config) => ({
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  // Tiles of maps are pictures of another system; nothing but their address is sent there, and no referrer.
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

/** By the route that was found, not by how its address was spelled. What nobody serves is counted as well; files and health are not. */
const isCounted = ({ routeOptions: { url } }: FastifyRequest): boolean =>
  url === undefined || /^\/(?:api|docs|fhir|openapi\.json|sandbox-gateway)(?:\/|$)/.test(url);

/** A customer may have a whole /48 of IPv6, and so 65,536 networks: together they have a limit too. The rest is as for one network. */
function limitSites(app: FastifyInstance, max: number): void {
  const countRequest = app.createRateLimit({ max, keyGenerator: (request) => networksOf(request.ip).site ?? '' });
  app.addHook('onRequest', async (request, reply) => {
    if (networksOf(request.ip).site === undefined || !isCounted(request)) return;
    const counted = await countRequest(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    reply.header('retry-after', counted.ttlInSeconds);
    throw fail('too_many_requests');
  });
}

/** What helmet says of every answer: the same for all of them, so it is asked once, by a server that nobody else asks. */
async function helmetHeaders(config: Config): Promise<Record<string, string>> {
  const asked = Fastify();
  await asked.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policyOf(config) },
    strictTransportSecurity: config.production ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
  });
  asked.get('/', async (_request, { raw }) => raw.getHeaders());
  const answer = await asked.inject('/');
  await asked.close();
  return answer.json<Record<string, string>>();
}

/** Headers and limits that hold for everything the server answers. */
export async function installSecurity(app: FastifyInstance, config: Config): Promise<void> {
  installHeaders(app, await helmetHeaders(config));
  await app.register(rateLimit, {
    // One hook for all instead of one after the hooks of each route: these look up the log-in, and refuse without having counted.
    global: false,
    max: config.requestsPerMinute,
    timeWindow: '1 minute',
    store: WindowCounts,
    keyGenerator: (request) => networksOf(request.ip).network,
    errorResponseBuilder: () => fail('too_many_requests'),
    allowList: (request) => !isCounted(request),
  });
  app.addHook('onRequest', app.rateLimit());
  limitSites(app, config.requestsPerMinute * siteShare);
}
