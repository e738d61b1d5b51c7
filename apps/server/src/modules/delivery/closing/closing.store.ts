import type { Tx } from '#platform/db/types.ts';
import { unusedOf } from '#platform/storage/files.store.ts';
import { isProof } from '../common/proofs.store.ts';

/** Erases where a rider was last and what they drive. Answers the pictures they sent that prove nothing, to be removed. */
export async function eraseRider(tx: Tx, riderId: number): Promise<string[]> {
  await tx.deleteFrom('rider_position').where('rider_id', '=', riderId).execute();
  await tx.deleteFrom('rider_vehicle').where('person_id', '=', riderId).execute();
  return unusedOf(tx, riderId, { kind: 'delivery', isUsed: isProof });
}
