import path from 'node:path';
import { EMBEDDED, environment, type Environment } from './config/environment.ts';
import { refusals } from './config/refusals.ts';
import { hasSecret, secretOfDataDir } from './config/secret.ts';

/** All that can be set from outside, parsed once at the start (ARCHITECTURE section 4). */
export type Config = {
  readonly production: boolean;
  /** Demo hospital, sandbox gateways, readable outbox. */
  readonly demo: boolean;
  /** Nobody has said whether it is a demo: it is one since it does not run in production. */
  readonly isDemoAssumed: boolean;
  /** `/dev` answers and the clock may be moved; refused in production. */
  readonly test: boolean;
  /** Under test, what time it is for the system when it first starts. */
  readonly testNow: Date | undefined;
  /** Build the web app when its sources changed; off while a development server serves it. */
  readonly buildWeb: boolean;
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Where browsers reach us, without a slash at the end. */
  readonly publicUrl: string;
  /** Keys of our own are derived from it; at least 32 characters. */
  readonly secret: string;
  /** Whether the secret may be another than the hospital had: what rests sealed under that one is given up. */
  readonly mayChangeSecret: boolean;
  /** Absolute. */
  readonly dataDir: string;
  /** Undefined: the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly databaseConnections: number;
  /** Whether replies of guests' reads are kept for a second. */
  readonly replyCache: boolean;
  /** On how many requests this process works at the same time. */
  readonly requestsInFlight: number;
  /** So long a process that stops still listens, so that the balancer sees that it is not ready; in seconds. */
  readonly shutdownDelay: number;
  /** So long the requests that are open then may take; in seconds. */
  readonly shutdownRequests: number;
  /** How many proxies are before us and pass on the caller's address; false: none. */
  readonly trustProxy: number | false;
  /** For one address. */
  readonly requestsPerMinute: number;
  /** How many live connections of one log-in, or of one device, a process holds open. */
  readonly socketsPerLogIn: number;
  /** The same for one address. */
  readonly socketsPerAddress: number;
  readonly logLevel: Environment['LOG_LEVEL'];
  /** Each gateway is undefined until its keys are set: demo then has its sandbox. */
  readonly moyasar: { readonly url: string; readonly key: string; readonly webhookSecret: string } | undefined;
  readonly tamara: { readonly url: string; readonly token: string; readonly webhookToken: string } | undefined;
  readonly nphies: { readonly url: string; readonly token: string; readonly license: string } | undefined;
  readonly smtp: { readonly url: string; readonly from: string } | undefined;
  readonly sms: { readonly url: string; readonly token: string } | undefined;
  readonly s3:
    | {
        readonly endpoint: string;
        readonly region: string;
        readonly bucket: string;
        readonly keyId: string;
        readonly secret: string;
      }
    | undefined;
  readonly turn: { readonly urls: readonly string[]; readonly secret: string } | undefined;
  /** Where browsers take the tiles of maps from, and whose they are; undefined: maps are drawn without. */
  readonly mapTiles: { readonly url: string; readonly by: string } | undefined;
  /** Whether messages are sent to browsers by the push services of the outside. */
  readonly webPush: boolean;
  /** Path of the service account file of Firebase. */
  readonly fcm: { readonly credentials: string; readonly url: string } | undefined;
  /** Push services that a subscription may name: `fcm.googleapis.com`, or `*.push.apple.com` for the names below it. */
  readonly pushHosts: readonly string[];
};

/** What was set cannot be used. The message has one line for each wrong value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** All of these or nothing: half-set gateways are refused by `refusals`. */
function gateway<T extends Record<string, string | undefined>>(parts: T): { [K in keyof T]: string } | undefined {
  return Object.values(parts).every((part) => part !== undefined) ? (parts as { [K in keyof T]: string }) : undefined;
}

