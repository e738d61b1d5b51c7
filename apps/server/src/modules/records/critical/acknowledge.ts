import { isReadBack, readComparator } from '@balsam/domain/records';
import { audit, type AuditEntry } from '#platform/audit/audit.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { pageOf } from '#platform/http/page.ts';
import { ownDoctorId } from '#modules/booking/index.ts';
import { acknowledgeOnce, doctorNames, findCritical, listCritical, type CriticalRow } from './critical.store.ts';
import { criticalView } from './critical.view.ts';

const entry = ({ id, person_id: personId }: CriticalRow, action: AuditEntry['action']): AuditEntry => ({
  personId,
  action,
  what: 'critical result',
  recordId: id,
  why: 'care',
});

async function views(sql: Sql, call: UserCall, rows: readonly CriticalRow[]) {
  const ids = rows.flatMap((row) => [row.doctor_id, row.escalated_to, row.acknowledged_by]).filter((id) => id !== null);
  const names = new Map((await doctorNames(sql, [...new Set(ids)])).map((row) => [row.id, row]));
  const me = ownDoctorId(call, undefined);
  return rows.map((row) => criticalView(row, names, me));
}

type Query = {
  readonly state?: 'open' | 'settled' | undefined;
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
};

/** The critical results that were reported to the calling doctor, or came to them as the head of department. */
export async function listCriticalResults(sql: Sql, call: UserCall, { state = 'open', ...query }: Query) {
  const { page, limit, offset } = pageOf(query);
  const { rows, total } = await listCritical(sql, ownDoctorId(call, undefined), state === 'open', { limit, offset });
  await audit(sql, call, ...rows.map((row) => entry(row, 'read')));
  return { items: await views(sql, call, rows), total, page, limit };
}

/**
 * Acknowledges a critical result by reading its value back (D13.05): once, by the doctor to whom it was reported or the head to whom it
 * has come.
 * @throws not_found, read_back_wrong, already_acknowledged, critical_superseded
 */
export async function acknowledgeCritical(tx: Tx, call: UserCall, id: number, readBack: string) {
  const doctorId = ownDoctorId(call, undefined);
  const row = await findCritical(tx, doctorId, id);
  if (!row) throw fail('not_found');
  if (row.superseded_at !== null) throw fail('critical_superseded');
  if (row.acknowledged_at !== null) throw fail('already_acknowledged');
  const reported = {
    decimal: row.value_decimal,
    comparator: readComparator(row.comparator ?? '') ?? null,
    text: row.value_text,
  };
  if (!isReadBack(reported, readBack)) throw fail('read_back_wrong', { path: 'read_back' });
  if (!(await acknowledgeOnce(tx, id, { doctorId, readBack }, call.now))) throw fail('already_acknowledged');
  const settled = (await findCritical(tx, doctorId, id)) ?? row;
  await audit(tx, call, entry(settled, 'write'));
  const [view] = await views(tx, call, [settled]);
  if (!view) throw fail('not_found');
  return view;
}
