import { randomUUID } from 'node:crypto';
import { instantAt, riyadhDay } from '@balsam/domain/time';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { bombOf, heic, html, photoOf, pictureOf, svg } from '#platform/images/pictures.fixture.ts';
import { newcomer, registering } from '#modules/registration/registration.fixture.ts';

const w = await world();
const { client, upload, register } = registering(w);
const picture = await pictureOf('jpeg', 60, 40);
const sara = await w.tokenOf('1000001');
const fahad = await w.tokenOf('1000002');
const idOf = async (token: string) => (await client.get('/users', { token })).body.data.id as number;
const [saraId, fahadId] = [await idOf(sara), await idOf(fahad)];

const show = async (id: string, token: string | undefined) => {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const reply = await w.app.inject({ url: `/api/v1/mediafiles/${id}`, headers });
  return { http: reply.statusCode, bytes: reply.rawPayload, headers: reply.headers };
};

/** Sends bytes as they are, as a form or as something that says it is one. */
const raw = async (payload: string | Buffer, type: string, token = sara) => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': type };
  const reply = await w.app.inject({ method: 'POST', url: '/api/v1/mediafiles/upload', headers, payload });
  return [reply.statusCode, reply.json().code];
};
const boundary = 'multipart/form-data; boundary=x';
const part = (name: string, value: string, file = '') =>
  `--x\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;

describe('what is sent as a picture is refused', () => {
  test.each<[string, number, string, () => Promise<Buffer> | Buffer]>([
    ['a page of HTML', 422, 'file_not_an_image', () => html],
    ['an SVG', 422, 'file_not_an_image', () => svg],
    ['nothing', 422, 'file_required', () => Buffer.alloc(0)],
    ['a bomb of pixels', 422, 'image_too_large', () => bombOf(60_000, 60_000)],
    ['half a picture', 422, 'image_broken', async () => (await pictureOf('png')).subarray(0, 2000)],
    ['10 MB and a byte', 413, 'file_too_large', () => Buffer.alloc(10 * 1024 * 1024 + 1, 'x')],
    ['30 MB', 413, 'file_too_large', () => Buffer.alloc(30 * 1024 * 1024)],
  ])('%s', async (_, http, code, file) => {
    const reply = await upload(sara, saraId, await file());
    expect([reply.http, reply.body.code]).toEqual([http, code]);
  });
  test.each<[string, string, string, [number, string]]>([
    ['no form', '{"patient_id":1}', 'application/json', [415, 'unsupported_media_type']],
    ['a form without its boundary', part('patient_id', '1'), 'multipart/form-data', [400, 'malformed']],
    ['a form that stops in the middle', part('patient_id', String(saraId)), boundary, [400, 'malformed']],
    ['a form without a file', `${part('patient_id', String(saraId))}--x--`, boundary, [422, 'file_required']],
    [
      'a form of another kind of picture',
      `${part('patient_id', '1')}${part('kind', 'passport')}--x--`,
      boundary,
      [400, 'invalid_value'],
    ],
    ['a form without its person', `${part('kind', 'identity')}--x--`, boundary, [400, 'required']],
    ['a form of a hundred fields', `${part('a', '1').repeat(100)}--x--`, boundary, [400, 'malformed']],
    ['a form that reaches for the prototype', `${part('__proto__', '1')}--x--`, boundary, [400, 'malformed']],
  ])('%s', async (_, payload, type, refusal) => {
    expect(await raw(payload, type)).toEqual(refusal);
  });
  test('a form is taken nowhere else', async () => {
    const headers = { 'content-type': boundary };
    const reply = await w.app.inject({ method: 'POST', url: '/api/v1/auth/patient/login', headers, payload: '--x--' });
    expect([reply.statusCode, reply.json().code]).toEqual([415, 'unsupported_media_type']);
  });
});

describe('S5.10 the upload token of a registration', () => {
  const newRegistration = async () => (await register(newcomer())).body.data;
  test('is required, and must be valid', async () => {
    const { patient_id } = await newRegistration();
    expect((await upload(undefined, patient_id, picture)).http).toBe(401);
    expect((await upload('x'.repeat(43), patient_id, picture)).http).toBe(401);
  });
  test('serves its own registration alone, and opens nothing else', async () => {
    const [mine, other] = [await newRegistration(), await newRegistration()];
    expect((await upload(mine.upload_token, other.patient_id, picture)).http).toBe(404);
    expect((await upload(mine.upload_token, saraId, picture)).http).toBe(404);
    expect((await client.get('/users', { token: mine.upload_token })).http).toBe(401);
    const { body } = await upload(mine.upload_token, mine.patient_id, picture, 'profile_photo');
    expect(body.data.kind).toBe('identity');
    expect((await show(body.data.id, sara)).http).toBe(404);
  });
  test('allows a dozen tries', async () => {
    const { upload_token, patient_id } = await newRegistration();
    const tries = await Promise.all(Array.from({ length: 13 }, () => upload(upload_token, patient_id, svg)));
    expect(tries.filter(({ http }) => http === 429)).toHaveLength(1);
  });
  test('ends after fifteen minutes', async () => {
    const { upload_token, patient_id } = await newRegistration();
    w.at(new Date(w.clock.now().getTime() + 15 * 60_000));
    const late = await upload(upload_token, patient_id, picture);
    expect([late.http, late.body.code]).toEqual([403, 'upload_expired']);
  });
  test('replaces the photo that was sent before', async () => {
    const { upload_token, patient_id } = await newRegistration();
    const first = await upload(upload_token, patient_id, picture);
    const second = await upload(upload_token, patient_id, picture);
    expect(await w.platform.files.get(w.db, first.body.data.id)).toBeUndefined();
    expect(await w.platform.files.get(w.db, second.body.data.id)).toBeDefined();
  });
});

describe('pictures of a day', () => {
  const sentBefore = (who: string, count: number) =>
    w.db
      .insertInto('limit_counter')
      .columns(['scope', 'key', 'bucket', 'count'])
      .expression((q) =>
        q
          .selectFrom('account')
          .select((a) => [
            a.val('pictures_of_account').as('scope'),
            sql<string>`id::text`.as('key'),
            a.val(instantAt(riyadhDay(w.clock.now()), 0)).as('bucket'),
            a.val(count).as('count'),
          ])
          .where('login_email', '=', who),
      )
      .onConflict((c) => c.columns(['scope', 'key', 'bucket']).doUpdateSet({ count }))
      .execute();
  test('of a rider have a higher limit, which is enforced', async () => {
    const rider = await w.tokenOf('rider2@balsam.example');
    const riderId = await idOf(rider);
    const outcomes = [];
    for (const before of [60, 399, 400]) {
      await sentBefore('rider2@balsam.example', before);
      const { http, body } = await upload(rider, riderId, picture, 'delivery');
      outcomes.push([before, http, body.code]);
    }
    expect(outcomes).toEqual([
      [60, 200, undefined],
      [399, 200, undefined],
      [400, 429, 'too_many_requests'],
    ]);
  });
});

describe('a picture of a person', () => {
  test('D3.01 is not taken for another, nor shown to another or to nobody', async () => {
    expect((await upload(sara, fahadId, picture)).http).toBe(404);
    const { body } = await upload(sara, saraId, picture);
    expect((await show(body.data.id, fahad)).http).toBe(404);
    expect((await show(body.data.id, await w.tokenOf('D1030'))).http).toBe(404);
    // Her own doctor knows her by it.
    expect((await show(body.data.id, await w.tokenOf('D1001'))).http).toBe(200);
    expect((await show(body.data.id, undefined)).http).toBe(401);
    expect((await show(randomUUID(), sara)).http).toBe(404);
  });
  test('is the photo of the profile, without what the camera wrote, and kept by no cache', async () => {
    const { body } = await upload(sara, saraId, await photoOf(90, 60));
    expect(body.data).toMatchObject({ kind: 'profile_photo', width: 60, height: 90 });
    expect((await client.get('/users', { token: sara })).body.data.photo).toBe(body.data.id);
    const { http, bytes, headers } = await show(body.data.id, sara);
    expect([http, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/webp', 'private, no-store']);
    expect(await sharp(bytes).metadata()).not.toHaveProperty('exif');
    expect(bytes.length).toBe(body.data.bytes);
  });
  test('D3.03 of a child is shown to the guardian, of the guardian to the child, their documents to neither', async () => {
    const inside = await w.tokenOf('1000002', '1000003');
    const child = await idOf(inside);
    const photo = (await upload(inside, child, picture)).body.data.id;
    const document = (await upload(inside, child, picture, 'identity')).body.data.id;
    const guardians = (await upload(fahad, fahadId, picture)).body.data.id;
    expect((await show(photo, fahad)).http).toBe(200);
    expect((await show(document, fahad)).http).toBe(404);
    expect((await show(document, inside)).http).toBe(200);
    expect((await show(guardians, inside)).http).toBe(200);
    expect((await show(photo, sara)).http).toBe(404);
  });
  test('D3.05 is audited when it is uploaded and when it is viewed', async () => {
    const { body } = await upload(sara, saraId, picture, 'identity');
    await show(body.data.id, sara);
    const entries = await w.db
      .selectFrom('audit_entry')
      .select(['action', 'what', 'why'])
      .where('person_id', '=', saraId)
      .where('what', '=', 'identity document')
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { action: 'write', what: 'identity document', why: 'self' },
      { action: 'read', what: 'identity document', why: 'self' },
    ]);
  });
  test('other files of a person are no pictures', async () => {
    const file = { personId: saraId, kind: 'export', mime: 'application/zip', bytes: Buffer.from('PK') };
    const id = await w.platform.files.save(w.db, file, w.clock.now());
    expect((await show(id, sara)).http).toBe(404);
  });
});

describe('a picture of a prescription', () => {
  test('S5.17 may be a HEIC, is shown to its own profile alone, and audited as a prescription', async () => {
    const { body } = await upload(sara, saraId, heic, 'prescription');
    expect(body.data).toMatchObject({ kind: 'prescription', width: 64, height: 40 });
    expect((await show(body.data.id, sara)).http).toBe(200);
    expect((await show(body.data.id, fahad)).http).toBe(404);
    const entries = await w.db
      .selectFrom('audit_entry')
      .select('action')
      .where('person_id', '=', saraId)
      .where('what', '=', 'prescription')
      .orderBy('id')
      .execute();
    expect(entries).toEqual([{ action: 'write' }, { action: 'read' }]);
    expect((await client.get('/users', { token: sara })).body.data.photo).not.toBe(body.data.id);
  });
});
