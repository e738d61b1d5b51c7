import { isBlank } from '@balsam/domain/text';
import { mayChat } from '@balsam/domain/visits';
import { instantAt, riyadhDay } from '@balsam/domain/time';
import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { assertAllowed, fail } from '#platform/http/failure.ts';
import { countUp } from '#platform/limits/limits.store.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { visitToChange, type Visit } from '#modules/booking/index.ts';
import { requireAgreedTerms } from '#modules/people/index.ts';
import { findChat, firstAfter, insertAnswer, insertMessage, readMessage, saveChat } from './chat.store.ts';
import { messageWritten } from './events.ts';
import { areOwnPictures } from './pictures.store.ts';
import { messageView, readByOther } from './read-chat.ts';
import { requireOwnAffairs } from './visits.policy.ts';

/** Nobody writes so much by hand. */
const messagesPerDay = 500;

type Writing = {
  readonly text: string;
  readonly file_ids: readonly string[];
  /** The newest message on the screen of who writes; left out, all of them are. */
  readonly seen?: number | null | undefined;
};

async function limitOf(tx: Tx, { actor, now }: UserCall): Promise<void> {
  const count = {
    scope: 'visit_messages_of_account',
    key: String(actor.accountId),
    bucket: instantAt(riyadhDay(now), 0),
  };
  if ((await countUp(tx, count, messagesPerDay)) === undefined) throw fail('too_many_requests');
}

/** What the other side wrote and the writer has not seen, and how far the writer has read. */
async function unseenBy(tx: Tx, { id, side }: Visit, seen: number | null | undefined) {
  const chat = await findChat(tx, id);
  const readTo = Math.max(seen ?? 0, (side === 'doctor' ? chat?.read_by_doctor : chat?.read_by_patient) ?? 0);
  const ofOther = { fromDoctor: side !== 'doctor', after: readTo };
  const first = seen === undefined || seen === null ? undefined : await firstAfter(tx, id, ofOther);
  return first && { since: first.created_at, readTo };
}

/** Keeps how long the patient waited, when the doctor answers something that they have seen. */
async function timeAnswer(
  tx: Tx,
  visit: Visit,
  { messageId, unseenSince }: { readonly messageId: number; readonly unseenSince: Date | undefined },
  now: Date,
): Promise<void> {
  const waiting = (await findChat(tx, visit.id))?.waiting_since;
  if (visit.side !== 'doctor' || !waiting || (unseenSince && unseenSince <= waiting)) return;
  const minutes = Math.round((now.getTime() - waiting.getTime()) / 60_000);
  await insertAnswer(tx, { messageId, doctorId: visit.doctor.id, minutes }, now);
}

/**
 * Writes to the other side of a visit; the row of the visit is locked, so that answers are timed one after the other. What the other side
 * wrote and is not on the writer's screen yet stays unread, and a question among it waits on.
 * @throws payment_pending, chat_closed, message_empty, own_affair, terms_not_agreed, too_many_requests, not_found for another's picture
 */
export async function writeMessage(tx: Tx, call: UserCall, id: number, { text, file_ids: given, seen }: Writing) {
  const { now, actor } = call;
  const visit = await visitToChange(tx, call, id);
  await requireOwnAffairs(tx, call, visit.patient.personId);
  await requireAgreedTerms(tx, call);
  assertAllowed(mayChat(visit, now));
  const fileIds = [...new Set(given)];
  if (isBlank(text) && fileIds.length === 0) throw fail('message_empty', { path: 'text' });
  await limitOf(tx, call);
  if (!(await areOwnPictures(tx, actor.personId, fileIds))) throw fail('not_found');
  const fromDoctor = visit.side === 'doctor';
  const doctorId = fromDoctor ? visit.doctor.id : null;
  const unseen = await unseenBy(tx, visit, seen);
  const messageId = await insertMessage(tx, { appointmentId: id, doctorId, text }, fileIds, now);
  if (messageId === undefined) throw fail('not_found');
  await timeAnswer(tx, visit, { messageId, unseenSince: unseen?.since }, now);
  const after = { readTo: unseen?.readTo ?? messageId, waitingSince: unseen?.since ?? null };
  await saveChat(tx, { appointmentId: id, doctorId: visit.doctor.id, messageId, ...after }, fromDoctor, now);
  await publish(tx, messageWritten, { appointment_id: id, message_id: messageId, from_doctor: fromDoctor }, now);
  const { patient, why } = visit;
  await audit(tx, call, { personId: patient.personId, action: 'write', what: 'chat', recordId: id, why });
  return { visit, message: messageView(await readMessage(tx, messageId), visit, await readByOther(tx, visit)) };
}
