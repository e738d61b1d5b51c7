import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Gateways } from './gateways/index.ts';
import { chooseGateways } from './gateways/choose.ts';
import type { SignedIn } from './platform/access/actor.ts';
import type { Clock } from './platform/clock/clock.ts';
import type { Config } from './platform/config.ts';
import type { Db } from './platform/db/types.ts';
import { installDevRoutes } from './platform/dev/dev.routes.ts';
import { installDocumentation } from './platform/http/documentation.ts';
import { installErrorReply, replyBeforeRouting } from './platform/http/error-reply.ts';
import { answerUnreadable } from './platform/http/unreadable.ts';
import { installHealth } from './platform/http/health.ts';
import { loggerOptions, type LogStream } from './platform/http/logging.ts';
import { installSecurity } from './platform/http/security.ts';
import { serveAll } from './platform/http/serve.ts';
import { httpTimeouts, installBodyTimeout } from './platform/http/timeouts.ts';
import { installWeb } from './platform/http/web.ts';
import { runDue } from './platform/jobs/due.ts';
import { dispatchDue } from './platform/outbox/dispatch.ts';
import type { Platform } from './platform/platform.ts';
import { silentRealtime, type Realtime } from './platform/realtime/realtime.ts';
import { filesIn } from './platform/storage/files.ts';
import { dueWorks, heard, identifyBy, routes, serveBesides, subscriptions } from './rooms.ts';

export type AppOptions = {
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  /** The folder of the built web app. */
  readonly web: string;
  readonly gateways?: Gateways;
  /** False for none; where the lines go, when it is not the standard output. */
  readonly logger?: boolean | LogStream;
};

export type App = {
  readonly http: FastifyInstance;
  readonly platform: Platform;
  /** Hands out what is due in the outbox, until nothing is. */
  readonly dispatch: () => Promise<number>;
  /** Runs once all that became due by the clock. */
  readonly due: () => Promise<void>;
  /** The same for works that take long. */
  readonly slowDue: () => Promise<void>;
  /** What the rooms do with what browsers say over the socket. */
  readonly heard: { readonly position: (who: SignedIn, where: unknown) => Promise<boolean> };
  /** Gives the rooms a socket once there is one. */
  readonly connect: (realtime: Realtime) => void;
};

/** What says nothing until there is a socket server to say it by. */
function pluggable(): { readonly realtime: Realtime; readonly connect: (sockets: Realtime) => void } {
  let sockets = silentRealtime;
  return {
    realtime: {
      tell: (personId, event, ...what) => sockets.tell(personId, event, ...what),
      endSessions: (ids) => sockets.endSessions(ids),
      hangUp: (id) => sockets.hangUp(id),
    },
    connect: (opened) => {
      sockets = opened;
    },
  };
}

const serverOptions = (config: Config, logger: NonNullable<AppOptions['logger']>): FastifyServerOptions => ({
  logger: logger && loggerOptions(config, logger),
  genReqId: () => randomUUID(),
  bodyLimit: 256 * 1024,
  forceCloseConnections: true,
  requestTimeout: httpTimeouts.requestMs,
  http: { headersTimeout: httpTimeouts.headersMs, connectionsCheckingInterval: httpTimeouts.checkMs },
  // So many proxies of ours stand before us; what a client claims beyond them is not believed.
  trustProxy: config.trustProxy === false ? false : (_address, hop) => hop < (config.trustProxy || 0),
  routerOptions: { maxParamLength: 200 },
  frameworkErrors: replyBeforeRouting,
  clientErrorHandler: answerUnreadable,
});

/** The table of contents of the server: platform, rooms, and how they are put together. Nothing listens yet. */
export async function buildApp({ config, db, clock, web, gateways, logger = true }: AppOptions): Promise<App> {
  const http = Fastify(serverOptions(config, logger));
  const log: FastifyBaseLogger = http.log;
  const { realtime, connect } = pluggable();
  const files = await filesIn(config);
  const platform: Platform = {
    config,
    db,
    clock,
    log,
    realtime,
    files,
    gateways: gateways ?? chooseGateways(config, db),
    identify: identifyBy(db),
  };
  const dispatch = () => dispatchDue(platform, subscriptions);
  const due = () =>
    runDue(
      platform,
      dueWorks.filter((work) => !work.slow),
    );
  const slowDue = () =>
    runDue(
      platform,
      dueWorks.filter((work) => work.slow),
    );

  http.setValidatorCompiler(validatorCompiler);
  http.setSerializerCompiler(serializerCompiler);
  installErrorReply(http);
  await installSecurity(http, config);
  installBodyTimeout(http);
  await installDocumentation(http);
  installHealth(http, db);
  serveAll(http, platform, routes);
  await serveBesides(http, platform);
  installDevRoutes(http, platform, async () => {
    await due();
    await dispatch();
  });
  await installWeb(http, web);
  return {
    http,
    platform,
    dispatch,
    due,
    slowDue,
    heard: { position: (who, where) => heard.position(platform, who, where) },
    connect,
  };
}
