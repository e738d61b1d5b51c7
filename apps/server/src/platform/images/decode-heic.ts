import { Worker } from 'node:worker_threads';
import { fail } from '#platform/http/failure.ts';

/** What phones write by default. */
export const heicMimes: ReadonlySet<string> = new Set(['image/heic', 'image/heif']);

/** RGBA, upright; width and height in pixels. */
export type Pixels = { readonly pixels: Uint8Array; readonly width: number; readonly height: number };

type Limits = { readonly pixels: number; readonly seconds: number };

/** What the worker answers; anything else that ends it is a broken picture. */
export type HeicAnswer = Pixels | 'too_large';

/** Of the worker's own heap; the decoder's memory is bounded by the pixels, which are counted before any is decoded. */
const heapMegabytes = 128;

/**
 * Decodes a HEIC picture in a thread of its own, which ends with it: a decoder that loops or runs out of memory takes nobody along.
 * @throws image_too_large over `pixels`, image_broken when it cannot be read or takes longer than `seconds`
 */
export async function decodeHeic(bytes: Buffer, { pixels, seconds }: Limits): Promise<Pixels> {
  const worker = new Worker(new URL('./heic.worker.ts', import.meta.url), {
    workerData: { bytes: new Uint8Array(bytes), pixels },
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    // What the decoder says about a broken file is of no use to anybody.
    stdout: true,
    stderr: true,
  });
  const timer = setTimeout(() => void worker.terminate(), seconds * 1000);
  try {
    const answer = await new Promise<HeicAnswer>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('The decoder was ended')));
    }).catch(() => Promise.reject(fail('image_broken')));
    if (answer === 'too_large') throw fail('image_too_large');
    return answer;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
