import { parentPort, workerData } from 'node:worker_threads';
import decodeHeic from 'heic-decode';
import type { HeicAnswer } from './decode-heic.ts';

const { bytes, pixels } = workerData as { bytes: Uint8Array; pixels: number };

/** The first picture of the file, its size looked at before a pixel is decoded. */
async function decode(): Promise<HeicAnswer> {
  const [first] = await decodeHeic.all({ buffer: bytes });
  if (!first) throw new Error('No picture in it');
  if (first.width * first.height > pixels) return 'too_large';
  const { data, width, height } = await first.decode();
  return { pixels: new Uint8Array(data.buffer), width, height };
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port of Node, which has no origins
parentPort?.postMessage(await decode());
