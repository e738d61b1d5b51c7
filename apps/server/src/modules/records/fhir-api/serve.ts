import type { CapabilityStatement, OperationOutcome, OperationOutcomeIssue } from 'fhir/r4.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { audit } from '#platform/audit/audit.ts';
import type { Call, UserCall } from '#platform/http/call.ts';
import { installErrorReply } from '#platform/http/error-reply.ts';
import { fail, type Failure } from '#platform/http/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { ipsFor } from '../ips-for.ts';
import { readableRecord } from '../records.policy.ts';

const hidden = { schema: { hide: true } } as const;
const asking = { ...hidden, config: { capacity: 'shared' } } as const;
const mime = 'application/fhir+json; charset=utf-8';

/** The kind of failure that FHIR R4 (IssueType) calls a status of HTTP. */
const issueTypes: Readonly<Record<number, OperationOutcomeIssue['code']>> = {
  400: 'invalid',
  401: 'login',
  403: 'forbidden',
  404: 'not-found',
  429: 'throttled',
  500: 'exception',
  503: 'transient',
};

const outcomeOf = ({ http, message }: Failure): OperationOutcome => ({
  resourceType: 'OperationOutcome',
  issue: [{ severity: 'error', code: issueTypes[http] ?? 'processing', diagnostics: message }],
});

const capabilityOf = ({ clock, config }: Platform): CapabilityStatement => ({
  resourceType: 'CapabilityStatement',
  status: 'active',
  date: clock.now().toISOString(),
  kind: 'instance',
  fhirVersion: '4.0.1',
  format: ['application/fhir+json'],
  implementation: { description: 'Balsam patient portal', url: `${config.publicUrl}/fhir` },
  rest: [
    {
      mode: 'server',
      security: { cors: false, description: 'The bearer token of a log-in of the portal' },
      resource: [
        {
          type: 'Patient',
          operation: [{ name: 'summary', definition: 'http://hl7.org/fhir/uv/ips/OperationDefinition/summary' }],
        },
      ],
    },
  ],
});

async function userCallOf(platform: Platform, request: FastifyRequest): Promise<UserCall> {
  const now = platform.clock.now();
  const actor = await platform.identify(request, now);
  const call: Call = {
    actor,
    now,
    requestId: request.id,
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
  };
  if (actor.kind !== 'user') throw fail('unauthenticated');
  return { ...call, actor };
}

/** The summary of a patient by medical record number: for themselves, their guardian, and a doctor who cares for them. */
async function summaryOf(platform: Platform, request: FastifyRequest) {
  const call = await userCallOf(platform, request);
  const { id } = request.params as { id: string };
  if (!/^\d{7}$/.test(id)) throw fail('not_found');
  const reading = await readableRecord(platform.db, call, id);
  const bundle = await ipsFor(platform.db, reading, call.now);
  if (!bundle) throw fail('not_found');
  await audit(platform.db, call, {
    personId: reading.personId,
    action: 'read',
    what: 'medical summary',
    why: reading.why,
  });
  return bundle;
}

/** Serves `/fhir`, outside the contract since it answers bare FHIR and not the envelope; a refusal is an OperationOutcome (DECISIONS §11). */
export async function serveFhir(http: FastifyInstance, platform: Platform): Promise<void> {
  await http.register(async (app) => {
    installErrorReply(app, { mime, bodyOf: outcomeOf });
    app.get('/fhir/metadata', hidden, async (_request, reply) =>
      reply.type(mime).send(JSON.stringify(capabilityOf(platform))),
    );
    app.get('/fhir/Patient/:id/$summary', asking, async (request, reply) =>
      reply.type(mime).send(JSON.stringify(await summaryOf(platform, request))),
    );
    app.all('/fhir/*', hidden, async () => {
      throw fail('not_found');
    });
  });
}
