import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '@balsam/contract';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { Actor } from '#platform/access/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { Call } from './call.ts';
import { fail } from './failure.ts';
import type { SentFile } from './form.ts';
import { retryOnConflict } from './retry.ts';
import { asMessage, WithMessage } from './with-message.ts';
import {
  claimKey,
  findKey,
  readProgress,
  releaseClaim,
  storeReply,
  writeProgress,
  type KeyName,
  type KeyOwner,
  type Progress,
} from './idempotency.store.ts';

/** How long a call may act for its key before another one takes over: three times what a payment provider is waited for. */
const leaseMs = 30_000;
/** Milliseconds between two looks for the reply of another process. In sum longer than a lease, so that a dead one is outlived. */
const pauses = [25, 50, 100, 200, ...Array.from({ length: 72 }, () => 500)];

const wellFormed = /^[\w:.-]{8,100}$/;

/** The caller's `Idempotency-Key`, or nothing. Refused when it is no key (400). */
function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !wellFormed.test(key)) throw fail('invalid_value', { path: 'Idempotency-Key' });
  return key;
}

type KeyedRequest = {
  readonly request: FastifyRequest;
  readonly call: Call;
  readonly query: unknown;
  readonly params: unknown;
  readonly body: unknown;
  readonly file: SentFile | undefined;
};

/** What a call that opens several transactions stores with its key, so that a repetition goes on where the first one ended. */
export type Attempt = {
  /** Whether a repetition would be answered with what the first one has done. */
  readonly isKeyed: boolean;
  /** Ids of what was made so far under the key; empty at the first attempt and without a key. */
  readonly progress: (sql: Sql) => Promise<Progress>;
  /** Adds to the progress in the transaction that makes it. */
  readonly save: (tx: Tx, made: Progress) => Promise<void>;
  /** Takes out of it what this transaction undoes. */
  readonly discard: (tx: Tx, ...undone: readonly string[]) => Promise<void>;
  /** Keeps the answer in the transaction that makes it true; otherwise it is kept when the call returns. */
  readonly complete: (tx: Tx, answer: unknown) => Promise<void>;
};

const withoutKey: Attempt = {
  isKeyed: false,
  progress: async () => ({}),
  save: async () => {},
  discard: async () => {},
  complete: async () => {},
};

/** Another call took the key over, because this one took longer than its lease: nothing more is written under it. */
class ClaimLost extends Error {}

const ownerOf = (actor: Actor): KeyOwner | undefined => {
  if (actor.kind === 'user') return { accountId: actor.accountId, personId: actor.personId, guestId: null };
  if (actor.kind === 'device') return undefined;
  return actor.guestId === undefined ? undefined : { accountId: null, personId: null, guestId: actor.guestId };
};

/** The hash of the input without when it was sent: a phone that sends the same step again sends another time. Keyed, for it may hold a password. */
async function hashOf(secret: string, { query, params, body, file }: KeyedRequest): Promise<Buffer> {
  const isPlain = typeof body === 'object' && body !== null && !Array.isArray(body);
  const content = isPlain ? { ...body, sent_at: undefined } : (body ?? null);
  const hash = createHmac('sha256', secret).update(JSON.stringify([query ?? null, params ?? null, content]));
  return (file ? hash.update(await file.read()) : hash).digest();
}

type Keyed = { readonly name: KeyName; readonly bodyHash: Buffer; readonly by: string };
type Act = (attempt: Attempt) => Promise<unknown>;

async function keyedOf({ config }: Platform, endpoint: Endpoint, input: KeyedRequest): Promise<Keyed | undefined> {
  const key = idempotencyKeyOf(input.request);
  const owner = ownerOf(input.call.actor);
  const isKept = endpoint.method !== 'GET' && endpoint.reply !== 'file' && !endpoint.secretReply;
  if (key === undefined || owner === undefined || !isKept) return undefined;
  const name = { owner, endpoint: `${endpoint.method} ${endpoint.path}`, key };
  return { name, bodyHash: await hashOf(config.secret, input), by: input.call.requestId };
}

const stored = (answer: unknown) => {
  const { data, message, messageAr } = asMessage(answer);
  return { data, message, messageAr };
};

