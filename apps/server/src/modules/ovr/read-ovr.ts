import type { OvrCategory, OvrState } from '@balsam/domain/ovr';
import { audit, type AuditEntry } from '#platform/audit/audit.ts';
import type { Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { pageOf } from '#platform/http/page.ts';
import { maySeeOvr, readerOf, type OvrReader } from './ovr.policy.ts';
import { countByCategory, findOvr, listOvr, type OvrRow, type OvrScope } from './ovr.store.ts';
import { ovrView } from './ovr.view.ts';

type Query = {
  readonly view?: 'mine' | 'shared' | undefined;
  readonly state?: OvrState | undefined;
  readonly category?: OvrCategory | undefined;
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
};

const scopeOf = (reader: OvrReader, view: Query['view']): OvrScope => {
  if (reader.kind === 'reviewer') return { kind: 'submitted' };
  return view === 'shared'
    ? { kind: 'shared', departmentId: reader.departmentId }
    : { kind: 'mine', personId: reader.personId };
};

/** Writes down that who reported was read or decided about; colleagues read nothing of the person. */
export async function auditOvr(
  sql: Sql,
  call: UserCall,
  reader: OvrReader,
  action: AuditEntry['action'],
  rows: readonly OvrRow[],
): Promise<void> {
  const why = reader.kind === 'reviewer' ? 'staff' : 'self';
  const known = rows.filter((row) => reader.kind === 'reviewer' || row.reporter_id === reader.personId);
  const what = 'incident report';
  const entries = known.map((row): AuditEntry => ({ personId: row.reporter_id, action, what, recordId: row.id, why }));
  await audit(sql, call, ...entries);
}

/** The reports that the caller sees, with counts by category for those who review. */
export async function listReports(sql: Sql, call: UserCall, { view, state, category, ...query }: Query) {
  const reader = await readerOf(sql, call);
  const { page, limit, offset } = pageOf(query, 100);
  const { rows, total } = await listOvr(sql, scopeOf(reader, view), { state, category }, { limit, offset });
  await auditOvr(sql, call, reader, 'read', rows);
  const counts = reader.kind === 'reviewer' ? await countByCategory(sql, state) : [];
  return {
    items: rows.map((row) => ovrView(row, reader)),
    counts: counts.flatMap(({ category: kind, count }) => (kind === null ? [] : [{ category: kind, count }])),
    total,
    page,
    limit,
  };
}

/** One report. @throws not_found */
export async function readReport(sql: Sql, call: UserCall, id: number) {
  const reader = await readerOf(sql, call);
  const row = await findOvr(sql, id);
  if (!row || !maySeeOvr(row, reader)) throw fail('not_found');
  await auditOvr(sql, call, reader, 'read', [row]);
  return ovrView(row, reader);
}
