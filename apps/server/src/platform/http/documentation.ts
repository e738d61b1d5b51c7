import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import swagger from '@fastify/swagger';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { errors, type Endpoint, type ErrorCode } from '@balsam/contract';
import { fail } from './failure.ts';

const always: readonly ErrorCode[] = [
  'invalid_value',
  'required',
  'too_many_requests',
  'internal',
  'overloaded',
  'unavailable',
];
const ofBodies: readonly ErrorCode[] = [
  'malformed',
  'request_timeout',
  'too_long',
  'too_short',
  'body_too_large',
  'unsupported_media_type',
];

/** The failures of an endpoint, by HTTP status, as OpenAPI responses. */
const failures = (endpoint: Endpoint) => {
  const guarded: readonly ErrorCode[] = endpoint.access.includes('guest') ? [] : ['unauthenticated', 'forbidden'];
  const isWrite = endpoint.method !== 'GET';
  const keyed: readonly ErrorCode[] =
    isWrite && !endpoint.secretReply ? ['idempotency_mismatch', 'still_processing'] : [];
  const written: readonly ErrorCode[] = isWrite ? [...keyed, 'outcome_unknown'] : [];
  const sent = endpoint.body ? ofBodies : [];
  const codes = new Set([...always, ...sent, ...guarded, ...written, ...endpoint.errors]);
  const byStatus = Map.groupBy(codes, (code) => String(errors[code].http));
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      { description: list.map((c) => `\`${c}\`: ${errors[c].en}`).join('\n\n') },
    ]),
  );
};

/** Shows the API to a browser. The viewer takes some 30 MB and few ever open it, so it is loaded when it is first asked for. */
function documentViewer() {
  const load = async (): Promise<FastifyInstance> => {
    const { default: scalar } = await import('@scalar/fastify-api-reference');
    const viewer: FastifyInstance = Fastify();
    await viewer.register(scalar, {
      routePrefix: '/docs',
      configuration: { url: '/openapi.json', telemetry: false, withDefaultFonts: false, agent: { disabled: true } },
    });
    await viewer.ready();
    return viewer;
  };
  let loading: Promise<FastifyInstance> | undefined;
  return async ({ url }: FastifyRequest, reply: FastifyReply) => {
    const viewer = await (loading ??= load());
    const { statusCode, headers, rawPayload } = await viewer.inject({ url });
    if (statusCode === 404) throw fail('not_found');
    if (headers.location !== undefined) return reply.redirect(headers.location, statusCode);
    return reply.type(String(headers['content-type'])).send(rawPayload);
  };
}

/** `/openapi.json` describes every call with its schemas, who may call it and its failures; `/docs` shows it. */
export async function installDocumentation(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Balsam',
        version: '1.0.0',
        description: 'Every call of the portal, in the envelope {status, message, data}.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (given) => {
      const { schema, url } = jsonSchemaTransform(given);
      const endpoint = given.route.config?.endpoint;
      if (!endpoint) return { schema: { ...schema, hide: true }, url };
      const { access: _access, failures: _failures, ...rest } = schema as Record<string, unknown>;
      return {
        url,
        schema: {
          ...rest,
          tags: [endpoint.path.split('/')[1] ?? ''],
          description: `Open to: ${endpoint.access.join(', ')}.`,
          ...(!endpoint.access.includes('guest') && { security: [{ bearer: [] }] }),
          response: { ...(rest['response'] as object | undefined), ...failures(endpoint) },
        },
      };
    },
    transformObject: jsonSchemaTransformObject,
  });
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  await app.register(async (docs) => {
    // The viewer brings inline scripts and styles of its own; nothing else is served under /docs.
    docs.addHook('onSend', async (_request, reply) => {
      reply.header(
        'content-security-policy',
        "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; frame-ancestors 'none'",
      );
    });
    const show = documentViewer();
    for (const url of ['/docs', '/docs/*']) docs.get(url, { schema: { hide: true } }, show);
  });
}
