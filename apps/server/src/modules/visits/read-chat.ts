import type { z } from 'zod';
import type { chat } from '@balsam/contract/visits';
import { answeringTime, answersSince, chatRules, chatUntil, mayChat } from '@balsam/domain/visits';
import { addMinutes } from '@balsam/domain/time';
import { audit } from '#platform/audit/audit.ts';
import type { Db, Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { pageOf } from '#platform/http/page.ts';
import { ownDoctorId, readVisit, type Visit } from '#modules/booking/index.ts';
import { fullNames, photoUrl } from '#modules/people/index.ts';
import { say } from './allowed.ts';
import {
  answerMinutes,
  countMessages,
  countWaiting,
  findChat,
  listChats,
  listMessages,
  markRead,
  type ChatListRow,
  type MessageRow,
} from './chat.store.ts';
import { visitsTexts as texts } from './visits.texts.ts';
import { requireOwnAffairs } from './visits.policy.ts';

type Message = z.input<(typeof chat)['write']['reply']>;
type Conversation = z.input<(typeof chat)['conversations']['reply']>['items'][number];

/** Who wrote: the patient, or the doctor who had the visit then. */
function authorOf({ from_doctor, doctor_id, doctor, doctor_ar }: MessageRow, { patient }: Visit) {
  if (!from_doctor) return { en: patient.name, ar: patient.nameAr };
  if (doctor_id === null) return texts.someDoctor;
  return texts.doctor({ name: doctor || doctor_ar, nameAr: doctor_ar || doctor });
}

/** A message as one of the two sides sees it; `readTo` is how far the other side has read. */
export function messageView(row: MessageRow, visit: Visit, readTo: number): Message {
  const author = authorOf(row, visit);
  const mine = visit.side === 'doctor' ? row.doctor_id === visit.doctor.id : !row.from_doctor;
  return {
    id: row.id,
    mine,
    from_doctor: row.from_doctor,
    author: author.en,
    author_ar: author.ar,
    text: row.text,
    file_ids: row.file_ids,
    created_at: row.created_at.toISOString(),
    read: mine && row.id <= readTo,
  };
}

/** How far the side that does not look has read. */
export async function readByOther(sql: Sql, { id, side }: Visit): Promise<number> {
  const row = await findChat(sql, id);
  return (side === 'doctor' ? row?.read_by_patient : row?.read_by_doctor) ?? 0;
}

/**
 * What the two of a visit wrote, and marks it read; `onRead` when there was something that had not been.
 * @throws not_found, own_affair
 */
export async function showMessages(
  tx: Tx,
  call: UserCall,
  id: number,
  after: number,
  onRead: (visit: Visit) => Promise<void>,
) {
  const visit = await readVisit(tx, call, id);
  const { patient, doctor, side, why } = visit;
  await requireOwnAffairs(tx, call, patient.personId);
  const rows = await listMessages(tx, id, after);
  const newest = rows.at(-1)?.id ?? 0;
  if (newest > 0 && (await markRead(tx, id, side, newest))) await onRead(visit);
  const readTo = await readByOther(tx, visit);
  await audit(tx, call, { personId: patient.personId, action: 'read', what: 'chat', recordId: id, why });
  return {
    items: rows.map((row) => messageView(row, visit, readTo)),
    total: await countMessages(tx, id),
    open_until: chatUntil(visit.endsAt).toISOString(),
    answers_within: answeringTime(await answerMinutes(tx, doctor.id, answersSince(call.now))),
    may: { write: say(mayChat(visit, call.now)) },
  };
}

/** The talks of visits that ended before this are closed. */
const openSince = (now: Date): Date => addMinutes(now, -chatRules.hoursAfter * 60);

const shown = 120;
/** The beginning of a text, which ends in no half of a character. */
const beginningOf = (text: string): string => text.slice(0, shown).replace(/[\uD800-\uDBFF]$/, '');

function conversationView(row: ChatListRow, now: Date): Conversation {
  const { name, nameAr } = fullNames(row);
  const visit = { state: row.state, paymentStatus: row.payment_status, endsAt: row.ends_at };
  const isOpen = mayChat(visit, now).ok;
  return {
    appointment_id: row.appointment_id,
    patient: { name, name_ar: nameAr, portrait: row.portrait, photo_url: photoUrl(row.photo_file) },
    starts_at: row.starts_at.toISOString(),
    type: row.type,
    last_message: beginningOf(row.last_text),
    last_at: row.last_at.toISOString(),
    unread: row.unread ?? 0,
    unanswered: row.waiting_since !== null && isOpen,
    open: isOpen,
  };
}

/** The calling doctor's talks: the unanswered first. Each patient among them reads that the doctor looked. */
export async function conversationsOf(
  db: Db,
  call: UserCall,
  query: { page?: number | undefined; limit?: number | undefined },
) {
  const { page, limit, offset } = pageOf(query);
  const since = openSince(call.now);
  const { rows, total } = await listChats(db, ownDoctorId(call, undefined), { limit, offset, since });
  const persons = new Set(rows.map((row) => row.patient_id));
  const entry = { action: 'read', what: 'chat', why: 'care' } as const;
  await audit(db, call, ...[...persons].map((personId) => ({ ...entry, personId })));
  return { items: rows.map((row) => conversationView(row, call.now)), total, page, limit };
}

/** How many talks that are still open wait for an answer of this doctor. */
export const countUnanswered = (sql: Sql, doctorId: number, now: Date): Promise<number> =>
  countWaiting(sql, doctorId, openSince(now));
