import type { OrderState } from '@balsam/domain/orders';
import { audit } from '#platform/audit/audit.ts';
import type { Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import type { FileReply } from '#platform/http/serve.ts';
import type { Platform } from '#platform/platform.ts';
import { moveOrder, handOverByCode } from '#modules/orders/index.ts';
import { findPrescriptionFile } from './pharmacy-desk.store.ts';

type MoveRequest = {
  readonly to: OrderState;
  readonly from?: OrderState | undefined;
  readonly reason: string;
  readonly otp_code?: string | null | undefined;
};

/**
 * Moves an order for a pharmacist. A pickup is handed over by the patient's code, whose wrong attempts are counted outside the move.
 * @throws as `moveOrder` and `handOverByCode`
 */
export async function moveForPharmacist(
  platform: Platform,
  call: UserCall,
  id: number,
  request: MoveRequest,
): Promise<void> {
  const { to, from, reason, otp_code } = request;
  if (to === 'delivered' && otp_code) {
    await handOverByCode(platform, call, { orderId: id, by: 'pharmacist', otp_code });
    return;
  }
  await platform.db.transaction().execute((tx) => moveOrder(tx, call, id, { to, from, by: 'pharmacist', reason }));
}

/** A picture of a prescription that is in an order. */
export async function showPrescriptionFile(
  sql: Sql,
  { files }: Platform,
  call: UserCall,
  fileId: string,
): Promise<FileReply> {
  const whose = await findPrescriptionFile(sql, fileId);
  const file = whose && (await files.get(sql, fileId));
  if (!file) throw fail('not_found');
  const entry = { personId: whose.person_id, what: 'prescription', recordId: whose.id, why: 'staff' } as const;
  await audit(sql, call, { ...entry, action: 'read' });
  return { mime: file.mime, name: 'prescription.webp', bytes: file.bytes, inline: true };
}
