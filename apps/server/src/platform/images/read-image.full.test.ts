import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { bombOf, heic, html, photoOf, pictureOf, svg } from './pictures.fixture.ts';
import { decodeHeic } from './decode-heic.ts';
import { readImage } from './read-image.ts';

/** A sender who waits for the answer. */
const patient = new AbortController().signal;
const sent = (bytes: Buffer) => ({ size: bytes.length, read: async () => bytes, signal: patient });

const codeOf = (bytes: Buffer): Promise<unknown> =>
  readImage(sent(bytes)).then(
    () => 'taken',
    (error: { code?: unknown }) => error.code,
  );

const plain = () => sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } });

describe('what is no picture is refused', () => {
  test.each<[string, string, () => Promise<Buffer> | Buffer]>([
    ['nothing at all', 'file_required', () => Buffer.alloc(0)],
    ['a page of HTML', 'file_not_an_image', () => html],
    ['an SVG', 'file_not_an_image', () => svg],
    ['an SVG as XML', 'file_not_an_image', () => Buffer.concat([Buffer.from('<?xml version="1.0"?>'), svg])],
    ['a GIF', 'file_not_an_image', () => plain().gif().toBuffer()],
    ['a TIFF', 'file_not_an_image', () => plain().tiff().toBuffer()],
    ['a PDF', 'file_not_an_image', () => Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n')],
    ['random bytes', 'file_not_an_image', () => Buffer.from(Array.from({ length: 5000 }, (_, n) => (n * 7919) % 251))],
    [
      'HTML behind the head of a JPEG',
      'image_broken',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), html]),
    ],
    ['a head without a picture', 'image_broken', async () => (await pictureOf('png')).subarray(0, 33)],
    ['10,000 million pixels in a small file', 'image_too_large', () => bombOf(100_000, 100_000)],
    ['a few pixels too many', 'image_too_large', () => bombOf(50_000_001, 1)],
    ['a head that claims more than there is', 'image_broken', () => bombOf(5000, 5000)],
  ])('%s: %s', async (_, code, bytes) => {
    expect(await codeOf(await bytes())).toBe(code);
  });
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('half of a picture in %s: image_broken', async (kind) => {
    const whole = await pictureOf(kind, 400, 400);
    expect(await codeOf(whole.subarray(0, whole.length / 2))).toBe('image_broken');
  });
});

describe('a HEIC is refused', () => {
  test('that is cut off, or whose head alone is one: image_broken', async () => {
    expect(await codeOf(heic.subarray(0, heic.length - 60))).toBe('image_broken');
    expect(await codeOf(Buffer.concat([heic.subarray(0, 24), html]))).toBe('image_broken');
  });
  test('of more pixels than are taken: image_too_large, before any is decoded', async () => {
    await expect(decodeHeic(heic, { pixels: 64 * 40 - 1, seconds: 30 })).rejects.toMatchObject({
      code: 'image_too_large',
    });
  });
});

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('in %s is kept as WebP', async (kind) => {
    const image = await readImage(sent(await pictureOf(kind)));
    expect(image).toMatchObject({ mime: 'image/webp', width: 320, height: 200 });
    expect((await sharp(image.bytes).metadata()).format).toBe('webp');
  });
  test('is turned upright, and what the camera wrote into it is gone', async () => {
    const photo = await photoOf(400, 100);
    expect(photo.toString('latin1')).toContain('Kanari Phone');
    const image = await readImage(sent(photo));
    expect([image.width, image.height]).toEqual([100, 400]);
    expect(await sharp(image.bytes).metadata()).not.toHaveProperty('exif');
    expect(image.bytes.toString('latin1')).not.toContain('Kanari');
  });
  test('in a phone’s HEIC is kept as WebP, its colours where they were', async () => {
    const image = await readImage(sent(heic));
    expect(image).toMatchObject({ mime: 'image/webp', width: 64, height: 40 });
    const corner = sharp(image.bytes).extract({ left: 4, top: 4, width: 1, height: 1 });
    const [red, green] = await corner.removeAlpha().raw().toBuffer();
    expect(red).toBeGreaterThan(150);
    expect(green).toBeLessThan(90);
  });
  test('keeps nothing that was hidden behind it', async () => {
    const polyglot = Buffer.concat([await pictureOf('jpeg'), html]);
    expect((await readImage(sent(polyglot))).bytes.includes('<script>')).toBe(false);
  });
  test('is made smaller where it is larger than 2000 pixels, never larger', async () => {
    const large = await readImage(sent(await pictureOf('jpeg', 3000, 1500)));
    expect([large.width, large.height]).toEqual([2000, 1000]);
    const small = await readImage(sent(await pictureOf('png', 3, 2)));
    expect([small.width, small.height]).toEqual([3, 2]);
  });
});

test('a picture whose sender hangs up while others are decoded is never read', async () => {
  const broken = Promise.withResolvers<Buffer>();
  const busy = [1, 2].map(() => readImage({ size: 1, read: () => broken.promise, signal: patient }));
  const gone = new AbortController();
  const read = vi.fn<() => Promise<Buffer>>(async () => Buffer.from('x'));
  const waiting = readImage({ size: 1, read, signal: gone.signal });
  gone.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  broken.resolve(html);
  await Promise.all(busy.map((one) => expect(one).rejects.toMatchObject({ code: 'file_not_an_image' })));
  expect(read).not.toHaveBeenCalled();
});
