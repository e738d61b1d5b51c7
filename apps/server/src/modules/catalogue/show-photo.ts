import type { Sql } from '#platform/db/types.ts';
import { fail } from '#platform/http/failure.ts';
import type { FileReply } from '#platform/http/serve.ts';
import type { Platform } from '#platform/platform.ts';
import { listSizes } from './photos.store.ts';

const defaultWidth = 480;

/** The photo of a product in the encoding that the browser takes, and the smallest size that is wide enough; else the largest. */
export async function showPhoto(
  sql: Sql,
  { files }: Platform,
  request: { readonly id: string; readonly width: number | undefined; readonly accept: string },
): Promise<FileReply> {
  const mime = request.accept.includes('image/avif') ? 'image/avif' : 'image/webp';
  const sizes = (await listSizes(sql, request.id)).filter((size) => size.mime === mime);
  const size = sizes.find(({ width }) => width >= (request.width ?? defaultWidth)) ?? sizes.at(-1);
  const file = size && (await files.get(sql, size.file_id));
  if (!file) throw fail('not_found');
  return { mime, name: `product.${mime.slice('image/'.length)}`, bytes: file.bytes, inline: true, publicFor: 'ever' };
}
