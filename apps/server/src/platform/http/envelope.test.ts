import { describe, expect, test } from 'vitest';
import { faultsOfEnvelope } from '#test/walk/envelope.ts';
import { world } from '#test/world.ts';

const w = await world();
const token = await w.tokenOf('1000001');
const json = { 'content-type': 'application/json' };
const login = '/api/v1/auth/patient/login';

type TestRequest = { method?: 'GET' | 'POST' | 'PUT'; url: string; headers?: Record<string, string>; payload?: string };

async function send({ method = 'GET', ...request }: TestRequest) {
  const reply = await w.app.inject({ method, ...request });
  return { http: reply.statusCode, text: reply.body, headers: reply.headers };
}
const codeOf = (text: string) => (JSON.parse(text) as { code?: string }).code;

const impossible: readonly (readonly [string, number, string, TestRequest])[] = [
  ['a path that nobody serves', 404, 'not_found', { url: '/api/v1/nothing' }],
  ['a version that nobody serves', 404, 'not_found', { url: '/api/v9/locations' }],
  ['another method', 404, 'not_found', { method: 'PUT', url: '/api/v1/locations' }],
  ['an address that does not decode', 400, 'malformed', { url: '/api/v1/doctors/%E0%A4%A' }],
  ['a part of a path without end', 404, 'not_found', { url: `/api/v1/doctors/${'1'.repeat(5000)}` }],
  ['a body that is no JSON', 400, 'malformed', { method: 'POST', url: login, headers: json, payload: '{"a":' }],
  ['no body at all', 400, 'required', { method: 'POST', url: login }],
  ['an empty body', 400, 'malformed', { method: 'POST', url: login, headers: json, payload: '' }],
  ['a body that is a list', 400, 'required', { method: 'POST', url: login, headers: json, payload: '[]' }],
  [
    'a body that reaches for the prototype',
    400,
    'malformed',
    { method: 'POST', url: login, headers: json, payload: '{"__proto__":{"role_id":1}}' },
  ],
  [
    'a body with half a character',
    400,
    'malformed',
    { method: 'POST', url: login, headers: json, payload: String.raw`{"username":"\ud800"}` },
  ],
  [
    'a body with half a character for the name of a field',
    400,
    'malformed',
    { method: 'POST', url: login, headers: json, payload: String.raw`{"\udc00\ud83d":1}` },
  ],
  [
    'a whole character in two escapes, and the text of an escape',
    400,
    'required',
    { method: 'POST', url: login, headers: json, payload: String.raw`{"username":"\ud83d\ude00 \\ud800"}` },
  ],
  [
    'a kind of body that is not spoken here',
    415,
    'unsupported_media_type',
    { method: 'POST', url: login, headers: { 'content-type': 'text/xml' }, payload: '<a/>' },
  ],
  [
    'a body of more than 256 kB',
    413,
    'body_too_large',
    { method: 'POST', url: login, headers: json, payload: `"${'a'.repeat(256 * 1024)}"` },
  ],
  [
    'a key that is none',
    400,
    'invalid_value',
    {
      method: 'POST',
      url: '/api/v1/user/change-language',
      headers: { ...json, authorization: `Bearer ${token}`, 'idempotency-key': 'no key, surely' },
      payload: '{"language":"ar"}',
    },
  ],
];

describe('what cannot be a request is refused in the envelope', () => {
  test.each(impossible)('S7.02 %s: %i %s', async (_, http, code, request) => {
    const reply = await send(request);
    expect([reply.http, codeOf(reply.text)]).toEqual([http, code]);
    expect(faultsOfEnvelope(reply)).toEqual([]);
  });
});

describe('what is refused for a field', () => {
  test('S7.02 the refusal names each field that is missing, in both languages', async () => {
    const { text } = await send({ method: 'POST', url: login, headers: json, payload: '{"field_name":"mrn_number"}' });
    const field = (path: string) => ({
      path,
      code: 'required',
      message: 'Fields are required',
      message_ar: 'الحقول مطلوبة',
    });
    expect(JSON.parse(text)).toMatchObject({ code: 'required', errors: [field('username'), field('password')] });
  });
});

test('S7.01 the headers of the specification are taken, and hostile ones change nothing', async () => {
  const spec = {
    'accept-language': 'en',
    platform: 'web',
    'bypass-ash-deprecated-version': 'true',
    'x-guest-id': 'g-1',
  };
  const hostile = {
    'accept-language': 'ï'.repeat(500),
    'x-guest-id': "'; drop table person",
    'x-forwarded-for': '1, 2',
  };
  const replies = await Promise.all([spec, hostile].map((headers) => send({ url: '/api/v1/locations', headers })));
  expect(replies.map(({ http }) => http)).toEqual([200, 200]);
});

test('S7.02 an answer that went well has status, both messages and data', async () => {
  const reply = await send({ url: '/api/v1/locations' });
  expect(faultsOfEnvelope(reply, true)).toEqual([]);
  expect(JSON.parse(reply.text)).toMatchObject({ status: true, data: { total: 3, page: 1 } });
});

test('S7.02 keys that a call does not know are dropped, not refused', async () => {
  const { http } = await send({
    method: 'POST',
    url: '/api/v1/user/change-language',
    headers: { ...json, authorization: `Bearer ${token}` },
    payload: '{"language":"en","role_id":1,"personId":2}',
  });
  expect(http).toBe(200);
});
