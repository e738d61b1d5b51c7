import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'balsam-config-'));
afterAll(() => rmSync(folder, { recursive: true }));

const demo = { BALSAM_DATA_DIR: folder };
const production = {
  NODE_ENV: 'production',
  BALSAM_DATA_DIR: folder,
  BALSAM_PUBLIC_URL: 'https://balsam.example',
  BALSAM_SECRET: 's'.repeat(32),
  DATABASE_URL: 'postgres://balsam@db.example/balsam',
  MOYASAR_KEY: 'sk_live',
  MOYASAR_WEBHOOK_SECRET: 'w',
  SMS_URL: 'https://sms.example/send',
  SMS_TOKEN: 't',
  SMTP_URL: 'smtps://mail.example',
  SMTP_FROM: 'no-reply@balsam.example',
};

function linesOf(env: NodeJS.ProcessEnv): string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n');
    throw error;
  }
  return [];
}

/** What the gateways below need besides. */
const beside = {
  SMTP_URL: 'smtp://mail.example',
  SMTP_FROM: 'no-reply@balsam.example',
  SMS_URL: 'https://sms.example/send',
  SMS_TOKEN: 't',
  NPHIES_URL: 'https://nphies.example',
  NPHIES_LICENSE: '10000000000001',
  NPHIES_TOKEN: 't',
};

describe('a wrong value is refused in one line that names it', () => {
  test.each([
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['BALSAM_PUBLIC_URL', 'balsam.example'],
    ['BALSAM_PUBLIC_URL', 'https://balsam.example/portal'],
    ['BALSAM_PUBLIC_URL', 'https://balsam.example/?lang=ar'],
    ['BALSAM_PUBLIC_URL', 'https://balsam:word@balsam.example'],
    ['DATABASE_URL', 'mysql://db/balsam'],
    // The driver would stop at the password without naming the setting.
    ['DATABASE_URL', 'postgres://balsam:100%sure@db/balsam'],
    ['BALSAM_DEMO', 'yes'],
    ['BALSAM_SECRET', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['MOYASAR_URL', 'ftp://pay.example'],
    // With each of these the start would succeed and the first message fail.
    ['SMTP_URL', 'smtp://'],
    ['SMTP_FROM', 'Balsam'],
    ['SMTP_FROM', 'no-reply@balsam.example\nbcc: x'],
    ['SMS_TOKEN', 'رمز'],
    ['NPHIES_TOKEN', 'two\nlines'],
    ['TURN_URLS', 'https://turn.example'],
    // None of these is production, and so each would open a demo.
    ['NODE_ENV', 'prod'],
    ['NODE_ENV', 'Production'],
    ['NODE_ENV', 'production '],
  ])('%s=%s', (name, value) => {
    const lines = linesOf({ ...demo, ...beside, [name]: value });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^${name} (must|is)`));
  });

  test('several wrong values are reported at once', () => {
    expect(linesOf({ ...demo, PORT: '-1', BALSAM_TEST: 'on' })).toHaveLength(2);
  });
});

describe('values that are taken, and those that belong together', () => {
  test.each([
    ['BALSAM_PUBLIC_URL', 'https://balsam.example/'],
    ['BALSAM_PUBLIC_URL', 'http://10.0.0.7:8080'],
    ['DATABASE_URL', 'postgres://balsam:100%25sure@db/balsam?sslmode=require'],
    ['SMTP_FROM', 'بلسم <no-reply@balsam.example>'],
    // As a file of a secret ends.
    ['SMS_TOKEN', 'a2/b3+c=\n'],
  ])('%s=%s is taken', (name, value) => {
    expect(linesOf({ ...production, [name]: value })).toEqual([]);
  });

  test('messages go to browsers but in a demo that was not told to: it may be a backup that is tried', () => {
    const goes = (env: NodeJS.ProcessEnv) => readConfig(env).webPush;
    expect([goes(demo), goes({ ...demo, BALSAM_WEB_PUSH: '1' }), goes({ ...demo, BALSAM_TEST: '1' })]).toEqual([
      false,
      true,
      true,
    ]);
    expect([goes(production), goes({ ...production, BALSAM_WEB_PUSH: '0' })]).toEqual([true, false]);
  });

  test('a clock is set under test only', () => {
    const BALSAM_TEST_NOW = '2027-01-10T07:00:00Z';
    expect(linesOf({ ...demo, BALSAM_TEST_NOW })).toEqual(['BALSAM_TEST_NOW sets the clock only with BALSAM_TEST=1']);
    expect(readConfig({ ...demo, BALSAM_TEST: '1', BALSAM_TEST_NOW }).testNow).toEqual(new Date(BALSAM_TEST_NOW));
  });

  test('a relay needs both its addresses and its secret', () => {
    const TURN_URLS = 'turn:turn.example:3478?transport=udp,stun:turn.example';
    const half = ['TURN_URLS and TURN_SECRET belong together: the one is of no use without the other'];
    expect([linesOf({ ...demo, TURN_URLS }), linesOf({ ...demo, TURN_SECRET: 's' })]).toEqual([half, half]);
    expect(readConfig({ ...demo, TURN_URLS, TURN_SECRET: 's' }).turn).toEqual({
      urls: ['turn:turn.example:3478?transport=udp', 'stun:turn.example'],
      secret: 's',
    });
  });

  test('a gateway with half its keys says which is missing', () => {
    expect(linesOf({ ...demo, SMS_URL: 'https://sms.example' })).toEqual([
      'SMS_TOKEN is missing: it belongs to SMS_URL',
    ]);
  });
});

describe('production', () => {
  test.each(['BALSAM_PUBLIC_URL', 'BALSAM_SECRET', 'DATABASE_URL', 'MOYASAR_KEY', 'SMS_URL', 'SMTP_URL'] as const)(
    'does not start without %s',
    (name) => {
      expect(linesOf({ ...production, [name]: '' }).some((line) => line.startsWith(`${name} is`))).toBe(true);
    },
  );

  test('opens the embedded database where that is said, never because an address did not arrive', () => {
    expect(readConfig({ ...production, DATABASE_URL: 'embedded' }).databaseUrl).toBeUndefined();
  });

  test.each(['BALSAM_DEMO', 'BALSAM_TEST'])('does not start with %s=1', (name) => {
    expect(linesOf({ ...production, [name]: '1' })[0]).toMatch(new RegExp(`^${name} must not be 1 in production`));
  });

  test('starts with real gateways, listens to the world and has no demo', () => {
    expect(readConfig(production)).toMatchObject({
      production: true,
      demo: false,
      test: false,
      host: '0.0.0.0',
      moyasar: { key: 'sk_live' },
    });
  });
});

describe('demo', () => {
  test('needs nothing set and listens on this machine alone', () => {
    expect(readConfig(demo)).toMatchObject({
      production: false,
      demo: true,
      test: false,
      host: '127.0.0.1',
      port: 8080,
      publicUrl: 'http://localhost:8080',
      databaseUrl: undefined,
      moyasar: undefined,
      sms: undefined,
      smtp: undefined,
    });
  });

  test('makes a secret once and keeps it', () => {
    const { secret } = readConfig(demo);
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(readConfig(demo).secret).toBe(secret);
  });

  test('takes an empty variable for one that is not set', () => {
    expect(readConfig({ ...demo, PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 8080, databaseUrl: undefined });
  });
});
