import type { Call } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import type { Image } from '#platform/images/read-image.ts';
import type { Platform } from '#platform/platform.ts';
import { hashToken } from '#modules/identity/index.ts';
import { registrationRules } from './begin.ts';
import { countUpload, lockForPhoto, updatePhoto } from './registration.store.ts';

/**
 * Admits a caller by the upload token of a registration, before the picture is read.
 * @throws unauthenticated for an unknown token, upload_expired after 15 minutes, too_many_requests after a dozen tries
 */
export async function admitUpload({ db }: Platform, token: string | undefined, now: Date): Promise<void> {
  const row = token === undefined ? undefined : await countUpload(db, hashToken(token));
  if (!row) throw fail('unauthenticated');
  if (!row.upload_expires_at || now >= row.upload_expires_at) throw fail('upload_expired');
  if (row.uploads > registrationRules.uploads) throw fail('too_many_requests');
}

/** Saves the ID photo of the token's own registration, replacing an earlier one. Another id is `not_found`. */
export const keepIdPhoto = (
  { db, files }: Platform,
  { now }: Call,
  sent: { readonly token: string; readonly patientId: number; readonly image: Image },
): Promise<string> =>
  db.transaction().execute(async (tx) => {
    const row = await lockForPhoto(tx, hashToken(sent.token), sent.patientId, now);
    if (!row) throw fail('not_found');
    const { mime, bytes } = sent.image;
    const id = await files.save(tx, { personId: undefined, kind: 'identity', mime, bytes }, now);
    await updatePhoto(tx, row.id, id);
    if (row.id_photo_file !== null) await files.remove(tx, row.id_photo_file);
    return id;
  });
