import { defaultOrderLimits } from '@balsam/domain/orders';
import type { SignedIn } from '#platform/access/actor.ts';
import { audit } from '#platform/audit/audit.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { wholeList } from '#platform/http/page.ts';
import type { Platform } from '#platform/platform.ts';
import { readNumberSetting } from '#platform/settings/settings.store.ts';
import { ownReason } from '#modules/people/index.ts';
import type { PortalPrescription } from '#modules/records/index.ts';
import {
  deleteUnused,
  findUnusedFiles,
  releaseFromOrder,
  insertPrescription,
  insertRecords,
  listUnused,
  attachToOrder,
  detachFromOrder,
  isSentByAnother,
  type Owner,
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

const auditPrescription = (sql: Sql, call: UserCall, action: 'read' | 'write', recordId?: number) =>
  audit(sql, call, {
    personId: call.actor.personId,
    action,
    what: 'prescription',
    ...(recordId !== undefined && { recordId }),
    why: ownReason(call),
  });

/** Pictures of prescriptions that one order may have at most. */
const readMostPictures = (sql: Sql): Promise<number> =>
  readNumberSetting(sql, 'PRESCRIPTION_IMAGES_MAXIMUM', defaultOrderLimits.prescriptionImages);

/** What the caller reads of the open profile's: a guardian with limited access what they sent themselves (D10.09). */
const readableBy = ({ actor }: UserCall): Owner => ({
  personId: actor.personId,
  sentBy: actor.guardianAccess === 'limited' ? actor.accountId : undefined,
});

/** Whether a picture is of a prescription that a young person sent, and a guardian with limited access looks (D10.09). */
export const hidesPrescriptionPicture = async (sql: Sql, actor: SignedIn, fileId: string): Promise<boolean> =>
  actor.guardianAccess === 'limited' && isSentByAnother(sql, fileId, actor.accountId);

/** Prescriptions that wait for an order. */
export async function showPrescriptions(sql: Sql, call: UserCall) {
  const rows = await listUnused(sql, readableBy(call));
  await auditPrescription(sql, call, 'read');
  return wholeList(rows.map(view));
}

/** Makes a prescription of pictures that were sent before: as many as one order may have, the caller's own, each once (S5.17). */
export async function createPrescription(
  tx: Tx,
  call: UserCall,
  request: { file_ids: readonly string[]; note: string },
) {
  const { personId, accountId } = call.actor;
  const ids = [...new Set(request.file_ids)];
  const most = await readMostPictures(tx);
  if (ids.length < 1 || ids.length > most) throw fail('prescription_images', { path: 'file_ids', values: { most } });
  const files = await findUnusedFiles(tx, personId, ids);
  if (files.length < ids.length) throw fail('not_found');
  const id = await insertPrescription(tx, { personId, accountId, note: request.note, files: ids }, call.now);
  if (id === undefined) throw fail('not_found');
  await auditPrescription(tx, call, 'write', id);
  return {
    id,
    state: 'pending' as const,
    reason: null,
    files: ids,
    note: request.note,
    created_at: call.now.toISOString(),
  };
}

/** Takes a prescription back that is in no order, with its pictures. */
export async function withdrawPrescription(tx: Tx, { files }: Platform, call: UserCall, id: number): Promise<void> {
  const gone = await deleteUnused(tx, readableBy(call), id);
  if (!gone) throw fail('not_found');
  for (const file of gone) await files.remove(tx, file);
  await auditPrescription(tx, call, 'write', id);
}

/** Makes sure that these prescriptions are the caller's and in no order yet, with no more pictures together than one order may have (S5.17). @throws not_found, prescription_images */
export async function checkPrescriptions(tx: Tx, call: UserCall, ids: readonly number[]): Promise<void> {
  const each = new Set(ids);
  if (each.size === 0) return;
  const unused = await listUnused(tx, readableBy(call));
  const sent = unused.filter(({ id }) => each.has(id));
  if (sent.length < each.size) throw fail('not_found');
  const pictures = sent.reduce((all, { files }) => all + files.length, 0);
  const most = await readMostPictures(tx);
  if (pictures > most) throw fail('prescription_images', { path: 'prescription_ids', values: { most } });
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
  if ((await attachToOrder(tx, call.actor.personId, orderId, each)) < each.length) throw fail('not_found');
}

/**
 * Copies the caller's prescriptions with their pictures, to wait for what comes in a second delivery: one that is in an order is reviewed for that
 * one alone.
 */
export async function copyPrescriptions(
  tx: Tx,
  { files }: Pick<Platform, 'files'>,
  call: UserCall,
  ids: readonly number[],
): Promise<void> {
  const { personId, accountId } = call.actor;
  const sent = (await listUnused(tx, readableBy(call))).filter(({ id }) => ids.includes(id));
  for (const { note, files: pictures } of sent) {
    const copies: string[] = [];
    for (const picture of pictures) {
      const file = await files.get(tx, picture);
      if (file) copies.push(await files.save(tx, { ...file, personId }, call.now));
    }
    if (copies.length === 0) continue;
    await auditPrescription(
      tx,
      call,
      'write',
      await insertPrescription(tx, { personId, accountId, note, files: copies }, call.now),
    );
  }
}

/** The order relies on these prescriptions of the person's own record; the pharmacist reviews them like any other. */
export async function attachRecordPrescriptions(
  tx: Tx,
  call: UserCall,
  orderId: number,
  records: readonly PortalPrescription[],
): Promise<void> {
  const each = [...new Map(records.map((record) => [record.recordId, record])).values()];
  if (each.length === 0) return;
  await insertRecords(tx, { personId: call.actor.personId, orderId, records: each }, call.now);
  await auditPrescription(tx, call, 'read', orderId);
}

/** Frees the prescriptions of an order that came to nothing, for the next one. */
export const detachPrescriptions = (tx: Tx, orderId: number): Promise<void> => detachFromOrder(tx, orderId);

/**
 * The patient has nothing of an order that was paid: what was not refused counts for the next one, where a pharmacist reviews it for what that
 * one has. It stays refused where it was refused.
 */
export const releasePrescriptions = (tx: Tx, orderId: number): Promise<void> => releaseFromOrder(tx, orderId);
