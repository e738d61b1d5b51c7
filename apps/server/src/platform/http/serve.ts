import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Caller, DeviceCaller, Endpoint } from '@balsam/contract';
import { isStaff } from '@balsam/domain/identity';
import type { Actor, PairedDevice, SignedIn } from '#platform/access/actor.ts';
import { admits } from '#platform/access/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { isUnsettled } from '#platform/db/failure.ts';
import type { DB } from '#platform/db/schema.gen.ts';
import type { Db, Tx } from '#platform/db/types.ts';
import type { Call } from './call.ts';
import { Failure, fail } from './failure.ts';
import { formReceiver, refuseLargeForm, takeForms, type ReceiveForm, type SentFile } from './form.ts';
import { once, type Attempt } from './idempotency.ts';
import { retryOnConflict } from './retry.ts';
import { send, sendShared, type FileReply } from './send-reply.ts';
import type { WithMessage } from './with-message.ts';

export type { FileReply } from './send-reply.ts';

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type ReplyOf<E extends Endpoint> = E['reply'] extends z.ZodType ? z.input<E['reply']> : FileReply;
/** Who calls: a log-in is certain unless guests may call the endpoint, or paired devices. */
type ActorOf<E extends Endpoint> = 'guest' extends E['access'][number] ? Actor : ActorAs<E['access'][number]>;
type ActorAs<C extends Caller> = C extends DeviceCaller ? PairedDevice : SignedIn;

type Input<E extends Endpoint> = {
  readonly query: Parsed<E['query']>;
  readonly params: Parsed<E['params']>;
  readonly body: Parsed<E['body']>;
  /** Of a form: its part `file`. */
  readonly file: E extends { readonly form: true } ? SentFile | undefined : undefined;
  readonly call: Call<ActorOf<E>>;
  readonly platform: Platform;
  /** For the few that read a form or a header that the contract does not know. */
  readonly request: FastifyRequest;
};
type Writing = {
  readonly tx: Tx;
  /** Registers what runs after the commit: ending sockets, sending events to open screens. */
  readonly after: (effect: () => void) => void;
};
type Answer<E extends Endpoint> = Promise<ReplyOf<E> | WithMessage<ReplyOf<E>>>;

/** An endpoint with its handler, ready to be served. */
export type Route = {
  readonly endpoint: Endpoint;
  readonly run: (platform: Platform, input: Input<Endpoint>) => Promise<unknown>;
  /** The reply is the same for everybody as long as these tables are. */
  readonly shared?: { readonly tables: readonly (keyof DB)[] };
  /** Refuses a caller who passed the declared access, before the body is read: where an authority is no log-in. */
  readonly admit?: (platform: Platform, caller: { call: Call; request: FastifyRequest }) => Promise<void>;
};

/** Serves a call that only reads (its audit row apart). */
export const read = <E extends Endpoint>(endpoint: E, handle: (input: Input<E> & { db: Db }) => Answer<E>): Route => ({
  endpoint,
  run: (platform, input) =>
    retryOnConflict(() => handle({ ...(input as unknown as Input<E>), db: platform.db }), { repeatable: true }),
});

type SharedInput<E extends Endpoint> = Pick<Input<E>, 'query' | 'params' | 'platform'> & {
  readonly db: Db;
  readonly now: Date;
};

/**
 * Serves a call of guests that answers everybody the same: the handler never learns who calls. Replies are kept for a second, and not after
 * this process changed one of the tables.
 * @param tables all that it reads from
 */
export const readShared = <E extends Endpoint>(
  endpoint: E,
  tables: readonly (keyof DB)[],
  handle: (input: SharedInput<E>) => Answer<E>,
): Route => ({
  endpoint,
  shared: { tables },
  run: (platform, { query, params, call: { now } }) => {
    const input = { query, params, platform, db: platform.db, now } as unknown as SharedInput<E>;
    return retryOnConflict(() => handle(input), { repeatable: true });
  },
});

/**
 * Runs a transaction, then what was registered for after it. That only makes the screens of others read again, so it also runs when it is
 * unknown whether the transaction took effect.
 */
async function commit<T>(db: Db, work: (tx: Tx, after: Writing['after']) => Promise<T>): Promise<T> {
  const effects: (() => void)[] = [];
  const run = () => {
    for (const effect of effects) effect();
  };
  try {
    const answer = await db.transaction().execute((tx) => work(tx, (effect) => void effects.push(effect)));
    run();
    return answer;
  } catch (error) {
    if (isUnsettled(error)) run();
    throw error;
  }
}

const outOfDate: ReadonlySet<number> = new Set([409, 422]);

/** Runs a write. One that is refused for what stands now was mostly asked for by what another process has changed since: the next look is a fresh one. */
async function freshAfterRefusal<T>(platform: Platform, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Failure && outOfDate.has(error.http)) platform.replies.forget();
    throw error;
  }
}

