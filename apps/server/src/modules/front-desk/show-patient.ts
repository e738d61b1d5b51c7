import type { CallReply, contract } from '@balsam/contract';
import { audit } from '#platform/audit/audit.ts';
import type { Db, Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { visitsAtDesk } from '#modules/booking/index.ts';
import { fullNames } from '#modules/people/index.ts';
import { endOf } from './find-patients.ts';
import { countLook } from './limits.ts';
import { markPhoneConfirmed, readFile, type FileRow } from './patients.store.ts';

type DeskPatient = CallReply<typeof contract.frontDesk.show>;

const registrationView = (row: FileRow): DeskPatient['registered_at_desk'] => {
  if (!row.registered_at || !row.consented_at) return null;
  const by = fullNames({
    first_name: row.by_first,
    family_name: row.by_family,
    first_name_ar: row.by_first_ar,
    family_name_ar: row.by_family_ar,
  });
  return {
    at: row.registered_at.toISOString(),
    by: by.name,
    by_ar: by.nameAr,
    branch: row.branch ?? '',
    branch_ar: row.branch_ar ?? '',
    consented_at: row.consented_at.toISOString(),
  };
};

const identityKind = (row: FileRow): DeskPatient['identity_kind'] => {
  if (row.national_id !== null) return 'national_id';
  return row.iqama === null ? null : 'iqama';
};

/** A file as a desk sees it after a write of this call. @throws not_found */
export async function deskPatient(sql: Sql, call: UserCall, mrn: string): Promise<DeskPatient> {
  const row = await readFile(sql, mrn);
  if (!row) throw fail('not_found');
  const { name, nameAr } = fullNames(row);
  const { has_log_in: hasLogIn } = row;
  return {
    mrn_number: mrn,
    name,
    name_ar: nameAr,
    birth_date: row.birth_date,
    gender: row.gender,
    nationality: row.nationality,
    identity_kind: identityKind(row),
    identity_ends: endOf(row.national_id ?? row.iqama),
    phone_number: row.phone,
    email_address: row.email,
    // A log-in was opened by a code to the phone; only what a desk typed may be wrong.
    phone_confirmed: row.phone !== null && (hasLogIn || row.registered_at === null || row.phone_confirmed_at !== null),
    has_log_in: hasLogIn,
    registered_at_desk: registrationView(row),
    visits: await visitsAtDesk(sql, call, row.id),
  };
}

/** Opens a file. Each opening counts like a search and stands in the person's access log (D13.33). @throws not_found, too_many_requests */
export async function showPatient(db: Db, call: UserCall, mrn: string): Promise<DeskPatient> {
  return db.transaction().execute(async (tx) => {
    await countLook(tx, call, 'patient_number');
    const patient = await deskPatient(tx, call, mrn);
    await auditFile(tx, call, 'read', mrn);
    return patient;
  });
}

async function auditFile(tx: Tx, call: UserCall, action: 'read' | 'write', mrn: string): Promise<number> {
  const row = await readFile(tx, mrn);
  if (!row) throw fail('not_found');
  await audit(tx, call, { personId: row.id, action, what: action === 'read' ? 'profile' : 'contact', why: 'staff' });
  return row.id;
}

/** The phone rang while the person stood at the desk (D13.32). @throws not_found */
export async function confirmPhone(tx: Tx, call: UserCall, mrn: string): Promise<DeskPatient> {
  const personId = await auditFile(tx, call, 'write', mrn);
  await markPhoneConfirmed(tx, personId, call.now);
  return deskPatient(tx, call, mrn);
}
