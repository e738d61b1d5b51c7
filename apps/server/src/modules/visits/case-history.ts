import type { z } from 'zod';
import type { visits } from '@balsam/contract/visits';
import { mayWriteCaseHistory } from '@balsam/domain/visits';
import { audit } from '#platform/audit/audit.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { assertAllowed, fail } from '#platform/http/failure.ts';
import { readVisitInCare, visitToChange, type Visit } from '#modules/booking/index.ts';
import { requireAgreedTerms } from '#modules/people/index.ts';
import { say } from './allowed.ts';
import { findCaseHistory, replacePictures, saveCaseHistory } from './case-history.store.ts';
import { isSeen } from './is-seen.ts';
import { areOwnPictures } from './pictures.store.ts';
import { requireOwnAffairs } from './visits.policy.ts';

type Body = z.output<(typeof visits)['saveCaseHistory']['body']>;

const what = 'case history';
const empty = { complaint: '', since: '', helps: '', medicines: '', allergies: '', file_ids: [], updated_at: null };

const mayWrite = ({ side, ...visit }: Visit, now: Date) =>
  side === 'doctor' ? ({ ok: false, code: 'forbidden', values: {} } as const) : mayWriteCaseHistory(visit, now);

async function show(sql: Sql, call: UserCall, visit: Visit) {
  const row = (await findCaseHistory(sql, visit.id)) ?? empty;
  return {
    ...row,
    updated_at: row.updated_at?.toISOString() ?? null,
    may: { write: say(mayWrite(visit, call.now)) },
  };
}

const noted = (sql: Sql, call: UserCall, { id, patient, why }: Visit, action: 'read' | 'write') =>
  audit(sql, call, { personId: patient.personId, action, what, recordId: id, why });

/**
 * What the patient told before this visit, to the patient or their doctor.
 * @throws not_found, also to a doctor who cares for them no more; own_affair
 */
export async function readCaseHistory(sql: Sql, call: UserCall, id: number) {
  const visit = await readVisitInCare(sql, call, id);
  await requireOwnAffairs(sql, call, visit.patient.personId);
  await noted(sql, call, visit, 'read');
  return show(sql, call, visit);
}

/**
 * Saves it whole, never over one that the writer has not seen.
 * @throws not_found for another's visit or picture, own_affair, case_history_closed, terms_not_agreed; case_history_changed with what is kept
 */
export async function writeCaseHistory(
  tx: Tx,
  call: UserCall,
  id: number,
  { file_ids: given, updated_at: seen, ...text }: Body,
) {
  const visit = await visitToChange(tx, call, id);
  await requireOwnAffairs(tx, call, visit.patient.personId);
  await requireAgreedTerms(tx, call);
  assertAllowed(mayWriteCaseHistory(visit, call.now));
  if (!isSeen(seen, (await findCaseHistory(tx, id))?.updated_at))
    throw fail('case_history_changed', { data: await show(tx, call, visit) });
  const fileIds = [...new Set(given)];
  if (!(await areOwnPictures(tx, visit.patient.personId, fileIds))) throw fail('not_found');
  await saveCaseHistory(tx, id, text, call.now);
  if (!(await replacePictures(tx, id, fileIds))) throw fail('not_found');
  await noted(tx, call, visit, 'write');
  return show(tx, call, visit);
}
