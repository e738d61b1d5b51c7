import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import type { Files } from '#platform/storage/files.ts';
import { replacePhoto } from './edit-user.store.ts';
import { ownReason } from './persons.policy.ts';

/** Sets a stored file as the photo of the open profile, or removes the photo (`null`). The previous file is deleted, row and bytes. */
export async function setPhoto(tx: Tx, files: Files, call: UserCall, file: string | null): Promise<void> {
  const { personId } = call.actor;
  const before = await replacePhoto(tx, personId, file);
  await audit(tx, call, { personId, action: 'write', what: 'photo', why: ownReason(call) });
  if (before !== null && before !== file) await files.remove(tx, before);
}
