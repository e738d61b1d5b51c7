import type { CapabilityStatement, OperationOutcome, OperationOutcomeIssue } from 'fhir/r4.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { audit } from '#platform/audit/audit.ts';
import type { Call, UserCall } from '#platform/http/call.ts';
import { fail, Failure } from '#platform/http/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { ipsFor } from '../ips-for.ts';
import { readableRecord } from '../records.policy.ts';

const hidden = { schema: { hide: true } } as const;
const mime = 'application/fhir+json; charset=utf-8';

/** The kind of failure that FHIR R4 (IssueType) calls a status of HTTP. */
const issueTypes: Readonly<Record<number, OperationOutcomeIssue['code']>> = {
  400: 'invalid',
  401: 'login',
  403: 'forbidden',
  404: 'not-found',
  429: 'throttled',
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

/** Answers bare FHIR; a refusal is an OperationOutcome (DECISIONS §11). */
const answer = async (reply: FastifyReply, work: () => Promise<object>): Promise<FastifyReply> => {
  reply.type(mime).header('cache-control', 'no-store');
  try {
    return await reply.send(JSON.stringify(await work()));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return reply.code(error.http).send(JSON.stringify(outcomeOf(error)));
  }
};

/** Serves `/fhir`, outside the contract since it speaks FHIR and not the envelope. */
export async function serveFhir(http: FastifyInstance, platform: Platform): Promise<void> {
  http.get('/fhir/metadata', hidden, (_request, reply) => answer(reply, async () => capabilityOf(platform)));
  http.get('/fhir/Patient/:id/$summary', hidden, (request, reply) => answer(reply, () => summaryOf(platform, request)));
  http.all('/fhir/*', hidden, (_request, reply) =>
    answer(reply, async () => {
      throw fail('not_found');
    }),
  );
}
