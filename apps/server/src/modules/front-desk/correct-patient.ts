import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { CallReply, contract } from '@balsam/contract';
import type { frontDesk } from '@balsam/contract/front-desk';
import { correctionReason, maskPhone } from '@balsam/domain/identity';
import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { sendMessage } from '#platform/messages/messages.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { endCodesOf, endUngrantedSessions, notifyFormerContact } from '#modules/identity/index.ts';
import {
  birthDateCorrected,
  citizenshipCorrected,
  identityCorrected,
  isCitizen,
  moveFreeVisit,
} from '#modules/people/index.ts';
import { endRegistrationsOf, validateCorrection, type CorrectedColumns } from '#modules/registration/index.ts';
import { insertCorrection, updateDetails } from './corrections.store.ts';
import { frontDeskTexts } from './front-desk.texts.ts';
import { lockFile, type FileRow } from './patients.store.ts';
import { detailsOf, openFile } from './show-patient.ts';

type Form = z.output<typeof frontDesk.correct.body>;
type DeskPatient = CallReply<typeof contract.frontDesk.show>;

/** What was there before and after, by column. */
function historyOf(changes: CorrectedColumns, before: FileRow) {
  const kept = (column: string, value: string | null) =>
    column === 'phone' && value !== null ? maskPhone(value) : value;
  return Object.fromEntries(
    Object.entries(changes).map(([column, after]) => [
      column,
      { before: kept(column, before[column as keyof CorrectedColumns]), after: kept(column, after) },
    ]),
  );
}

/**
 * Both phones are told, so that whoever lost a number, or never had to do with this file, learns of it. A code that went to the former one is
 * no proof any more.
 */
async function movePhone(
  tx: Tx,
  { id, phone: former, language }: FileRow,
  phone: string | null,
  now: Date,
): Promise<void> {
  await endRegistrationsOf(tx, id);
  await endCodesOf(tx, id, { phone: former }, now);
  if (former !== null) await notifyFormerContact(tx, { kind: 'phone', to: former, language }, now);
  if (phone === null) return;
  await sendMessage(tx, { channel: 'sms', to: phone, body: frontDeskTexts.phoneEntered[language], language }, now);
}

/** Guardians whose access ends with the corrected birth date are logged out; who shares what they saw learns of it. Answers the ended log-ins. */
async function followBirthDate(tx: Tx, personId: number, now: Date): Promise<number[]> {
  await publish(tx, birthDateCorrected, { person_id: personId }, now);
  return endUngrantedSessions(tx, now, personId);
}

/** Who put a phone on file and whether it rang there; one that is gone has neither. */
function marksOf({ phone }: CorrectedColumns, form: Form, now: Date) {
  if (phone === undefined) return {};
  if (phone === null) return { phone_typed_at: null, phone_confirmed_at: null };
  return { phone_typed_at: now, phone_confirmed_at: form.phone_confirmed === true ? now : null };
}

async function save(tx: Tx, call: UserCall, form: Form, row: FileRow): Promise<CorrectedColumns> {
  const { now } = call;
  const changes = validateCorrection(form, row, now);
  if (Object.keys(changes).length === 0) throw fail('contact_unchanged');
  if (!(await updateDetails(tx, row.id, { ...changes, ...marksOf(changes, form, now) })))
    throw fail('identity_on_file');
  if (changes.national_id !== undefined || changes.iqama !== undefined) {
    await moveFreeVisit(tx, row.id);
    await publish(tx, identityCorrected, { person_id: row.id }, now);
  }
  const recordId = await insertCorrection(tx, {
    person_id: row.id,
    account_id: call.actor.accountId,
    document: form.document,
    reason: form.reason,
    changes: JSON.stringify(historyOf(changes, row)),
    corrected_at: now,
  });
  await audit(tx, call, { personId: row.id, action: 'write', what: 'correction', recordId, why: 'staff' });
  return changes;
}

/**
 * Corrects who somebody is, or their phone, by a document that the desk has looked at (D9.02). Guardians whose access the corrected
 * birth date ends are logged out of the profile: `ended` are their log-ins, whose sockets the caller closes after the commit.
 * @throws not_found, desk_changed when the details are not those that the desk saw, correction_reason_required, every fault of the form
 * at once, contact_unchanged, identity_on_file
 */
export async function correctPatient(
  tx: Tx,
  call: UserCall,
  mrn: string,
  form: Form,
): Promise<{ patient: DeskPatient; ended: number[] }> {
  const row = await lockFile(tx, mrn);
  if (!row) throw fail('not_found');
  if (!isDeepStrictEqual(detailsOf(row), form.seen)) throw fail('desk_changed');
  if (form.reason.length < correctionReason.shortest) throw fail('correction_reason_required', { path: 'reason' });
  const changes = await save(tx, call, form, row);
  if (changes.phone !== undefined) await movePhone(tx, row, changes.phone, call.now);
  if (isCitizen({ ...row, ...changes }) !== isCitizen(row))
    await publish(tx, citizenshipCorrected, { person_id: row.id }, call.now);
  const ended = changes.birth_date === undefined ? [] : await followBirthDate(tx, row.id, call.now);
  return { patient: await openFile(tx, call, row, mrn), ended };
}
