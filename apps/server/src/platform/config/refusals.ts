import { EMBEDDED, type Environment } from './environment.ts';

/** Variables that mean something only together. MOYASAR_URL and TAMARA_URL have defaults and so are always there. */
const TOGETHER: readonly (readonly (keyof Environment)[])[] = [
  ['MOYASAR_KEY', 'MOYASAR_WEBHOOK_SECRET'],
  ['TAMARA_TOKEN', 'TAMARA_WEBHOOK_TOKEN'],
  ['NPHIES_URL', 'NPHIES_TOKEN', 'NPHIES_LICENSE'],
  ['SMTP_URL', 'SMTP_FROM'],
  ['SMS_URL', 'SMS_TOKEN'],
  ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_KEY_ID', 'S3_SECRET'],
];

function halfSet(env: Environment): string[] {
  return TOGETHER.filter((names) => names.some((name) => env[name] !== undefined)).flatMap((names) =>
    names
      .filter((name) => env[name] === undefined)
      .map((name) => `${name} is missing: it belongs to ${names.filter((each) => each !== name).join(', ')}`),
  );
}

/** What serves a demo and would harm patients or lose money in earnest. */
function unfitForProduction(env: Environment): string[] {
  const rules: readonly (readonly [refused: boolean, line: string])[] = [
    [env.BALSAM_DEMO === true, 'BALSAM_DEMO must not be 1 in production: everybody knows the demo log-ins'],
    [env.BALSAM_TEST, 'BALSAM_TEST must not be 1 in production: anybody could move the clock'],
    [
      !env.BALSAM_PUBLIC_URL,
      'BALSAM_PUBLIC_URL is required in production: payments come back and links in messages lead there',
    ],
    [
      // A variable that did not arrive would else be a hospital with nobody in it.
      !env.DATABASE_URL,
      `DATABASE_URL is required in production: your own PostgreSQL, or ${EMBEDDED} for the one in BALSAM_DATA_DIR`,
    ],
    [!env.BALSAM_SECRET, 'BALSAM_SECRET is required in production: at least 32 random characters'],
    [!env.MOYASAR_KEY, 'MOYASAR_KEY is required in production: the sandbox gateway takes no money'],
    [!env.SMS_URL, 'SMS_URL is required in production: without it no code reaches a phone'],
    [!env.SMTP_URL, 'SMTP_URL is required in production: without it no e-mail leaves'],
  ];
  return rules.filter(([refused]) => refused).map(([, line]) => line);
}

/** One line for each thing that values, fine by themselves, may not be together. */
export function refusals(env: Environment): string[] {
  const clock =
    env.BALSAM_TEST_NOW && !env.BALSAM_TEST ? ['BALSAM_TEST_NOW sets the clock only with BALSAM_TEST=1'] : [];
  const push =
    env.PUSH_HOSTS.includes('127.0.0.1') && !env.BALSAM_TEST
      ? ['PUSH_HOSTS names this machine only with BALSAM_TEST=1']
      : [];
  const relay =
    env.TURN_URLS.length > 0 === (env.TURN_SECRET !== undefined)
      ? []
      : ['TURN_URLS and TURN_SECRET belong together: the one is of no use without the other'];
  return [
    ...halfSet(env),
    ...relay,
    ...clock,
    ...push,
    ...(env.NODE_ENV === 'production' ? unfitForProduction(env) : []),
  ];
}
