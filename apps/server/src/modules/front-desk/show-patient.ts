import type { CallReply, contract } from '@balsam/contract';
import { audit } from '#platform/audit/audit.ts';
import type { Db, Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { visitsAtDesk } from '#modules/booking/index.ts';
import { fullNames } from '#modules/people/index.ts';
import { endOf } from './find-patients.ts';
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

async function fileOf(sql: Sql, mrn: string): Promise<FileRow> {
  const row = await readFile(sql, mrn);
  if (!row) throw fail('not_found');
  return row;
}

/** What a desk may correct, as it sees it. */
export const detailsOf = (row: FileRow) => ({
  first_name: row.first_name,
  middle_name: row.middle_name,
  family_name: row.family_name,
  first_name_ar: row.first_name_ar,
  middle_name_ar: row.middle_name_ar,
  family_name_ar: row.family_name_ar,
  birth_date: row.birth_date,
  gender: row.gender,
  nationality: row.nationality,
  identity_kind: identityKind(row),
  identity_ends: endOf(row.national_id ?? row.iqama),
  phone_number: row.phone,
});

/** A file as a desk sees it after a write of this call. @throws not_found */
export async function deskPatient(sql: Sql, call: UserCall, mrn: string): Promise<DeskPatient> {
  const row = await fileOf(sql, mrn);
  const { name, nameAr } = fullNames(row);
  const { has_log_in: hasLogIn } = row;
  return {
    ...detailsOf(row),
    mrn_number: mrn,
    name,
    name_ar: nameAr,
    email_address: row.email,
    // Only what a desk typed may be wrong.
    phone_confirmed: row.phone !== null && (row.phone_typed_at === null || row.phone_confirmed_at !== null),
    has_log_in: hasLogIn,
    registered_at_desk: registrationView(row),
    visits: await visitsAtDesk(sql, call, row.id),
  };
}

/** An opening of a file, which is audited (D13.33). */
export async function openFile(tx: Tx, call: UserCall, { id: personId }: FileRow, mrn: string): Promise<DeskPatient> {
  await audit(tx, call, { personId, action: 'read', what: 'profile', why: 'staff' });
  return deskPatient(tx, call, mrn);
}

/** Opens a file. Each opening stands in the person's access log (D13.33). @throws not_found */
export const showPatient = (db: Db, call: UserCall, mrn: string): Promise<DeskPatient> =>
  db.transaction().execute(async (tx) => openFile(tx, call, await fileOf(tx, mrn), mrn));

/** Only what a desk typed has to be confirmed, and only until its person was reached there by a code. */
const isForDesk = ({ phone, phone_typed_at: typedAt }: FileRow): boolean => phone !== null && typedAt !== null;

/**
 * The phone rang while the person stood at the desk (D13.32). Answers the file, and so is an opening of it as well.
 * @throws not_found also where no desk is to confirm a phone
 */
export async function confirmPhone(tx: Tx, call: UserCall, mrn: string): Promise<DeskPatient> {
  const row = await fileOf(tx, mrn);
  if (!isForDesk(row)) throw fail('not_found');
  if (await markPhoneConfirmed(tx, row.id, call.now))
    await audit(tx, call, { personId: row.id, action: 'write', what: 'contact', why: 'staff' });
  return openFile(tx, call, row, mrn);
}
