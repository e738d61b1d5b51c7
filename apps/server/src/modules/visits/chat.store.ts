import { sql as raw } from 'kysely';
import type { Sql, Tx } from '#platform/db/types.ts';

const messages = (sql: Sql) =>
  sql
    .selectFrom('visit_message as m')
    .leftJoin('doctor as d', 'd.id', 'm.doctor_id')
    .leftJoin('person as dp', 'dp.id', 'd.person_id')
    .select(['m.id', 'm.appointment_id', 'm.from_doctor', 'm.doctor_id', 'm.text', 'm.created_at'])
    .select(raw<string>`concat_ws(' ', dp.first_name, dp.middle_name, dp.family_name)`.as('doctor'))
    .select(raw<string>`concat_ws(' ', dp.first_name_ar, dp.middle_name_ar, dp.family_name_ar)`.as('doctor_ar'))
    .select(
      raw<
        string[]
      >`array(select p.file_id::text from visit_message_picture p where p.message_id = m.id order by p.position)`.as(
        'file_ids',
      ),
    );

export const readMessage = (sql: Sql, id: number) => messages(sql).where('m.id', '=', id).executeTakeFirstOrThrow();
export type MessageRow = Awaited<ReturnType<typeof readMessage>>;

/** Messages `m` of a visit's talk: its own, and those of the visits that it took the place of. */
const ofTalk = (appointmentId: number) =>
  raw<boolean>`m.appointment_id = any(array[${appointmentId}::bigint]
    || coalesce((select c.continues from visit_chat c where c.appointment_id = ${appointmentId}), '{}'))`;

/** The most of one answer. */
const most = 500;

/** What was written after a message (0: all of it), oldest first. */
export const listMessages = (sql: Sql, appointmentId: number, after: number): Promise<MessageRow[]> =>
  messages(sql).where(ofTalk(appointmentId)).where('m.id', '>', after).orderBy('m.id').limit(most).execute();

export const countMessages = async (sql: Sql, appointmentId: number): Promise<number> =>
  (
    await sql
      .selectFrom('visit_message as m')
      .select((x) => x.fn.countAll<number>().as('total'))
      .where(ofTalk(appointmentId))
      .executeTakeFirstOrThrow()
  ).total;

export const findChat = (sql: Sql, appointmentId: number) =>
  sql.selectFrom('visit_chat').selectAll().where('appointment_id', '=', appointmentId).executeTakeFirst();

/** `doctorId` is of the doctor who wrote; null when the patient did. */
type NewMessage = { readonly appointmentId: number; readonly doctorId: number | null; readonly text: string };

