import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import type { Image } from '#platform/images/read-image.ts';
import type { Platform } from '#platform/platform.ts';
import { replacePhoto } from './edit-user.store.ts';

async function replace(
  tx: Tx,
  { files }: Pick<Platform, 'files'>,
  call: UserCall,
  { personId, file }: { personId: number; file: string | null },
): Promise<void> {
  const before = await replacePhoto(tx, personId, file);
  await audit(tx, call, { personId, action: 'write', what: 'photo', why: 'staff' });
  if (before !== null && before !== file) await files.remove(tx, before);
}

/** Sets the photo of somebody who works here, re-encoded before; whether the caller may is for the module that calls. */
export async function savePhotoOf(
  tx: Tx,
  platform: Pick<Platform, 'files'>,
  call: UserCall,
  { personId, image }: { readonly personId: number; readonly image: Image },
): Promise<void> {
  const photo = { personId, kind: 'profile_photo', mime: image.mime, bytes: image.bytes };
  await replace(tx, platform, call, { personId, file: await platform.files.save(tx, photo, call.now) });
}

/** Takes the photo of somebody who works here away. */
export const removePhotoOf = (
  tx: Tx,
  platform: Pick<Platform, 'files'>,
  call: UserCall,
  personId: number,
): Promise<void> => replace(tx, platform, call, { personId, file: null });
