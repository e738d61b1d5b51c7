import { deliveryRules } from '@balsam/domain/orders';
import { audit } from '../../../platform/audit/audit.ts';
import type { Sql, Tx } from '../../../platform/db/types.ts';
import type { UserCall } from '../../../platform/http/call.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { ownReason } from '../../people/index.ts';
import type { PortalPrescription } from '../../records/index.ts';
import {
  deleteLoose,
  findLooseFiles,
  freeFromOrder,
  insertPrescription,
  insertRecords,
  listLoose,
  putIntoOrder,
  takeOutOfOrder,
  type PrescriptionRow,
} from './prescriptions.store.ts';

const view = (row: PrescriptionRow) => ({
  id: row.id,
  state: row.state,
  reason: row.reason,
  files: [...row.files],
  note: row.note,
  created_at: row.created_at.toISOString(),
});

const note = (sql: Sql, call: UserCall, action: 'read' | 'write', recordId?: number) =>
  audit(sql, call, {
    personId: call.actor.personId,
    action,
    what: 'prescription',
    ...(recordId !== undefined && { recordId }),
    why: ownReason(call),
  });

/** Prescriptions that wait for an order. */
export async function showPrescriptions(sql: Sql, call: UserCall) {
  const rows = await listLoose(sql, call.actor.personId);
  await note(sql, call, 'read');
  return { items: rows.map(view) };
}

/** Makes a prescription of pictures that were sent before: one to five, the caller's own, each once (S5.17). */
export async function sendPrescription(tx: Tx, call: UserCall, wish: { file_ids: readonly string[]; note: string }) {
  const { personId } = call.actor;
  const ids = [...new Set(wish.file_ids)];
  if (ids.length < 1 || ids.length > deliveryRules.prescriptionImages)
    throw fail('prescription_images', { path: 'file_ids' });
  const files = await findLooseFiles(tx, personId, ids);
  if (files.length < ids.length) throw fail('not_found');
  const id = await insertPrescription(tx, { personId, note: wish.note, files: ids }, call.now);
  if (id === undefined) throw fail('not_found');
  await note(tx, call, 'write', id);
  return {
    id,
    state: 'pending' as const,
    reason: null,
    files: ids,
    note: wish.note,
    created_at: call.now.toISOString(),
  };
}

/** Takes a prescription back that is in no order, with its pictures. */
export async function withdrawPrescription(tx: Tx, { files }: Platform, call: UserCall, id: number): Promise<void> {
  const gone = await deleteLoose(tx, call.actor.personId, id);
  if (!gone) throw fail('not_found');
  await gone.reduce((before, file) => before.then(() => files.remove(tx, file)), Promise.resolve());
  await note(tx, call, 'write', id);
}

/** Makes sure that these prescriptions are the caller's and in no order yet; `not_found` otherwise. */
export async function checkPrescriptions(tx: Tx, call: UserCall, ids: readonly number[]): Promise<void> {
  const each = new Set(ids);
  if (each.size === 0) return;
  const loose = await listLoose(tx, call.actor.personId);
  if (loose.filter(({ id }) => each.has(id)).length < each.size) throw fail('not_found');
}

/** Puts the caller's prescriptions into an order; one that is not theirs or in another order is `not_found`. */
export async function attachPrescriptions(
  tx: Tx,
  call: UserCall,
  orderId: number,
  ids: readonly number[],
): Promise<void> {
  const each = [...new Set(ids)];
  if (each.length === 0) return;
  if ((await putIntoOrder(tx, call.actor.personId, orderId, each)) < each.length) throw fail('not_found');
}

/** The order relies on these prescriptions of the person's own record; the pharmacist judges them like any other. */
export async function relyOnRecord(
  tx: Tx,
  call: UserCall,
  orderId: number,
  records: readonly PortalPrescription[],
): Promise<void> {
  const each = [...new Map(records.map((record) => [record.recordId, record])).values()];
  if (each.length === 0) return;
  await insertRecords(tx, { personId: call.actor.personId, orderId, records: each }, call.now);
  await note(tx, call, 'read', orderId);
}

/** Frees the prescriptions of an order that came to nothing, for the next one. */
export const detachPrescriptions = (tx: Tx, orderId: number): Promise<void> => takeOutOfOrder(tx, orderId);

/**
 * The patient has nothing of an order that was paid: what was not refused counts for the next one, where a pharmacist judges it for what that
 * one has. It stays refused where it was refused.
 */
export const freePrescriptions = (tx: Tx, orderId: number): Promise<void> => freeFromOrder(tx, orderId);
