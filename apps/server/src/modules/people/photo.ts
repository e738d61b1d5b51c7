import { audit } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/db/types.ts';
import type { UserCall } from '../../platform/http/call.ts';
import type { Files } from '../../platform/storage/files.ts';
import { replacePhoto } from './edit-user.store.ts';
import { ownReason } from './persons.policy.ts';

/**
 * Makes a kept file the photo of the open profile, or takes the photo away (`null`). The one before it is removed, row and bytes:
 * a photo that somebody no longer wants to be seen is gone.
 */
export async function takePhoto(tx: Tx, files: Files, call: UserCall, file: string | null): Promise<void> {
  const { personId } = call.actor;
  const before = await replacePhoto(tx, personId, file);
  await audit(tx, call, { personId, action: 'write', what: 'photo', why: ownReason(call) });
  if (before !== null && before !== file) await files.remove(tx, before);
}
