import path from 'node:path';
import { z } from 'zod';

const DATA_DIR = path.join(import.meta.dirname, '../../../../../.data');

const flag = z.enum(['0', '1'], 'must be 0 or 1').transform((value) => value === '1');
const text = z.string().max(2000, 'is too long');
const secret = text.min(32, 'must have at least 32 characters');

function wholeBetween(least: number, most: number) {
  const message = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= least && value <= most, message);
}

function address(...schemes: string[]) {
  const message = `must be an address that starts with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`;
  return text.refine(
    (value) =>
      URL.canParse(value) &&
      new URL(value).hostname !== '' &&
      schemes.some((scheme) => value.startsWith(`${scheme}://`)),
    message,
  );
}

/** Paths of ours are put behind it, and links at doors and in messages lead there. */
const origin = text
  .transform((value) => value.replace(/\/+$/, ''))
  .refine(
    (value) => /^https?:/.test(value) && URL.canParse(value) && new URL(value).href === `${new URL(value).origin}/`,
    'must be an address that starts with http:// or https:// and has no path, such as https://balsam.example',
  );

/** Whether the driver can read name and password in it. */
function isDecodable(value: string): boolean {
  try {
    decodeURIComponent(value);
    return true;
  } catch {
    return false;
  }
}

/** What DATABASE_URL says where the embedded database is meant. */
export const EMBEDDED = 'embedded';

/** Without a host it is the one of this machine, as for PostgreSQL's own programs. */
const databaseUrl = text.refine(
  (value) => value === EMBEDDED || (/^postgres(ql)?:\/\//.test(value) && URL.canParse(value) && isDecodable(value)),
  'must be an address that starts with postgres:// or postgresql://; of a password % # / ? @ are written %25 %23 %2F %3F %40',
);

/** It travels in a header, which takes nothing else: else the first message that wants to leave would find out. */
const token = text.trim().regex(/^[\x20-\x7e]+$/, 'must be of Latin letters, digits and signs, in one line');

const mailbox = text.regex(
  /^(?:[^<>\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
  'must be an e-mail address, alone or as Balsam <no-reply@balsam.example>',
);

/** `stun:`, `turn:` or `turns:`, a host and perhaps a port and a transport. */
const iceUrl = /^(stun|turns?):[\w.:[\]-]+(\?transport=(udp|tcp))?$/;

/** Never a number: an address may lie within the hospital's own network. */
const hostName = /^(\*\.)?([a-z\d-]+\.)+[a-z]{2,}$/;

const list = text.transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

/** Each variable by its own: what it may hold and what it is when it is not set. */
export const environment = z.object({
  // A misspelt production would be a demo, with log-ins that everybody knows.
  NODE_ENV: z.enum(['production', 'development', 'test'], 'must be production, development or test').optional(),
  PORT: wholeBetween(0, 65_535).default(8080),
  HOST: text.optional(),
  BALSAM_PUBLIC_URL: origin.optional(),
  BALSAM_SECRET: secret.optional(),
  BALSAM_ANOTHER_SECRET: flag.default(false),
  BALSAM_DATA_DIR: text.default(DATA_DIR),
  BALSAM_DEMO: flag.optional(),
  BALSAM_TEST: flag.default(false),
  BALSAM_TEST_NOW: z.iso
    .datetime('must be a time as 2027-01-10T07:00:00Z')
    .transform((value) => new Date(value))
    .optional(),
  BALSAM_BUILD_WEB: flag.default(true),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_CONNECTIONS: wholeBetween(2, 500).default(20),
  REPLY_CACHE: flag.default(true),
  REQUESTS_IN_FLIGHT: wholeBetween(2, 10_000).default(64),
  SHUTDOWN_DELAY_SECONDS: wholeBetween(0, 300).optional(),
  SHUTDOWN_REQUESTS_SECONDS: wholeBetween(1, 300).default(10),
  TRUST_PROXY: wholeBetween(0, 10).default(0),
  REQUESTS_PER_MINUTE: wholeBetween(1, 100_000_000).default(3000),
  SOCKETS_PER_LOG_IN: wholeBetween(1, 100_000).default(1500),
  SOCKETS_PER_ADDRESS: wholeBetween(1, 1_000_000).default(5000),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'must be trace, debug, info, warn, error, fatal or silent',
    )
    .default('warn'),
  MOYASAR_URL: address('http', 'https').default('https://api.moyasar.com/v1'),
  MOYASAR_KEY: token.optional(),
  MOYASAR_WEBHOOK_SECRET: text.optional(),
  TAMARA_URL: address('http', 'https').default('https://api.tamara.co'),
  TAMARA_TOKEN: token.optional(),
  TAMARA_WEBHOOK_TOKEN: text.optional(),
  NPHIES_URL: address('http', 'https').optional(),
  NPHIES_TOKEN: token.optional(),
  NPHIES_LICENSE: text.optional(),
  SMTP_URL: address('smtp', 'smtps').optional(),
  SMTP_FROM: mailbox.optional(),
  SMS_URL: address('http', 'https').optional(),
  SMS_TOKEN: token.optional(),
  S3_ENDPOINT: address('http', 'https').optional(),
  S3_REGION: text.optional(),
  S3_BUCKET: text.optional(),
  S3_KEY_ID: text.optional(),
  S3_SECRET: text.optional(),
  // Of the relay for video calls, coturn's `static-auth-secret`.
  TURN_URLS: list
    .refine(
      (urls) => urls.length <= 10 && urls.every((url) => iceUrl.test(url)),
      'must be at most ten addresses such as turn:turn.example:3478?transport=udp or stun:turn.example, parted by commas',
    )
    .default([]),
  TURN_SECRET: text.optional(),
  // Of an address picker; empty in tests, which send no request to the outside.
  MAP_TILES_URL: address('http', 'https')
    .refine((value) => ['{z}', '{x}', '{y}'].every((part) => value.includes(part)), 'must hold {z}, {x} and {y}')
    .optional(),
  MAP_TILES_BY: text.default('© OpenStreetMap'),
  BALSAM_WEB_PUSH: flag.optional(),
  FCM_CREDENTIALS: text.optional(),
  FCM_URL: address('http', 'https').default('https://fcm.googleapis.com'),
  // Chrome and its kin, Firefox, Safari, Edge on Windows.
  PUSH_HOSTS: list
    .refine(
      (hosts) => hosts.every((host) => hostName.test(host) || host === '127.0.0.1'),
      'must be names such as fcm.googleapis.com or *.push.apple.com, parted by commas',
    )
    .default(['fcm.googleapis.com', 'updates.push.services.mozilla.com', '*.push.apple.com', '*.notify.windows.com']),
});

export type Environment = z.output<typeof environment>;
