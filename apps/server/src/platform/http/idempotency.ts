import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '@balsam/contract';
import type { Tx } from '../db/types.ts';
import type { Call } from './call.ts';
import { fail } from './failure.ts';
import { Said } from './said.ts';
import { recallReply, rememberReply, reserveKey } from './idempotency.store.ts';

const wellFormed = /^[\w:.-]{8,100}$/;

/** The caller's `Idempotency-Key`, or nothing. Refused when it is no key (400). */
export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !wellFormed.test(key)) throw fail('invalid_value', { path: 'Idempotency-Key' });
  return key;
}

type Asked = {
  readonly request: FastifyRequest;
  readonly call: Call;
  readonly body: unknown;
  readonly params: unknown;
};

/**
 * Runs a write once for each key of an account: the second caller waits on the first one's row, then gets its answer.
 * The row is written in the write's own transaction, so a write that failed leaves no key behind.
 */
export async function actOnce(tx: Tx, endpoint: Endpoint, asked: Asked, act: () => Promise<unknown>): Promise<unknown> {
  const { actor, now } = asked.call;
  const key = idempotencyKeyOf(asked.request);
  if (key === undefined || actor.kind === 'guest') return act();
  const bodyHash = createHash('sha256')
    .update(JSON.stringify([asked.params ?? null, asked.body ?? null]))
    .digest();
  const name = { accountId: actor.accountId, endpoint: `${endpoint.method} ${endpoint.path}`, key };
  if (!(await reserveKey(tx, { ...name, bodyHash, now }))) {
    const earlier = await recallReply(tx, name);
    if (!earlier || !bodyHash.equals(earlier.bodyHash)) throw fail('idempotency_mismatch');
    return new Said(earlier.reply.data, earlier.reply.message, earlier.reply.messageAr);
  }
  const answer = await act();
  const full = answer instanceof Said ? answer : new Said(answer, 'Success', 'تم بنجاح');
  await rememberReply(tx, name, { data: full.data, message: full.message, messageAr: full.messageAr });
  return answer;
}
