import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '@balsam/contract';
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod';
import { Failure, fieldError, type FieldError } from './failure.ts';

/** What zod calls an issue, as far as we read it. */
type Issue = { code?: string; input?: unknown; message?: string; minimum?: number | bigint };

const codeOf = (issue: Issue, says: string): ErrorCode => {
  if (issue.code === 'invalid_type' && says.includes('received undefined')) return 'required';
  if (issue.code === 'too_big') return 'too_long';
  if (issue.code === 'too_small') return issue.minimum === 1 ? 'required' : 'too_short';
  return 'invalid_value';
};

const fieldsOf = (error: { validation: { instancePath: string; message?: string; params?: unknown }[] }): FieldError[] =>
  error.validation.slice(0, 50).map((v) => {
    const issue = ((v.params as { issue?: Issue } | undefined)?.issue ?? v.params ?? {}) as Issue;
    return fieldError(v.instancePath.slice(1).replaceAll('/', '.').slice(0, 100), codeOf(issue, v.message ?? ''));
  });

const byStatus: Readonly<Record<number, ErrorCode>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  413: 'body_too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  503: 'overloaded',
};

const asFailure = (error: FastifyError | Failure): Failure => {
  if (error instanceof Failure) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = fieldsOf(error as never);
    return new Failure(fields[0]?.code === 'required' ? 'required' : 'invalid_value', { fields });
  }
  const status = error.statusCode ?? 500;
  return new Failure(byStatus[status] ?? (status < 500 ? 'malformed' : 'internal'));
};

/** Sends a failure in the envelope of DECISIONS §1. */
export const sendFailure = (request: FastifyRequest, reply: FastifyReply, failure: Failure) =>
  reply
    .status(failure.http)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({
      status: false,
      message: failure.message,
      message_ar: failure.messageAr,
      code: failure.code,
      request_id: request.id,
      data: failure.payload,
      ...((failure.http === 400 || failure.http === 422) && { errors: failure.fields ?? [] }),
    });

/** Every error leaves through here; nothing of a stack, of SQL or of a person does. */
export const installErrorReply = (app: FastifyInstance) => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = asFailure(error);
    if (isResponseSerializationError(error)) {
      request.log.error({ paths: error.cause.issues.map((i) => i.path.join('.')) }, 'reply does not fit its schema');
    } else if (failure.http >= 500 && failure.code !== 'overloaded') {
      request.log.error({ err: { type: error.name, code: error.code, stack: error.stack?.split('\n').slice(1, 8) } }, 'unexpected error');
    }
    return sendFailure(request, reply, failure);
  });
};