const held = (isHeld: boolean): void => {
  if (!isHeld) throw new ClaimLost();
};

function attemptOf({ name, by }: Keyed): { readonly attempt: Attempt; readonly isComplete: () => boolean } {
  let complete = false;
  return {
    isComplete: () => complete,
    attempt: {
      isKeyed: true,
      progress: async (sql) => {
        const progress = await readProgress(sql, name, by);
        if (!progress) throw new ClaimLost();
        return progress;
      },
      save: async (tx, made) => held(await writeProgress(tx, name, by, { made })),
      discard: async (tx, ...undone) => held(await writeProgress(tx, name, by, { undone })),
      complete: async (tx, answer) => {
        held(await storeReply(tx, name, by, stored(answer)));
        complete = true;
      },
    },
  };
}

/** Acts under a claim. An answer that came too late is not given: whoever took over answers. */
async function actUnder({ db, clock }: Platform, keyed: Keyed, act: Act): Promise<unknown> {
  const { name, by } = keyed;
  const { attempt, isComplete } = attemptOf(keyed);
  try {
    const answer = await act(attempt);
    // A key that is gone went with its account, which this call has deleted: nobody else answers for it.
    if (!isComplete() && !(await storeReply(db, name, by, stored(answer)))) held(!(await findKey(db, name)));
    return answer;
  } catch (error) {
    // Where the database cannot be reached either, the claim runs out by itself.
    if (!(error instanceof ClaimLost)) await releaseClaim(db, name, by, clock.now()).catch(() => undefined);
    throw error;
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The answer of the key: the stored one, that of our own act, or that of whoever acts now, once there is one. */
async function answerOf(platform: Platform, keyed: Keyed, act: Act, looks = 0): Promise<unknown> {
  const { name, bodyHash, by } = keyed;
  const now = platform.clock.now();
  const claim = { by, now, until: new Date(now.getTime() + leaseMs) };
  // Claiming twice by the same call is claiming once.
  if (await retryOnConflict(() => claimKey(platform.db, name, bodyHash, claim), { repeatable: true })) {
    try {
      return await actUnder(platform, keyed, act);
    } catch (error) {
      if (!(error instanceof ClaimLost)) throw error;
    }
  }
  const key = await retryOnConflict(() => findKey(platform.db, name), { repeatable: true });
  if (key && !key.bodyHash.equals(bodyHash)) throw fail('idempotency_mismatch');
  if (key?.reply) return new WithMessage(key.reply.data, key.reply.message, key.reply.messageAr);
  const ms = pauses[looks];
  if (ms === undefined) throw fail('still_processing');
  await pause(ms);
  return answerOf(platform, keyed, act, looks + 1);
}

const runningIn = new WeakMap<Platform, Map<string, Promise<unknown>>>();

const runningOf = (platform: Platform): Map<string, Promise<unknown>> => {
  const running = runningIn.get(platform) ?? new Map<string, Promise<unknown>>();
  runningIn.set(platform, running);
  return running;
};

/**
 * Those who send a key again with the same body while it is at work in this process wait for that one answer, whatever it is, without a
 * connection. Another body under the key is the database's to refuse: here it may have come before the one that has the key elsewhere.
 */
function joined(platform: Platform, keyed: Keyed, act: Act): Promise<unknown> {
  const running = runningOf(platform);
  const name = JSON.stringify([keyed.name, keyed.bodyHash.toString('base64')]);
  const first = running.get(name);
  if (first) return first;
  const answer = answerOf(platform, keyed, act).finally(() => running.delete(name));
  running.set(name, answer);
  return answer;
}

/**
 * Runs a call once for each `Idempotency-Key` of its owner; whoever sends the key again, at once or within two days, is answered as the
 * first one was. A call that failed leaves no key, unless it has made something that it can go on from.
 * @throws idempotency_mismatch when the key was used with another input; still_processing when another process does not come to an end
 */
export async function once(platform: Platform, endpoint: Endpoint, input: KeyedRequest, act: Act): Promise<unknown> {
  const keyed = await keyedOf(platform, endpoint, input);
  return keyed ? joined(platform, keyed, act) : act(withoutKey);
}
