import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Actor } from './access/actor.ts';
import type { Clock } from './clock/clock.ts';
import type { Config } from './config.ts';
import type { Db } from './db/types.ts';
import type { ReplyCache } from './http/reply-cache.ts';
import type { Realtime } from './realtime/realtime.ts';
import type { Files } from './storage/files.ts';
import type { Gateways } from './ports/gateways.ts';

/** What every module stands on. Made once in app.ts and handed to each handler. */
export type Platform = {
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly realtime: Realtime;
  readonly files: Files;
  readonly gateways: Gateways;
  /** Aborted once the process ends: work in the background begins nothing more. */
  readonly stopping: AbortSignal;
  /** Replies of guests' reads that are the same for everybody. */
  readonly replies: ReplyCache;
  /** Who is calling: the identity module looks the bearer token up. */
  readonly identify: (request: FastifyRequest, now: Date) => Promise<Actor>;
};
