import sharp from 'sharp';

type Kind = 'jpeg' | 'png' | 'webp' | 'avif';

/** A picture with something to see on it, so that its bytes do not shrink to nothing. */
export const pictureOf = (kind: Kind, width = 320, height = 200): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: '#3c6e57', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })
    // An AVIF takes seconds to be made small.
    .toFormat(kind, kind === 'avif' ? { effort: 0 } : {})
    .toBuffer();

/** A phone's photo: held sideways, with place and device written into it. */
export const photoOf = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#8a5a2b' } })
    .withExif({ IFD0: { Make: 'Kanari Phone' }, IFD3: { GPSLatitude: '24/1 42/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});
const crcOf = (bytes: Buffer): number =>
  (bytes.reduce((crc, byte) => crcTable[(crc ^ byte) & 0xff]! ^ (crc >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0;

/** A PNG of a few kilobytes whose head claims so many pixels. */
export async function bombOf(width: number, height: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crcOf(png.subarray(12, 29)), 29);
  return png;
}

export const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
export const html = Buffer.from('<!doctype html><html><body><script>alert(1)</script></body></html>');

/** A phone's own format, 64 by 40 pixels: red at its upper start, green elsewhere. Nothing here could write it, so it stands as it is. */
export const heic = Buffer.from(
  [
    'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAA',
    'AAAEAAKAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAAQQACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAA',
    'AAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADYaXBycAAAALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQ',
    'ABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAQAAAACgA',
    'AAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAAEltZGF0AAAAPSgBrwngIzV5f/s7//+YHyHliu',
    'Rmalf0zLgNdnX9RWW/rvx71D9VHigv6cL3gnpB5De9H/pSV/+5RorIJrg=',
  ].join(''),
  'base64',
);
