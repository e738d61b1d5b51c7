import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '@balsam/contract';
import { DatabaseFailure, type FailureKind } from '#platform/db/failure.ts';
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod';
import { Failure, fieldError, type FieldError } from './failure.ts';

/** What zod calls an issue, as far as we read it. */
type Issue = { code?: string; minimum?: number | bigint };

const codeOf = (issue: Issue, isMissing: boolean): ErrorCode => {
  if (isMissing) return 'required';
  if (issue.code === 'too_big') return 'too_long';
  if (issue.code === 'too_small') return issue.minimum === 1 ? 'required' : 'too_short';
  return 'invalid_value';
};

type Invalid = {
  validation: { instancePath: string; keyword: string; params?: unknown }[];
  validationContext?: string;
};

/** What the caller sent, where the error says that it is at fault. */
const sent = (error: Invalid, request: FastifyRequest): unknown =>
  ({ body: request.body, params: request.params, querystring: request.query })[error.validationContext ?? ''];

const isMissing = (from: unknown, path: readonly string[]): boolean =>
  path.reduce<unknown>((at, key) => (at as Record<string, unknown> | null | undefined)?.[key], from) === undefined;

const fieldsOf = (error: Invalid, request: FastifyRequest): FieldError[] =>
  error.validation.slice(0, 50).map((v) => {
    const issue: Issue = { ...(v.params as Issue | undefined), code: v.keyword };
    const path = v.instancePath.split('/').slice(1);
    return fieldError(path.join('.').slice(0, 100), codeOf(issue, isMissing(sent(error, request), path)));
  });

const byStatus: Readonly<Record<number, ErrorCode>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  408: 'request_timeout',
  413: 'body_too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  503: 'overloaded',
};

/** PostgreSQL keeps no NUL and no half a character: text that has one was never anybody's. */
const notStorable: ReadonlySet<string> = new Set(['22021', '22P05']);

const ofDatabase: Readonly<Record<FailureKind, ErrorCode>> = {
  lost: 'unavailable',
  busy: 'overloaded',
  unsettled: 'outcome_unknown',
};

/** What is worth another try. A caller who may have been served already gets no Retry-After. */
const isWorthRetrying: ReadonlySet<ErrorCode> = new Set(['unavailable', 'overloaded']);

const asFailure = (error: FastifyError | Failure, request: FastifyRequest): Failure => {
  if (error instanceof Failure) return error;
  if (error instanceof DatabaseFailure) return new Failure(ofDatabase[error.kind]);
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = fieldsOf(error, request);
    return new Failure(fields[0]?.code === 'required' ? 'required' : 'invalid_value', { fields });
  }
  if (notStorable.has(error.code)) return new Failure('malformed', { fields: [] });
  const status = error.statusCode ?? 500;
  return new Failure(byStatus[status] ?? (status < 500 ? 'malformed' : 'internal'));
};

/** A failure in the envelope of DECISIONS §1. */
export const envelopeOf = (failure: Failure, requestId: string) => ({
  status: false,
  message: failure.message,
  message_ar: failure.messageAr,
  code: failure.code,
  request_id: requestId,
  data: failure.payload,
  ...((failure.http === 400 || failure.http === 422) && { errors: failure.fields ?? [] }),
});

/** In how many seconds to come again, spread so that not all who were refused come at once. */
const retryAfter = (): number => 1 + Math.floor(Math.random() * 5);

/** How a failure is written down: in the envelope, or as another standard has it. */
type FailureForm = {
  readonly mime: string;
  readonly bodyOf: (failure: Failure, requestId: string) => object;
};
const inEnvelope: FailureForm = { mime: 'application/json; charset=utf-8', bodyOf: envelopeOf };

/** Sends a failure. */
export const sendFailure = (
  request: FastifyRequest,
  reply: FastifyReply,
  failure: Failure,
  { mime, bodyOf } = inEnvelope,
) => {
  if (isWorthRetrying.has(failure.code)) reply.header('retry-after', retryAfter());
  return reply
    .status(failure.http)
    .header('cache-control', 'no-store')
    .type(mime)
    .serializer(JSON.stringify)
    .send(bodyOf(failure, request.id));
};

/** What Fastify refuses before there is a route, such as an address that it cannot read, in the same envelope. */
export const replyBeforeRouting = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void =>
  void sendFailure(request, reply, asFailure(error, request));

const placesShown = 7;
/** Where an error came from. Its message, which may have several lines and hold what somebody wrote, is left out. */
const placesIn = ({ stack = '' }: Error): string[] =>
  stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, placesShown);

/** Every error leaves through here; nothing of a stack, of SQL or of a person does. */
export const installErrorReply = (app: FastifyInstance, form = inEnvelope) => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = asFailure(error, request);
    if (isResponseSerializationError(error)) {
      request.log.error({ paths: error.cause.issues.map((i) => i.path.join('.')) }, 'reply does not fit its schema');
    } else if (error instanceof DatabaseFailure) {
      request.log.warn({ database: error.kind, code: error.code }, 'the database did not serve a request');
    } else if (failure.http >= 500 && failure.code !== 'overloaded') {
      request.log.error({ err: { type: error.name, code: error.code, stack: placesIn(error) } }, 'unexpected error');
    }
    return sendFailure(request, reply, failure, form);
  });
};
