import type { SignedIn } from '#platform/access/actor.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { roleMay } from '@balsam/domain/identity';
import { hidesItems, type OrderRow } from '#modules/orders/index.ts';
import { photoFrom } from '../common/delivery-settings.ts';
import { proofMissing } from '../common/events.ts';
import { requiredProofFor } from '../common/delivery.view.ts';
import { lockPictures, findProofPicture, insertProof, readShipments } from '../common/proofs.store.ts';

export type Pictures = { readonly photo: string | null; readonly signature: string | null };

/** The pictures that were named are the rider's own, sent for a delivery. @throws order_photo_required, order_signature_required */
async function assertOwnPictures(tx: Tx, { actor }: UserCall, { photo, signature }: Pictures): Promise<void> {
  if (photo && (await lockPictures(tx, actor.personId, [photo])) === 0)
    throw fail('order_photo_required', { path: 'photo' });
  const isOther = signature !== photo || signature === null;
  if (signature && !(isOther && (await lockPictures(tx, actor.personId, [signature])) === 1))
    throw fail('order_signature_required', { path: 'signature' });
}

type ProofPart = 'photo' | 'signature' | 'reason';

/** Those of the parts that were not sent. */
export const missingOf = (parts: Readonly<Partial<Record<ProofPart, string | null | undefined>>>): ProofPart[] =>
  (Object.keys(parts) as ProofPart[]).filter((part) => !parts[part]);

/**
 * What the hand-over asks for and was not sent: a client that knows only the specification sends none, and the staff see it (DECISIONS §15).
 * @throws order_photo_required, order_signature_required for a picture that is not the rider's own
 */
export async function missingProof(tx: Tx, call: UserCall, order: OrderRow, pictures: Pictures): Promise<ProofPart[]> {
  const needed = requiredProofFor(order, (await readShipments(tx, [order.id])).get(order.id), await photoFrom(tx));
  await assertOwnPictures(tx, call, pictures);
  const { photo, signature } = pictures;
  return missingOf({ ...(needed.photo && { photo }), ...(needed.signature && { signature }) });
}

/**
 * Keeps what shows how an order was handed over, or why it came back, under the rider who had it, whoever writes it down; the pharmacy is told
 * of what is missing.
 * @throws order_photo_required, order_signature_required for a picture that is not the rider's own, not there any more, or of another order
 */
export async function saveProof(
  tx: Tx,
  call: UserCall,
  { id: orderId, rider_id: riderId }: Pick<OrderRow, 'id' | 'rider_id'>,
  proof: Pictures & { readonly reason: string | null; readonly at: Date; readonly missing: readonly ProofPart[] },
): Promise<void> {
  const { photo, signature, reason, missing } = proof;
  if (riderId === null || (!photo && !signature && !reason && missing.length === 0)) return;
  await assertOwnPictures(tx, call, proof);
  const row = { order_id: orderId, rider_id: riderId, ...proof };
  if (!(await insertProof(tx, row))) throw fail('order_photo_required', { path: 'photo' });
  if (missing.length > 0) await publish(tx, proofMissing, { order_id: orderId, missing: [...missing] }, call.now);
}

/**
 * The patient to whom a picture of a hand-over belongs, when the caller may see it: they themselves, the rider, pharmacists and administrators; of what
 * a young person ordered no guardian with limited access.
 */
export async function patientOfProof(sql: Sql, actor: SignedIn, fileId: string): Promise<number | undefined> {
  const proof = await findProofPicture(sql, fileId);
  if (!proof) return undefined;
  const isPatient = proof.person_id === actor.personId && !hidesItems({ actor }, proof);
  const mayLook = isPatient || proof.rider_id === actor.personId || roleMay(actor.roleId, 'see_orders');
  return mayLook ? proof.person_id : undefined;
}