/** The new message's id; undefined when one of its pictures was sent before. */
export async function insertMessage(
  tx: Tx,
  { appointmentId, doctorId, text }: NewMessage,
  fileIds: readonly string[],
  now: Date,
): Promise<number | undefined> {
  const { id } = await tx
    .insertInto('visit_message')
    .values({
      appointment_id: appointmentId,
      from_doctor: doctorId !== null,
      doctor_id: doctorId,
      text,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (fileIds.length === 0) return id;
  const rows = fileIds.map((file_id, position) => ({ message_id: id, position, file_id }));
  const kept = await tx
    .insertInto('visit_message_picture')
    .values(rows)
    .onConflict((c) => c.doNothing())
    .returning('file_id')
    .execute();
  return kept.length === fileIds.length ? id : undefined;
}

/** The first message of the patient, or of the doctor, after another one of the talk. */
export const firstAfter = (
  sql: Sql,
  appointmentId: number,
  { fromDoctor, after }: { readonly fromDoctor: boolean; readonly after: number },
): Promise<{ id: number; created_at: Date } | undefined> =>
  sql
    .selectFrom('visit_message as m')
    .select(['m.id', 'm.created_at'])
    .where(ofTalk(appointmentId))
    .where('m.from_doctor', '=', fromDoctor)
    .where('m.id', '>', after)
    .orderBy('m.id')
    .limit(1)
    .executeTakeFirst();

type Written = {
  readonly appointmentId: number;
  readonly doctorId: number;
  readonly messageId: number;
  /** How far its writer has read. */
  readonly readTo: number;
  /** Since when the patient waits after what a doctor wrote; null when all of theirs is answered. */
  readonly waitingSince: Date | null;
};

/** The talk after its newest message. */
export async function saveChat(
  tx: Tx,
  { appointmentId, doctorId, messageId, readTo, waitingSince }: Written,
  fromDoctor: boolean,
  now: Date,
): Promise<void> {
  const read = fromDoctor ? { read_by_doctor: readTo } : { read_by_patient: readTo };
  const newest = { last_message_id: messageId, last_at: now, ...read };
  const waiting = fromDoctor ? waitingSince : now;
  await tx
    .insertInto('visit_chat')
    .values({ appointment_id: appointmentId, doctor_id: doctorId, waiting_since: waiting, ...newest })
    .onConflict((c) =>
      c.column('appointment_id').doUpdateSet({
        ...newest,
        waiting_since: fromDoctor ? waiting : raw<Date>`coalesce(visit_chat.waiting_since, ${now})`,
      }),
    )
    .execute();
}

/** The talk of a visit belongs to this doctor from now on. */
export async function giveChatTo(tx: Tx, appointmentId: number, doctorId: number): Promise<void> {
  await tx.updateTable('visit_chat').set({ doctor_id: doctorId }).where('appointment_id', '=', appointmentId).execute();
}

/**
 * A visit took the place of another with the same doctor: their talk goes on in it, who waits for an answer still waits, and what was read
 * stays read. Messages stay with the visit that they were written about.
 */
export async function continueChat(tx: Tx, oldId: number, id: number): Promise<void> {
  await raw`
    with ended as (delete from visit_chat where appointment_id = ${oldId} returning *)
    insert into visit_chat as c (appointment_id, doctor_id, last_message_id, last_at, waiting_since, read_by_patient, read_by_doctor, continues)
    select ${id}, doctor_id, last_message_id, last_at, waiting_since, read_by_patient, read_by_doctor, continues || appointment_id from ended
    on conflict (appointment_id) do update set continues = c.continues || excluded.continues,
      waiting_since = least(c.waiting_since, excluded.waiting_since)`.execute(tx);
}

/** How far a side has read; it never goes back. Answers whether that is further than before. */
export async function markRead(tx: Tx, appointmentId: number, side: 'patient' | 'doctor', upTo: number) {
  const column = side === 'doctor' ? ('read_by_doctor' as const) : ('read_by_patient' as const);
  const { numUpdatedRows } = await tx
    .updateTable('visit_chat')
    .set({ [column]: upTo })
    .where('appointment_id', '=', appointmentId)
    .where(column, '<', upTo)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type Answer = { readonly messageId: number; readonly doctorId: number; readonly minutes: number };

export async function insertAnswer(tx: Tx, { messageId, doctorId, minutes }: Answer, now: Date): Promise<void> {
  await tx
    .insertInto('visit_answer')
    .values({ message_id: messageId, doctor_id: doctorId, minutes, answered_at: now })
    .execute();
}

/** Of more answers the newest count. */
const mostAnswers = 2000;

/** How many minutes patients waited for each answer of a doctor since then. */
export async function answerMinutes(sql: Sql, doctorId: number, since: Date): Promise<number[]> {
  const rows = await sql
    .selectFrom('visit_answer')
    .select('minutes')
    .where('doctor_id', '=', doctorId)
    .where('answered_at', '>=', since)
    .orderBy('answered_at', 'desc')
    .limit(mostAnswers)
    .execute();
  return rows.map(({ minutes }) => minutes);
}

/** Over a talk `c` of a visit `a`: it waits for an answer, and one can still be given. */
const waits = (since: Date) =>
  raw<boolean>`(c.waiting_since is not null and a.ends_at >= ${since} and a.state not in ('cancelled', 'released'))`;

/** How many talks of visits that ended after `since` wait for an answer of this doctor. */
export async function countWaiting(sql: Sql, doctorId: number, since: Date): Promise<number> {
  const row = await sql
    .selectFrom('visit_chat as c')
    .innerJoin('appointment as a', 'a.id', 'c.appointment_id')
    .select((x) => x.fn.countAll<number>().as('total'))
    .where('c.doctor_id', '=', doctorId)
    .where(waits(since))
    .executeTakeFirstOrThrow();
  return row.total;
}

type ChatPage = { readonly limit: number; readonly offset: number; readonly since: Date };

/** A doctor's talks: those that wait for an answer first, the longest on top, then the latest. Visits that ended before `since` are closed. */
export async function listChats(sql: Sql, doctorId: number, { limit, offset, since }: ChatPage) {
  const chats = sql
    .selectFrom('visit_chat as c')
    .innerJoin('appointment as a', 'a.id', 'c.appointment_id')
    .innerJoin('person as p', 'p.id', 'a.patient_id')
    .innerJoin('visit_message as m', 'm.id', 'c.last_message_id')
    .where('c.doctor_id', '=', doctorId);
  const rows = await chats
    .select(['c.appointment_id', 'c.last_at', 'c.waiting_since', 'm.text as last_text', 'a.patient_id'])
    .select(['a.state', 'a.payment_status', 'a.starts_at', 'a.ends_at', 'a.type', 'p.portrait', 'p.photo_file'])
    .select([
      'p.first_name',
      'p.middle_name',
      'p.family_name',
      'p.first_name_ar',
      'p.middle_name_ar',
      'p.family_name_ar',
    ])
    .select((x) =>
      x
        .selectFrom('visit_message as u')
        .select(raw<number>`count(*)::int`.as('n'))
        .where(raw<boolean>`u.appointment_id = any(array[c.appointment_id] || c.continues)`)
        .where('u.from_doctor', '=', false)
        .whereRef('u.id', '>', 'c.read_by_doctor')
        .as('unread'),
    )
    .orderBy(raw`not ${waits(since)}`)
    .orderBy(raw`case when ${waits(since)} then c.waiting_since end`)
    .orderBy('c.last_at', 'desc')
    .orderBy('c.appointment_id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await chats.select((x) => x.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}
export type ChatListRow = Awaited<ReturnType<typeof listChats>>['rows'][number];

/** A person's messages and those to them, by visit. */
export const messageRows = (sql: Sql, personId: number, after: number, count: number) =>
  messages(sql)
    .innerJoin('appointment as a', 'a.id', 'm.appointment_id')
    .where('a.patient_id', '=', personId)
    .where('m.id', '>', after)
    .orderBy('m.id')
    .limit(count)
    .execute();

type Told = { readonly appointmentId: number; readonly messageId: number; readonly fromDoctor: boolean };

/** Whether a message is the first of those that the other side has not read: of the next ones they are not told again. */
export async function isFirstUnread(sql: Sql, { appointmentId, messageId, fromDoctor }: Told): Promise<boolean> {
  const first = await sql
    .selectFrom('visit_message as m')
    .innerJoin('visit_chat as c', (on) => on.on('c.appointment_id', '=', appointmentId))
    .select('m.id')
    .where(ofTalk(appointmentId))
    .where('m.from_doctor', '=', fromDoctor)
    .whereRef('m.id', '>', fromDoctor ? 'c.read_by_patient' : 'c.read_by_doctor')
    .orderBy('m.id')
    .executeTakeFirst();
  return first?.id === messageId;
}
