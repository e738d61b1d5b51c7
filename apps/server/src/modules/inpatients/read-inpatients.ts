import { audit, type AuditEntry } from '#platform/audit/audit.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { findStay, insertNote, notesOf, staysOf, type Stay } from '#modules/admissions/index.ts';
import { ownDoctorId } from '#modules/booking/index.ts';
import { clinicalFactsOf, newestResultsOf } from '#modules/records/index.ts';
import { lastCaseHistoryOf } from '#modules/visits/index.ts';
import { inpatientView, noteView } from './inpatients.view.ts';

/** How many results of each inpatient stand in the list, and beside one stay. */
const [inList, inDetail] = [3, 12];

const entry = ({ id, person_id: personId }: Stay, action: AuditEntry['action'], what: string): AuditEntry => ({
  personId,
  action,
  what,
  recordId: id,
  why: 'care',
});

/** Who lies in the hospital under the calling doctor. @throws not_found for another doctor's */
export async function listInpatients(sql: Sql, call: UserCall, requested: number | undefined) {
  const stays = await staysOf(sql, ownDoctorId(call, requested));
  const results = await newestResultsOf(
    sql,
    stays.map(({ person_id: personId }) => personId),
    inList,
  );
  await audit(sql, call, ...stays.map((stay) => entry(stay, 'read', 'stay')));
  const items = stays.map((stay) => inpatientView(stay, results.get(stay.person_id) ?? [], call.now));
  return { items, total: items.length };
}

/** One stay with the record's facts, what the patient told and the notes. @throws not_found */
export async function readInpatient(sql: Sql, call: UserCall, id: number) {
  const doctorId = ownDoctorId(call, undefined);
  const stay = await findStay(sql, doctorId, id);
  if (!stay) throw fail('not_found');
  const { person_id: personId } = stay;
  const results = await newestResultsOf(sql, [personId], inDetail);
  const facts = await clinicalFactsOf(sql, personId, call.now);
  const told = await lastCaseHistoryOf(sql, personId);
  const notes = await notesOf(sql, id);
  const kinds = ['stay', 'allergies and medicines', ...(told ? ['case history'] : [])];
  await audit(sql, call, ...kinds.map((what) => entry(stay, 'read', what)));
  return {
    ...inpatientView(stay, results.get(personId) ?? [], call.now),
    ...facts,
    case_history: told && { ...told, updated_at: told.updated_at.toISOString() },
    notes: notes.map((note) => noteView(note, doctorId)),
  };
}

/** Adds a note to a stay of the calling doctor that has not ended. @throws not_found */
export async function addNote(tx: Tx, call: UserCall, id: number, text: string) {
  const doctorId = ownDoctorId(call, undefined);
  if (!(await insertNote(tx, { admissionId: id, doctorId, text }, call.now))) throw fail('not_found');
  const stay = await findStay(tx, doctorId, id);
  if (stay) await audit(tx, call, entry(stay, 'write', 'stay'));
  return readInpatient(tx, call, id);
}
