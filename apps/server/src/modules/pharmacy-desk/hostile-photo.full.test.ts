import { readdirSync } from 'node:fs';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { bombOf, html, photoOf, pictureOf, svg } from '#platform/images/pictures.fixture.ts';

const w = await world();
const pharmacist = await w.tokenOf('pharmacist@balsam.example');
const sara = await w.tokenOf('1000001');
const product = (await w.db.selectFrom('product').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()).id;

const send = async (file: Buffer, name = 'photo.jpg', token = pharmacist) => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(file)]), name);
  const url = `/api/v1/desk/products/${product}/photo`;
  const headers = { authorization: `Bearer ${token}` };
  const reply = await w.app.inject({ method: 'POST', url, headers, payload: form as unknown as string });
  return { http: reply.statusCode, ...reply.json() };
};
const photoNow = async () =>
  (await w.db.selectFrom('product').select('photo_file').where('id', '=', product).executeTakeFirstOrThrow())
    .photo_file;

/** A PNG with a note in it that unpacks to 100 MB. */
async function noteBomb(): Promise<Buffer> {
  const png = await pictureOf('png', 20, 20);
  const packed = deflateSync(Buffer.alloc(100 * 1024 * 1024), { level: 1 });
  const content = Buffer.concat([Buffer.from('zTXtComment\0\0'), packed]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length - 4);
  sum.writeUInt32BE(crc32(content));
  // Behind the head, before the first pixels: who reads the picture comes by.
  const head = 33;
  return Buffer.concat([png.subarray(0, head), length, content, sum, png.subarray(head)]);
}

describe('a photo of a product is refused, and the one before stays', () => {
  test.each<[string, number, string, () => Promise<Buffer> | Buffer]>([
    ['a page of HTML', 422, 'file_not_an_image', () => html],
    ['an SVG with a script', 422, 'file_not_an_image', () => svg],
    [
      'an SVG behind a mark of its encoding',
      422,
      'file_not_an_image',
      () => Buffer.concat([Buffer.from('\uFEFF'), svg]),
    ],
    ['nothing', 422, 'file_required', () => Buffer.alloc(0)],
    ['a bomb of pixels', 422, 'image_too_large', () => bombOf(60_000, 60_000)],
    [
      'HTML that begins like a JPEG',
      422,
      'image_broken',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), html]),
    ],
    ['10 MB and a byte', 413, 'file_too_large', () => Buffer.alloc(10 * 1024 * 1024 + 1, 'x')],
  ])('%s', async (_, http, code, file) => {
    expect((await send(await pictureOf('webp'))).http).toBe(200);
    const before = await photoNow();
    expect(await send(await file())).toMatchObject({ http, code });
    expect(await photoNow()).toBe(before);
  });
  test('from a patient', async () => {
    expect((await send(await pictureOf('webp'), 'photo.jpg', sara)).http).toBe(403);
  });
});

describe('a photo of a product', () => {
  test('is kept under a name of ours, whatever it is called', async () => {
    const names = [
      '../../../../etc/cron.d/x',
      String.raw`..\..\x.exe`,
      'a\0b.svg',
      '%2e%2e%2fx',
      '.htaccess',
      'x'.repeat(5000),
    ];
    const answers = await Promise.all(names.map(async (name) => send(await pictureOf('jpeg', 30, 30), name)));
    expect(answers.map(({ http }) => http)).toEqual(names.map(() => 200));
    const folder = path.join(w.config.dataDir, 'files');
    const kept = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(kept.every(({ name }) => /^[0-9a-f-]{36}$/.test(name))).toBe(true);
    expect(readdirSync(w.config.dataDir)).toEqual(['files', 'incoming']);
    expect(readdirSync(path.join(w.config.dataDir, 'incoming'))).toEqual([]);
  });
  test('carries nothing that was written into it or hidden behind it', async () => {
    const hidden = Buffer.concat([await photoOf(60, 40), html, Buffer.from('PK\u0003\u0004 secret.zip')]);
    const { data } = await send(hidden);
    const shown = await w.app.inject({ url: data.photo_url, headers: { accept: 'image/webp' } });
    expect([shown.headers['content-type'], shown.headers['x-content-type-options']]).toEqual(['image/webp', 'nosniff']);
    const bytes = shown.rawPayload.toString('latin1');
    expect(['script', 'secret.zip', 'Kanari', 'Exif'].filter((word) => bytes.includes(word))).toEqual([]);
  });
  test('with a note that unpacks to 100 MB is taken without the note', async () => {
    const bomb = await noteBomb();
    expect(bomb.length).toBeLessThan(1024 * 1024);
    const { http, data } = await send(bomb);
    expect(http).toBe(200);
    expect((await w.app.inject({ url: data.photo_url })).rawPayload.length).toBeLessThan(10_000);
  });
});
