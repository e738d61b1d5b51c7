import type { CallReply, contract } from '@balsam/contract';
import { exportRules, mayExport } from '@balsam/domain/privacy';
import { instantAt, riyadhDay } from '@balsam/domain/time';
import { audit } from '#platform/audit/audit.ts';
import type { Db, Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { assertAllowed, fail } from '#platform/http/failure.ts';
import type { FileReply } from '#platform/http/serve.ts';
import { countOf, countUp, type Counted } from '#platform/limits/limits.store.ts';
import type { Platform } from '#platform/platform.ts';
import { requireOwnPassword } from '#modules/identity/index.ts';
import { factsOf, ownReason } from '#modules/people/index.ts';
import { deciderOf } from './decider.ts';
import { findExport, insertExport, listExports, type ExportRow } from './exports.store.ts';
import { exportView, stateAt } from './exports.view.ts';

type Exports = CallReply<(typeof contract)['privacy']['exports']>;

/** The limit of requests a Riyadh day, counted by the person whose data it is. */
const requestLimit = (personId: number, now: Date): Counted => ({
  scope: 'data_export',
  key: String(personId),
  bucket: instantAt(riyadhDay(now), 0),
});

const isUnderWay = ({ state }: ExportRow) => state === 'waiting' || state === 'running';

const ineligibility = (rows: readonly ExportRow[], left: number): Exports['why_not'] => {
  if (rows.some(isUnderWay)) return 'export_running';
  return left > 0 ? null : 'too_many_exports';
};

/**
 * The copies of the open profile's data. A guardian who may not export it sees an empty list and that none can be
 * requested. Polling the progress of a running export is not audited again.
 */
export async function readExports(db: Db, call: UserCall): Promise<Exports> {
  const { personId } = call.actor;
  const [rows, count] = await Promise.all([listExports(db, personId), countOf(db, requestLimit(personId, call.now))]);
  if (!rows.some(isUnderWay))
    await audit(db, call, { personId, action: 'read', what: 'data export', why: ownReason(call) });
  if (!mayExport(await deciderOf(db, call)).ok)
    return { items: [], left_today: 0, may_ask: false, why_not: 'person_decides' };
  const left = Math.max(0, exportRules.perDay - count);
  const why = ineligibility(rows, left);
  return { items: rows.map((row) => exportView(row, call.now)), left_today: left, may_ask: why === null, why_not: why };
}

const assertMayExport = async (sql: Sql, call: UserCall): Promise<void> => {
  const verdict = mayExport(await deciderOf(sql, call));
  assertAllowed(verdict);
};

async function createExport(tx: Tx, call: UserCall): Promise<ExportRow> {
  const { personId, guardianId, accountId } = call.actor;
  const { language } = await factsOf(tx, guardianId ?? personId);
  const row = await insertExport(tx, {
    person_id: personId,
    account_id: accountId,
    asked_by: guardianId === undefined ? 'self' : 'guardian',
    language,
    asked_at: call.now,
  });
  if (!row) throw fail('export_running');
  const most = exportRules.perDay;
  if ((await countUp(tx, requestLimit(personId, call.now), most)) === undefined)
    throw fail('too_many_exports', { values: { most } });
  await audit(tx, call, { personId, action: 'write', what: 'data export', recordId: row.id, why: ownReason(call) });
  return row;
}

/**
 * Requests a copy of everything about the open profile’s person. Whoever holds the phone must know the password as
 * well.
 * @throws person_decides, current_password_wrong, log_in_locked, export_running, too_many_exports
 */
export async function requestExport(platform: Platform, call: UserCall, currentPassword: string) {
  await assertMayExport(platform.db, call);
  await requireOwnPassword(platform, call, currentPassword);
  const row = await platform.db.transaction().execute((tx) => createExport(tx, call));
  return exportView(row, call.now);
}

/**
 * The zip of an export that is ready.
 * @throws not_found when it does not exist, belongs to somebody else or the guardian may not see it; export_not_ready;
 * export_gone
 */
export async function readExportFile({ db, files }: Platform, call: UserCall, id: number): Promise<FileReply> {
  const { personId } = call.actor;
  const row = await findExport(db, personId, id);
  if (!row || !mayExport(await deciderOf(db, call)).ok) throw fail('not_found');
  const state = stateAt(row, call.now);
  if (isUnderWay(row)) throw fail('export_not_ready');
  if (state !== 'ready' || row.file_id === null) throw fail('export_gone');
  const bytes = await files.open(db, row.file_id);
  if (!bytes) throw fail('export_gone');
  await audit(db, call, { personId, action: 'read', what: 'data export', recordId: id, why: ownReason(call) });
  return { mime: 'application/zip', name: `balsam-my-data-${riyadhDay(row.asked_at)}.zip`, bytes };
}
