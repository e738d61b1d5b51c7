import { describe, expect, test } from 'vitest';
import { apiClient, type Reply } from '#test/api-client.ts';
import { freshIp } from '#test/codes.ts';
import { demoNow, world } from '#test/world.ts';

const w = await world();
const client = apiClient(w);

/** What a stranger sees of an answer, with the values that differ from call to call made one. */
function seen({ http, body, headers }: Reply) {
  const masked = (value: unknown): unknown => {
    if (value === null) return 'text';
    if (typeof value === 'string') return 'text';
    if (Array.isArray(value)) return value.map(masked);
    if (typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, masked(inner)]));
  };
  const { message, message_ar, code, errors, data } = body;
  const variableHeaders = new Set([
    'x-request-id',
    'date',
    'content-length',
    'x-ratelimit-remaining',
    'x-ratelimit-reset',
  ]);
  const comparableHeaders = Object.entries(headers).map(([name, value]) => [
    name,
    variableHeaders.has(name) ? 'differs' : value,
  ]);
  return {
    http,
    message,
    message_ar,
    code,
    errors,
    data: masked(data),
    keys: Object.keys(body),
    headers: comparableHeaders,
  };
}

type Post = { readonly path: string; readonly known: object; readonly unknown: object };

const pairs: readonly (readonly [string, Post])[] = [
  [
    'a log-in with a wrong password',
    {
      path: '/auth/patient/login',
      known: { field_name: 'mrn_number', username: '1000006', password: 'not this one' },
      unknown: { field_name: 'mrn_number', username: '9000006', password: 'not this one' },
    },
  ],
  [
    "a doctor's with a wrong password",
    {
      path: '/auth/doctor/login',
      known: { doctor_id: 'D1001', password: 'not this one' },
      unknown: { doctor_id: 'D9001', password: 'not this one' },
    },
  ],
  [
    "a rider's with a wrong password",
    {
      path: '/epharmacy-users/rider/login',
      known: { username: 'rider@balsam.example', password: 'not this one' },
      unknown: { username: 'nobody@balsam.example', password: 'not this one' },
    },
  ],
  [
    'a request for a code to log in with',
    {
      path: '/auth/user/otp',
      known: { field_name: 'mrn_number', username: '1000007' },
      unknown: { field_name: 'mrn_number', username: '9000007' },
    },
  ],
  [
    'a request for a code by phone',
    {
      path: '/otp/send',
      known: { phone_number: '0501000008', role_id: 3 },
      unknown: { phone_number: '0599000008', role_id: 3 },
    },
  ],
  [
    'a request for a code by e-mail',
    {
      path: '/otp/send',
      known: { email_address: 'rider@balsam.example', role_id: 14 },
      unknown: { email_address: 'nobody@balsam.example', role_id: 14 },
    },
  ],
  [
    'a code of a registration that is not under way',
    {
      path: '/otp/send',
      known: { phone_number: '0501000009', purpose: 'register' },
      unknown: { phone_number: '0599000009', purpose: 'register' },
    },
  ],
  [
    'a guess by phone',
    {
      path: '/otp/verify',
      known: { phone_number: '0501000010', otp_code: '2345' },
      unknown: { phone_number: '0599000010', otp_code: '2345' },
    },
  ],
  [
    'a guess by phone for a new password',
    {
      path: '/otp/verify',
      known: { phone_number: '0501000011', otp_code: '2345', reset_flag: true },
      unknown: { phone_number: '0599000011', otp_code: '2345', reset_flag: true },
    },
  ],
  [
    'a new password by a guess',
    {
      path: '/password/reset',
      known: { identifier: '0501000012', otp_code: '2345', password: 'a quiet garden by the sea' },
      unknown: { identifier: '0599000012', otp_code: '2345', password: 'a quiet garden by the sea' },
    },
  ],
  [
    'a request to delete an account',
    {
      path: '/delete-me/otp',
      known: { email_address: 'patient1000013@balsam.example' },
      unknown: { email_address: 'nobody@balsam.example' },
    },
  ],
  [
    "a request to delete an administrator's account",
    {
      path: '/delete-me/otp',
      known: { email_address: 'admin@balsam.example' },
      unknown: { email_address: 'no.admin@balsam.example' },
    },
  ],
  [
    'a deletion by a guess',
    {
      path: '/delete-me',
      known: { email_address: 'patient1000013@balsam.example', otp: '2345' },
      unknown: { email_address: 'nobody@balsam.example', otp: '2345' },
    },
  ],
];

const twice = async (post: Post) => {
  const [known, unknown] = [
    await client.post(post.path, post.known, { ip: freshIp() }),
    await client.post(post.path, post.unknown, { ip: freshIp() }),
  ];
  return [seen(known), seen(unknown)] as const;
};

describe('D3.02 an existing account and an unknown one get the same answer: status, body and headers', () => {
  test.each(pairs)('%s', async (_, post) => {
    w.at(demoNow);
    const [known, unknown] = await twice(post);
    expect(unknown).toEqual(known);
  });
  test.each(pairs)('%s, again at once', async (_, post) => {
    w.at(new Date(demoNow.getTime() + 1000));
    const [known, unknown] = await twice(post);
    expect(unknown).toEqual(known);
  });
  test('guesses at a code that went out and at one that did not, up to the last', async () => {
    w.at(new Date(demoNow.getTime() + 600_000));
    const challenges = await Promise.all(
      ['0501000014', '0599000014'].map(async (phone_number) => {
        const { body } = await client.post('/otp/send', { phone_number }, { ip: freshIp() });
        return body.data.challenge as string;
      }),
    );
    await w.pool.query('update one_time_code set code_hash = sha256(random()::text::bytea)');
    for (const otp_code of ['0001', '0002', '0003', '0004', '0005', '0006']) {
      const [known, unknown] = await Promise.all(
        challenges.map((challenge) =>
          client.post('/otp/verify', { challenge, otp_code, reset_flag: true }, { ip: freshIp() }),
        ),
      );
      expect(seen(unknown!)).toEqual(seen(known!));
    }
  });
});