function gatewaysOf(env: Environment) {
  const s3 = {
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    bucket: env.S3_BUCKET,
    keyId: env.S3_KEY_ID,
    secret: env.S3_SECRET,
  };
  return {
    moyasar: gateway({ url: env.MOYASAR_URL, key: env.MOYASAR_KEY, webhookSecret: env.MOYASAR_WEBHOOK_SECRET }),
    tamara: gateway({ url: env.TAMARA_URL, token: env.TAMARA_TOKEN, webhookToken: env.TAMARA_WEBHOOK_TOKEN }),
    nphies: gateway({ url: env.NPHIES_URL, token: env.NPHIES_TOKEN, license: env.NPHIES_LICENSE }),
    smtp: gateway({ url: env.SMTP_URL, from: env.SMTP_FROM }),
    sms: gateway({ url: env.SMS_URL, token: env.SMS_TOKEN }),
    fcm: gateway({ credentials: env.FCM_CREDENTIALS, url: env.FCM_URL }),
    s3: gateway(s3),
    turn: env.TURN_URLS.length && env.TURN_SECRET ? { urls: env.TURN_URLS, secret: env.TURN_SECRET } : undefined,
  };
}

const publicTiles = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';

/** Tests send no request to the outside world. */
function mapTilesOf({ MAP_TILES_URL, MAP_TILES_BY, BALSAM_TEST }: Environment): Config['mapTiles'] {
  const url = MAP_TILES_URL ?? (BALSAM_TEST ? undefined : publicTiles);
  return url === undefined ? undefined : { url, by: MAP_TILES_BY };
}

function configOf(env: Environment): Config {
  const production = env.NODE_ENV === 'production';
  const demo = env.BALSAM_DEMO ?? !production;
  const dataDir = path.resolve(env.BALSAM_DATA_DIR);
  return {
    production,
    demo,
    isDemoAssumed: env.BALSAM_DEMO === undefined && !production,
    test: env.BALSAM_TEST,
    testNow: env.BALSAM_TEST_NOW,
    buildWeb: env.BALSAM_BUILD_WEB,
    host: env.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    port: env.PORT,
    publicUrl: env.BALSAM_PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    secret: env.BALSAM_SECRET ?? secretOfDataDir(dataDir),
    mayChangeSecret: env.BALSAM_ANOTHER_SECRET,
    dataDir,
    databaseUrl: env.DATABASE_URL === EMBEDDED ? undefined : env.DATABASE_URL,
    databaseConnections: env.DATABASE_CONNECTIONS,
    replyCache: env.REPLY_CACHE,
    requestsInFlight: env.REQUESTS_IN_FLIGHT,
    shutdownDelay: env.SHUTDOWN_DELAY_SECONDS ?? (production ? 5 : 0),
    shutdownRequests: env.SHUTDOWN_REQUESTS_SECONDS,
    trustProxy: env.TRUST_PROXY || false,
    requestsPerMinute: env.REQUESTS_PER_MINUTE,
    socketsPerLogIn: env.SOCKETS_PER_LOG_IN,
    socketsPerAddress: env.SOCKETS_PER_ADDRESS,
    logLevel: env.LOG_LEVEL,
    ...gatewaysOf(env),
    // A demo may be a backup that is tried, with the browsers of real patients in it; tests name their own push service.
    webPush: env.BALSAM_WEB_PUSH ?? (!demo || env.BALSAM_TEST),
    pushHosts: env.PUSH_HOSTS,
    mapTiles: mapTilesOf(env),
  };
}

/** An empty value is how many tools leave a variable unset. */
function withoutBlanks(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
}

/** What a command may do beside reading. */
type Reading = { readonly makesSecret: boolean };

/**
 * Reads the configuration. In demo a missing BALSAM_SECRET is made and kept in the data folder, unless the caller says otherwise.
 * @throws ConfigError with one line for each value that cannot be used
 */
export function readConfig(env: NodeJS.ProcessEnv, { makesSecret }: Reading = { makesSecret: true }): Config {
  const parsed = environment.safeParse(withoutBlanks(env));
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map(({ path: [name], message }) => `${String(name)} ${message}`).join('\n'),
    );
  }
  const refused = refusals(parsed.data);
  if (refused.length) throw new ConfigError(refused.join('\n'));
  const { BALSAM_SECRET, BALSAM_DATA_DIR: folder } = parsed.data;
  if (!makesSecret && BALSAM_SECRET === undefined && !hasSecret(folder)) {
    throw new ConfigError(
      `BALSAM_SECRET is not set, and there is no file secret in ${folder}: set the one that the server runs with`,
    );
  }
  return configOf(parsed.data);
}
