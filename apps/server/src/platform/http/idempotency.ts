import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '@balsam/contract';
import type { Sql, Tx } from '../db/types.ts';
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

/** What is asked, without when it was sent: a phone that sends the same step again says another time. */
function hashOf({ params, body }: Pick<Asked, 'params' | 'body'>): Buffer {
  const isPlain = typeof body === 'object' && body !== null && !Array.isArray(body);
  const said = isPlain ? { ...body, sent_at: undefined } : (body ?? null);
  return createHash('sha256')
    .update(JSON.stringify([params ?? null, said]))
    .digest();
}

const nameOf = (endpoint: Endpoint, accountId: number, key: string) => ({
  accountId,
  endpoint: `${endpoint.method} ${endpoint.path}`,
  key,
});

/** What this key of the caller was answered before, or nothing. @throws idempotency_mismatch when something else was asked with it */
export async function recallOnce(sql: Sql, endpoint: Endpoint, asked: Asked): Promise<Said<unknown> | undefined> {
  const { actor } = asked.call;
  const key = idempotencyKeyOf(asked.request);
  if (key === undefined || actor.kind === 'guest') return undefined;
  const earlier = await recallReply(sql, nameOf(endpoint, actor.accountId, key));
  if (!earlier) return undefined;
  if (!hashOf(asked).equals(earlier.bodyHash)) throw fail('idempotency_mismatch');
  return new Said(earlier.reply.data, earlier.reply.message, earlier.reply.messageAr);
}

/**
 * Runs a write once for each key of an account: the second caller waits on the first one's row, then gets its answer.
 * The row is written in the write's own transaction, so a write that failed leaves no key behind.
 */
export async function actOnce(tx: Tx, endpoint: Endpoint, asked: Asked, act: () => Promise<unknown>): Promise<unknown> {
  const { actor, now } = asked.call;
  const key = idempotencyKeyOf(asked.request);
  if (key === undefined || actor.kind === 'guest') return act();
  const name = nameOf(endpoint, actor.accountId, key);
  if (!(await reserveKey(tx, { ...name, bodyHash: hashOf(asked), now }))) {
    const earlier = await recallOnce(tx, endpoint, asked);
    if (!earlier) throw fail('idempotency_mismatch');
    return earlier;
  }
  const answer = await act();
  const full = answer instanceof Said ? answer : new Said(answer, 'Success', 'تم بنجاح');
  await rememberReply(tx, name, { data: full.data, message: full.message, messageAr: full.messageAr });
  return answer;
}
