import { audit } from '#platform/audit/audit.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { pageOf, readPage } from '#platform/http/page.ts';
import { fullNames } from '#modules/people/index.ts';
import { beginReport } from './desk-reports.ts';
import { findStayOf, staysWithoutSummary } from './stays.store.ts';

type Query = { readonly page?: number | undefined; readonly limit?: number | undefined };

/** The stays that ended and wait for their discharge summary: names and days, nothing clinical. */
export async function readEndedStays(db: Sql, call: UserCall, query: Query) {
  const page = pageOf(query);
  const { rows, total } = await readPage(page, (at) => staysWithoutSummary(db, at));
  await audit(
    db,
    call,
    ...rows.map(
      ({ id, person_id: personId }) =>
        ({ personId, action: 'read', what: 'stay', recordId: id, why: 'staff' }) as const,
    ),
  );
  const items = rows.map((row) => {
    const { name, nameAr } = fullNames(row);
    return {
      admission_id: row.id,
      patient: { mrn_number: row.mrn, name, name_ar: nameAr },
      from: row.from,
      until: row.until,
      doctor: row.doctor,
      doctor_ar: row.doctor_ar || row.doctor,
      department: row.department,
      department_ar: row.department_ar,
    };
  });
  return { items, total, page: page.page, limit: page.limit };
}

/**
 * Begins the discharge summary of a stay that ended; of two officers who begin at once one does.
 * @throws not_found, stay_not_ended, stay_has_summary
 */
export async function beginStaySummary(tx: Tx, call: UserCall, id: number, { language }: { language: 'ar' | 'en' }) {
  const stay = await findStayOf(tx, id);
  if (!stay) throw fail('not_found');
  if (stay.discharged_at === null) throw fail('stay_not_ended');
  const begun = await beginReport(tx, call, {
    person_id: stay.person_id,
    admission_id: stay.id,
    kind: 'discharge_summary',
    language,
  });
  if (!begun) throw fail('stay_has_summary');
  return begun;
}
