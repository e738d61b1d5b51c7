import sharp from 'sharp';
import { fail } from '#platform/http/failure.ts';
import { QueueFull, semaphore } from '#platform/limits/semaphore.ts';
import type { Image } from './read-image.ts';

/** Widths in pixels that pictures for everybody are kept in. */
export const pictureWidths = [160, 480, 960] as const;

/** One size and encoding of a picture. */
export type PictureSize = {
  readonly width: (typeof pictureWidths)[number];
  readonly mime: 'image/avif' | 'image/webp';
  readonly bytes: Buffer;
};

const encoding = semaphore({ limit: 1, queue: 8, waitMs: 60_000 });

async function encode({ bytes }: Image, width: PictureSize['width']): Promise<PictureSize[]> {
  const sized = sharp(bytes).resize({ width, height: width, fit: 'inside', withoutEnlargement: true });
  const [avif, webp] = await Promise.all([
    sized.clone().avif({ quality: 55, effort: 3 }).toBuffer(),
    sized.clone().webp({ quality: 80, effort: 3 }).toBuffer(),
  ]);
  return [
    { width, mime: 'image/avif', bytes: avif },
    { width, mime: 'image/webp', bytes: webp },
  ];
}

/**
 * The sizes of a picture that `readImage` has read, each as AVIF and as WebP; never larger than it is. One picture at a time: encoding takes
 * a core. `signal` ends the wait for it. @throws overloaded
 */
export async function picturesOf(image: Image, signal: AbortSignal): Promise<readonly PictureSize[]> {
  const encodeAll = async (): Promise<PictureSize[]> => {
    const [small, middle, large] = pictureWidths;
    return [...(await encode(image, small)), ...(await encode(image, middle)), ...(await encode(image, large))];
  };
  return encoding.run(encodeAll, { signal }).catch((error: unknown) => {
    throw error instanceof QueueFull ? fail('overloaded') : error;
  });
}