/** Serves a write in one transaction; with an `Idempotency-Key` it acts once. */
export const write = <E extends Endpoint>(endpoint: E, handle: (input: Input<E> & Writing) => Answer<E>): Route => ({
  endpoint,
  run: (platform, input) =>
    once(platform, endpoint, input, (attempt) => {
      let isRepeated = false;
      const act = async (tx: Tx, after: Writing['after']) => {
        // The first run may have taken effect before its connection was lost: then its answer stands, and nothing is done again.
        if (isRepeated) await attempt.progress(tx);
        isRepeated = true;
        const done = await handle({ ...(input as unknown as Input<E>), tx, after });
        await attempt.complete(tx, done);
        return done;
      };
      const transact = () => retryOnConflict(() => commit(platform.db, act), { repeatable: attempt.isKeyed });
      return freshAfterRefusal(platform, transact);
    }),
});

/**
 * Serves a call that talks to the outside world between its transactions, and so opens them itself. With an `Idempotency-Key` it acts
 * once; what it has made before its process died it finds in `attempt`.
 */
export const callExternal = <E extends Endpoint>(
  endpoint: E,
  handle: (input: Input<E> & { db: Db; attempt: Attempt }) => Answer<E>,
): Route => ({
  endpoint,
  run: (platform, input) =>
    once(platform, endpoint, input, (attempt) =>
      freshAfterRefusal(platform, () => handle({ ...(input as unknown as Input<E>), db: platform.db, attempt })),
    ),
});

const envelope = (data: z.ZodType) =>
  z.object({ status: z.literal(true), message: z.string(), message_ar: z.string(), data });

const callOf = async (platform: Platform, request: FastifyRequest): Promise<Call> => {
  const now = platform.clock.now();
  return {
    actor: await platform.identify(request, now),
    now,
    requestId: request.id,
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
  };
};

/** Says in a header in how many seconds a session of the staff ends, so that the open screen can warn before. */
const addSessionExpiry = (reply: FastifyReply, { actor, now }: Call) => {
  if (actor.kind !== 'user' || !actor.expiresAt || !isStaff(actor.roleId)) return;
  reply.header('x-session-ends-in', Math.floor((actor.expiresAt.getTime() - now.getTime()) / 1000));
};

type Served = {
  readonly platform: Platform;
  readonly route: Route;
  readonly version: string;
  readonly receiveForm?: ReceiveForm;
};

const serveOne = (app: FastifyInstance, { platform, route, version, receiveForm }: Served) => {
  const { endpoint, run } = route;
  app.route({
    method: endpoint.method,
    url: `/api/${version}${endpoint.path}`,
    config: { endpoint, capacity: endpoint.reservedCapacity ?? 'shared' },
    ...(endpoint.largestBody !== undefined && { bodyLimit: endpoint.largestBody }),
    schema: {
      summary: endpoint.summary,
      ...({ access: endpoint.access, failures: endpoint.errors } as object),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.body && { body: endpoint.body }),
      ...((endpoint.form ? { consumes: ['multipart/form-data'] } : {}) as object),
      ...(endpoint.reply !== 'file' && { response: { 200: envelope(endpoint.reply) } }),
    },
    // Before the body is read: somebody who may not call must not learn what it would take.
    onRequest: async (request, reply) => {
      request.call = await callOf(platform, request);
      addSessionExpiry(reply, request.call);
      const verdict = admits(endpoint.access, request.call.actor);
      if (verdict === 'sign_in') throw fail('unauthenticated');
      if (verdict === 'forbidden') throw fail('forbidden');
      if (receiveForm) refuseLargeForm(request);
      await route.admit?.(platform, { call: request.call, request });
    },
    ...(receiveForm && {
      preValidation: async (request, reply) => {
        const { fields, file } = await receiveForm(request, reply);
        request.body = fields;
        request.sentFile = file;
      },
    }),
    handler: async (request, reply) => {
      const { query, params, body, call } = request;
      const input = { query, params, body, file: request.sentFile, call, platform, request };
      const answer = () => run(platform, input as unknown as Input<Endpoint>);
      if (route.shared) return sendShared(platform, endpoint, { request, reply, ...route.shared }, answer);
      return send(reply, endpoint, await answer());
    },
  });
};

/** In a scope of its own: nothing else takes multipart bodies. */
const serveForm = (app: FastifyInstance, served: Served) => {
  void app.register(async (scope) => {
    takeForms(scope);
    serveOne(scope, served);
  });
};

/** Serves the routes of all modules, each under every version it names. An endpoint without declared access stops the start. */
export const serveAll = (app: FastifyInstance, platform: Platform, routes: readonly Route[]) => {
  // One for all of them: a sender's forms are counted together.
  const receiveForm = formReceiver(platform.config.dataDir);
  for (const route of routes) {
    if (!route.endpoint.access?.length)
      throw new Error(`${route.endpoint.method} ${route.endpoint.path} declares no access`);
    if (route.shared && !(route.endpoint.method === 'GET' && route.endpoint.access.includes('guest')))
      throw new Error(`${route.endpoint.method} ${route.endpoint.path} is no read of guests, and cannot be shared`);
    for (const version of route.endpoint.versions ?? ['v1'])
      if (route.endpoint.form) serveForm(app, { platform, route, version, receiveForm });
      else serveOne(app, { platform, route, version });
  }
};

declare module 'fastify' {
  interface FastifyRequest {
    call: Call;
    sentFile?: SentFile | undefined;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}
