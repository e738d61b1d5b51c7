import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { fail } from '#platform/http/failure.ts';
import type { SentFile } from '#platform/http/form.ts';
import { QueueFull, semaphore } from '#platform/limits/semaphore.ts';
import { decodeHeic, heicMimes } from './decode-heic.ts';

/** A picture as it is kept: upright, without what the camera wrote into it, re-encoded by us. */
export type Image = {
  readonly mime: 'image/webp';
  readonly bytes: Buffer;
  /** In pixels, as are both. */
  readonly width: number;
  readonly height: number;
};

/** What is taken; the longest edge is what is kept of a larger one. */
export const imageRules = {
  /** Beside them HEIC, which has a decoder of its own. */
  mimes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  pixels: 50_000_000,
  longestEdge: 2000,
  seconds: 60,
} as const;

// Of the many decoders that are built in, those four alone, and only out of memory.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});
sharp.cache(false);
sharp.concurrency(1);

/** A decoded picture of 50 million pixels may take 200 MB: few at a time. Those that wait lie on disk. */
const decoding = semaphore({ limit: 2, queue: 256, waitMs: 60_000 });

const options = { limitInputPixels: imageRules.pixels, failOn: 'error', sequentialRead: true } as const;

/** Width and height as its head says them: no pixel is decoded for it. */
async function checkSize(picture: Sharp): Promise<void> {
  const { width, height } = await picture.metadata().catch(() => Promise.reject(fail('image_broken')));
  if (width * height > imageRules.pixels) throw fail('image_too_large');
}

async function open(bytes: Buffer): Promise<Sharp> {
  // The head alone decides first, whatever its size: the limit would make every picture that is too large look broken.
  await checkSize(sharp(bytes, { ...options, limitInputPixels: false }));
  return sharp(bytes, options).autoOrient();
}

/** Phones' own format: turned upright already by its decoder, and bare of all but its pixels. */
async function openHeic(bytes: Buffer): Promise<Sharp> {
  const { pixels, width, height } = await decodeHeic(bytes, imageRules);
  return sharp(pixels, { raw: { width, height, channels: 4 } });
}

async function reencode(picture: Sharp): Promise<Image> {
  const { data, info } = await picture
    .resize({
      width: imageRules.longestEdge,
      height: imageRules.longestEdge,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toColourspace('srgb')
    .webp({ quality: 82, effort: 2 })
    .timeout({ seconds: imageRules.seconds })
    .toBuffer({ resolveWithObject: true })
    .catch(() => Promise.reject(fail('image_broken')));
  return { mime: 'image/webp', bytes: data, width: info.width, height: info.height };
}

/** Recognised by its bytes, whatever its name or declared kind. */
async function decode(bytes: Buffer): Promise<Image> {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const isHeic = heicMimes.has(type?.mime ?? '');
  if (!isHeic && !imageRules.mimes.some((mime) => mime === type?.mime))
    throw fail('file_not_an_image', { path: 'file' });
  return reencode(await (isHeic ? openHeic(bytes) : open(bytes)));
}

/**
 * Reads a picture that somebody sent, whatever its name or declared kind: turned upright, at most 2000 pixels an edge, re-encoded as
 * WebP, so that nothing of the sent bytes and none of their metadata is kept. Its bytes come into memory when it is its turn; whoever hangs up
 * before that is not waited for.
 * @throws file_required when empty, file_not_an_image, image_too_large (over 50 million pixels), image_broken, overloaded, RequestClosed
 */
export async function readImage({ size, read, signal }: SentFile): Promise<Image> {
  if (size === 0) throw fail('file_required', { path: 'file' });
  return decoding
    .run(async () => decode(await read()), { signal })
    .catch((error: unknown) => {
      throw error instanceof QueueFull ? fail('overloaded') : error;
    });
}
