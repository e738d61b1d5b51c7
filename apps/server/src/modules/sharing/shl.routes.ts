import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { ManifestRequest, openFile, openShare } from './open-share.ts';

const hidden = { schema: { hide: true } } as const;
const asking = { ...hidden, config: { capacity: 'shared' } } as const;

/** Anybody's page may open a link, without our cookies or tokens. */
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': 'content-type',
  'access-control-max-age': '600',
  'cross-origin-resource-policy': 'cross-origin',
};

const callOf = ({ clock }: Platform, request: FastifyRequest): Call => ({
  actor: { kind: 'guest', guestId: undefined },
  now: clock.now(),
  requestId: request.id,
  ip: request.ip,
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
});

/**
 * Serves what SMART Health Links asks of a server, in its bare shapes: `POST /api/v1/shl/:id` answers the manifest, and
 * `GET /api/v1/shl-files/:ticket` a file that did not fit into it. It stands outside the contract because other people's apps call it.
 */
export async function serveLinks(http: FastifyInstance, platform: Platform): Promise<void> {
  await http.register(async (app) => {
    // At the end: also for a refusal that came before a hook of these routes could act.
    app.addHook('onSend', async (_request, reply) => void reply.headers(cors));
    app.options('/api/v1/shl/:id', hidden, (_request, reply) => reply.code(204).send());
    app.post('/api/v1/shl/:id', asking, async (request, reply) => {
      const { id } = request.params as { id: string };
      const sent = ManifestRequest.safeParse(request.body);
      if (!sent.success) return reply.code(400).send({ error: 'recipient is required' });
      const call = callOf(platform, request);
      const opening = await platform.db
        .transaction()
        .execute((tx) => openShare(tx, platform, call, id.slice(0, 100), sent.data));
      return reply.code(opening.http).send(opening.http === 404 ? { error: 'not_found' } : opening.body);
    });
    app.get('/api/v1/shl-files/:ticket', asking, async (request, reply) => {
      const { ticket } = request.params as { ticket: string };
      const file = await openFile(platform, ticket, platform.clock.now());
      if (file === undefined) return reply.code(404).send({ error: 'not_found' });
      return reply.type('application/jose').send(file);
    });
  });
}
