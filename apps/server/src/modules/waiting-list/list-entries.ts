import type { CallReply, contract } from '@balsam/contract';
import { audit } from '#platform/audit/audit.ts';
import type { Db } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { pageOf } from '#platform/http/page.ts';
import { fullNames, patientOf } from '#modules/people/index.ts';
import { entriesOf, listEntries, type EntryRow } from './entries.store.ts';
import { auditWish } from './join.ts';
import { entryViews, entryFields } from './waiting-list.view.ts';

/** What the open profile waits for. */
export async function ownWaitingList(db: Db, call: UserCall) {
  const patient = await patientOf(db, call);
  const rows = await entriesOf(db, patient.personId);
  await auditWish(db, call, 'read');
  return { items: await entryViews({ sql: db, patient, now: call.now }, rows) };
}

type Waiting = CallReply<typeof contract.waitingList.ofStaff>['items'][number];

function waitingView(row: EntryRow): Waiting {
  const { name, nameAr } = fullNames(row);
  return {
    ...entryFields(row),
    patient: { id: row.patient_id, mrn_number: row.mrn, name, name_ar: nameAr },
    appointment_at: row.appointment_at?.toISOString() ?? null,
    offered_at: row.offered_at?.toISOString() ?? null,
  };
}

type Query = {
  readonly doctor_id?: number | undefined;
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
};

/** Who waits, for the front desk: of one doctor or of all, the first first. */
export async function waitingListOfStaff(db: Db, call: UserCall, query: Query) {
  const { page, limit, offset } = pageOf(query);
  const { rows, total } = await listEntries(db, query.doctor_id, { limit, offset });
  await audit(
    db,
    call,
    ...rows.map((row) => ({
      personId: row.patient_id,
      action: 'read' as const,
      what: 'waiting list',
      recordId: row.id,
      why: 'staff' as const,
    })),
  );
  return { items: rows.map(waitingView), total, page, limit };
}
