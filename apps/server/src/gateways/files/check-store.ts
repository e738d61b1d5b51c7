import { setTimeout as pause } from 'node:timers/promises';
import { ConfigError, type Config } from '#platform/config.ts';
import { openBlobStore } from './blob-store.ts';

/** Where nothing is kept: names of files are of another kind. */
const probe = 'asked-at-the-start';
const limitMs = 5000;

type S3 = NonNullable<Config['s3']>;

/** What the store says of a setting that is wrong, and how that is told: by its name, and without the key or the secret. */
const wrong: Readonly<Record<string, (s3: S3, store: string) => string>> = {
  NoSuchBucket: (s3, store) => `S3_BUCKET must be a bucket that is there: ${store} has no ${s3.bucket}`,
  InvalidBucketName: (s3, store) => `S3_BUCKET must be a bucket that is there: ${store} has no ${s3.bucket}`,
  InvalidAccessKeyId: (_, store) => `S3_KEY_ID must be a key that is in force: ${store} does not know this one`,
  SignatureDoesNotMatch: (_, store) => `S3_SECRET must be the secret of S3_KEY_ID: ${store} refuses its signature`,
  AuthorizationHeaderMalformed: (s3, store) =>
    `S3_REGION must be the region of the bucket: ${store} refuses ${s3.region}`,
};

/** Nothing is kept under that name, as it should be. */
const fine = 'NoSuchKey';

type Failed = Error & { readonly code?: string };

/** The store's own code, or the system's where nobody answered; the driver wraps both. */
const codeOf = ({ cause, code, name }: Failed): string => (cause instanceof Error ? codeOf(cause) : (code ?? name));

async function ask(config: Config): Promise<string> {
  const store = await openBlobStore(config);
  return store.getBytes(probe).then(
    () => fine,
    (error: Error) => codeOf(error),
  );
}

/**
 * Asks the bucket that is set whether it can be read, once, before anybody uploads. Answers what stands against it where that is no setting
 * for sure: a store that is away must keep nobody from the rest, and a key that may not list keys is refused like one that may do nothing.
 * @throws ConfigError with the setting that the store refuses
 */
export async function checkStore(config: Config, patienceMs: number = limitMs): Promise<string | undefined> {
  const { s3 } = config;
  if (!s3) return undefined;
  const code = await Promise.race([ask(config), pause(patienceMs, 'no answer', { ref: false })]);
  if (code === fine) return undefined;
  const line = wrong[code];
  if (line) throw new ConfigError(line(s3, `the store that S3_ENDPOINT names (${new URL(s3.endpoint).host})`));
  return code;
}
