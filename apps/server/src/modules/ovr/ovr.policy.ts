import { roleMay, roles } from '@balsam/domain/identity';
import type { Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { reporterOf, type OvrRow } from './ovr.store.ts';

/** As what somebody looks at reports: a doctor of a department, or a reviewer. */
export type OvrReader =
  | { readonly kind: 'doctor'; readonly personId: number; readonly departmentId: number }
  | { readonly kind: 'reviewer'; readonly personId: number };

/** Who is calling. @throws not_found for a doctor's log-in without a doctor */
export async function readerOf(sql: Sql, { actor }: UserCall): Promise<OvrReader> {
  if (roleMay(actor.roleId, 'review_incidents')) return { kind: 'reviewer', personId: actor.personId };
  const doctor =
    actor.roleId === roles.doctor && actor.doctorId !== undefined ? await reporterOf(sql, actor.doctorId) : undefined;
  if (!doctor) throw fail('not_found');
  return { kind: 'doctor', personId: doctor.person_id, departmentId: doctor.department_id };
}

/**
 * D13.06: a report is seen by its reporter, by reviewers once it is submitted, and by colleagues of the department when the review shared
 * it.
 */
export function maySeeOvr(row: OvrRow, reader: OvrReader): boolean {
  if (row.reporter_id === reader.personId) return true;
  if (reader.kind === 'reviewer') return row.state !== 'draft';
  return row.is_shared && row.department_id === reader.departmentId;
}

/** D13.06: colleagues never learn who reported. */
export const maySeeReporter = (row: OvrRow, reader: OvrReader): boolean =>
  reader.kind === 'reviewer' || row.reporter_id === reader.personId;
