import { roleMay } from '@balsam/domain/identity';
import type { Sql } from '#platform/db/types.ts';
import type { Call } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import type { SentFile } from '#platform/http/form.ts';
import type { FileReply } from '#platform/http/serve.ts';
import { picturesOf } from '#platform/images/picture-sizes.ts';
import { readImage } from '#platform/images/read-image.ts';
import type { Platform } from '#platform/platform.ts';
import type { UnusedFiles } from '#platform/storage/purge-unused.ts';
import { insertPicture, isKept, listPictureSizes } from './pictures.store.ts';
import { isPictureSeen } from './publications.store.ts';

const kind = 'content_picture';
const defaultWidth = 480;
const weekMinutes = 7 * 24 * 60;

/** Where a picture of content is read, or nothing when there is none. */
export const pictureUrl = (picture: string | null): string | null => picture && `/api/v1/content-pictures/${picture}`;

/** Keeps a picture in its sizes, re-encoded; nobody outside sees it before something that shows it is published. @throws as `readImage` */
export async function addPicture(platform: Platform, file: SentFile | undefined, now: Date) {
  if (file === undefined) throw fail('file_required', { path: 'file' });
  const sizes = await picturesOf(await readImage(file), file.signal);
  const id = await platform.db.transaction().execute(async (tx) => {
    const kept: { fileId: string; width: number; mime: 'image/avif' | 'image/webp' }[] = [];
    for (const { width, mime, bytes } of sizes) {
      const fileId = await platform.files.save(tx, { personId: undefined, kind, mime, bytes }, now);
      kept.push({ fileId, width, mime });
    }
    return insertPicture(tx, kept);
  });
  return { id, url: `/api/v1/content-pictures/${id}` };
}

type PictureRequest = { readonly id: string; readonly width: number | undefined; readonly accept: string };

const mayWrite = ({ actor }: Call): boolean => actor.kind === 'user' && roleMay(actor.roleId, 'manage_content');

/** A picture in the encoding that the browser takes and the smallest size that is wide enough. What nothing published shows is not found. */
export async function showPicture(
  sql: Sql,
  { files }: Platform,
  call: Call,
  request: PictureRequest,
): Promise<FileReply> {
  const isPublic = await isPictureSeen(sql, request.id, call.now);
  if (!isPublic && !mayWrite(call)) throw fail('not_found');
  const mime = request.accept.includes('image/avif') ? 'image/avif' : 'image/webp';
  const sizes = (await listPictureSizes(sql, request.id)).filter((size) => size.mime === mime);
  const size = sizes.find(({ width }) => width >= (request.width ?? defaultWidth)) ?? sizes.at(-1);
  const file = size && (await files.get(sql, size.file_id));
  if (!file) throw fail('not_found');
  const name = `picture.${mime.slice('image/'.length)}`;
  return { mime, name, bytes: file.bytes, inline: true, publicFor: isPublic ? 'hour' : undefined };
}

/** Pictures that no content ever showed are gone after a week. */
export const unusedPictures: UnusedFiles = {
  kind,
  graceMinutes: weekMinutes,
  isUsed: isKept,
};
