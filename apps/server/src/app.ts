import { randomUUID } from 'node:crypto';
import { contract } from '@balsam/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { chooseGateways } from './gateways/choose.ts';
import { openBlobStore } from './gateways/files/blob-store.ts';
import type { Clock } from './platform/clock/clock.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/db/open.ts';
import { openProbe } from './platform/db/probe.ts';
import type { Db } from './platform/db/types.ts';
import { installDevRoutes } from './platform/dev/dev.routes.ts';
import { installAdmission } from './platform/http/admission.ts';
import { assertContractServed } from './platform/http/contract-served.ts';
import { installDocumentation } from './platform/http/documentation.ts';
import { installDraining, type Draining } from './platform/http/draining.ts';
import { installErrorReply, replyBeforeRouting } from './platform/http/error-reply.ts';
import { installJsonBody } from './platform/http/json-body.ts';
import { answerUnreadable } from './platform/http/unreadable.ts';
import { installHealth } from './platform/http/health.ts';
import { loggerOptions, RequestLines, type LogStream } from './platform/http/logging.ts';
import { replyCache } from './platform/http/reply-cache.ts';
import { schemaSerializer, schemaValidator } from './platform/http/schemas.ts';
import { installSecurity } from './platform/http/security.ts';
import { serveAll } from './platform/http/serve.ts';
import { httpTimeouts, installBodyTimeout } from './platform/http/timeouts.ts';
import { installWeb } from './platform/http/web.ts';
import { runJobs, type ScheduledJob } from './platform/jobs/scheduled.ts';
import { dispatchDue, type Lane } from './platform/outbox/dispatch.ts';
import type { Platform } from './platform/platform.ts';
import type { Gateways } from './platform/ports/gateways.ts';
import { silentRealtime, type Realtime } from './platform/realtime/realtime.ts';
import type { SocketHandlers } from './platform/realtime/socket-handlers.ts';
import { filesIn } from './platform/storage/files.ts';
import { jobs as scheduledJobs, socketHandlersOf, identifyBy, routes, extraRoutes, subscriptions } from './modules.ts';

export type AppOptions = {
  readonly config: Config;
  readonly database: Database;
  /** For work that nobody waits for; left out, it runs on the same database pool as the requests. */
  readonly batch?: Db;
  /** Of the same database: readiness checks it over a connection of its own. */
  readonly databaseUrl: string;
  readonly clock: Clock;
  /** The folder of the built web app. */
  readonly web: string;
  readonly gateways?: Gateways;
  /** What is due by the clock; left out, the jobs of all modules. */
  readonly jobs?: readonly ScheduledJob[];
  /** False for none; where the lines go, when it is not the standard output. */
  readonly logger?: boolean | LogStream;
};

export type App = {
  readonly http: FastifyInstance;
  readonly platform: Platform;
  readonly draining: Draining;
  /** Handles what is due in the outbox, in one lane or in all, until nothing is. */
  readonly dispatch: (lane?: Lane) => Promise<number>;
  /** Runs the scheduled jobs once. */
  readonly due: () => Promise<void>;
  /** The same for jobs that take long. */
  readonly slowDue: () => Promise<void>;
  /** Lets work in the background begin nothing more: the process ends. */
  readonly endWork: () => void;
  /** What the modules do with what browsers send over the socket. */
  readonly socketHandlers: SocketHandlers;
  /** Gives the modules a socket once there is one. */
  readonly connect: (realtime: Realtime) => void;
};

/** A realtime that drops everything until there is a socket server. */
function pluggable(): { readonly realtime: Realtime; readonly connect: (sockets: Realtime) => void } {
  let sockets = silentRealtime;
  return {
    realtime: {
      send: (personId, event, ...payload) => sockets.send(personId, event, ...payload),
      sendPrivately: (personId, event, ...payload) => sockets.sendPrivately(personId, event, ...payload),
      sendToFullGuardians: (personId, event, ...payload) => sockets.sendToFullGuardians(personId, event, ...payload),
      sendToLimitedGuardians: (personId, event, ...payload) =>
        sockets.sendToLimitedGuardians(personId, event, ...payload),
      sendToConnection: (connection, event, ...payload) => sockets.sendToConnection(connection, event, ...payload),
      sendToBranch: (locationId, event, ...payload) => sockets.sendToBranch(locationId, event, ...payload),
      endSessions: (ids) => sockets.endSessions(ids),
      disconnectSession: (id) => sockets.disconnectSession(id),
      reviewLogIns: (review) => sockets.reviewLogIns(review),
      endDevice: (id) => sockets.endDevice(id),
    },
    connect: (opened) => {
      sockets = opened;
    },
  };
}

/** What runs between requests. */
const backgroundOf = (
  platform: Platform,
  batch: Db,
  jobs: readonly ScheduledJob[],
): Pick<App, 'dispatch' | 'due' | 'slowDue'> => {
  const [slow, quick] = [jobs.filter((job) => job.slow), jobs.filter((job) => !job.slow)];
  return {
    dispatch: (lane) => dispatchDue(platform, subscriptions, lane),
    due: () => runJobs(platform, quick),
    slowDue: () => runJobs({ ...platform, db: batch }, slow),
  };
};

const openHttp = (config: Config, logger: boolean | LogStream): FastifyInstance =>
  Fastify({
    logger: logger && loggerOptions(config, logger),
    logController: new RequestLines(),
    genReqId: () => randomUUID(),
    bodyLimit: 256 * 1024,
    // What arrives on an open connection while the server stops is still answered; `installDraining` closes the connections.
    forceCloseConnections: false,
    return503OnClosing: false,
    requestTimeout: httpTimeouts.requestMs,
    http: { headersTimeout: httpTimeouts.headersMs, connectionsCheckingInterval: httpTimeouts.checkMs },
    // Only as many proxies as are ours are believed; what a client claims beyond them is not.
    trustProxy: config.trustProxy === false ? false : (_address, hop) => hop < (config.trustProxy || 0),
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: replyBeforeRouting,
    clientErrorHandler: answerUnreadable,
  });

/** Puts the server together from platform, gateways and modules. Nothing listens yet. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { config, clock, logger = true } = options;
  const { db, pool, changes } = options.database;
  const { gateways = chooseGateways(config, db), batch = db, jobs = scheduledJobs } = options;
  const http = openHttp(config, logger);
  const { realtime, connect } = pluggable();
  const stopping = new AbortController();
  const files = filesIn(await openBlobStore(config));
  const platform: Platform = {
    config,
    db,
    clock,
    log: http.log,
    realtime,
    files,
    gateways,
    stopping: stopping.signal,
    replies: replyCache(changes, config.replyCache),
    identify: identifyBy(db),
  };
  const background = backgroundOf(platform, batch, jobs);

  http.setValidatorCompiler(schemaValidator);
  http.setSerializerCompiler(schemaSerializer);
  installErrorReply(http);
  installJsonBody(http);
  await installSecurity(http, config);
  installAdmission(http, { config, waiting: () => pool.waitingCount });
  const draining = installDraining(http);
  installBodyTimeout(http);
  await installDocumentation(http);
  installHealth(http, openProbe(options.databaseUrl), draining.isDraining);
  assertContractServed(contract, routes);
  serveAll(http, platform, routes);
  for (const register of extraRoutes) await register(http, platform);
  installDevRoutes(http, platform, async () => {
    await background.due();
    await background.dispatch();
  });
  await installWeb(http, options.web);
  return {
    http,
    platform,
    draining,
    ...background,
    endWork: () => stopping.abort(),
    socketHandlers: socketHandlersOf(platform),
    connect,
  };
}
