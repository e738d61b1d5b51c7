import { sql as raw } from 'kysely';
import type { Sql, Tx } from '#platform/db/types.ts';

/** Whether all of these are pictures that the person uploaded for a visit; they stay until the transaction ends. */
export async function areOwnPictures(tx: Tx, personId: number, fileIds: readonly string[]): Promise<boolean> {
  if (fileIds.length === 0) return true;
  const rows = await tx
    .selectFrom('stored_file')
    .select('id')
    .where('id', 'in', fileIds)
    .where('kind', '=', 'visit')
    .where('person_id', '=', personId)
    .forKeyShare()
    .execute();
  return rows.length === fileIds.length;
}

/** Whether the file `f` stands in a case history or was sent. */
export const isUsed = raw<boolean>`(exists (select from case_history_picture p where p.file_id = f.id)
  or exists (select from visit_message_picture p where p.file_id = f.id))`;

/** The pictures of a person's visits, whoever sent them, and those of theirs that stand in none. */
export const pictureRows = (sql: Sql, personId: number) =>
  sql
    .selectFrom('stored_file as o')
    .select(['o.id', 'o.mime'])
    .where(
      raw<boolean>`o.id in (
        select p.file_id from case_history_picture p join appointment a on a.id = p.appointment_id where a.patient_id = ${personId}
        union select p.file_id from visit_message_picture p join visit_message m on m.id = p.message_id
          join appointment a on a.id = m.appointment_id where a.patient_id = ${personId}
        union select f.id from stored_file f where f.person_id = ${personId} and f.kind = 'visit' and not ${isUsed})`,
    )
    .orderBy('o.created_at')
    .execute();

/** The visit that a picture belongs to, and whether it was sent in the chat. */
export const visitOf = (sql: Sql, fileId: string) =>
  sql
    .selectFrom('appointment as a')
    .innerJoin('doctor as d', 'd.id', 'a.doctor_id')
    .select(['a.patient_id', 'a.doctor_id', 'd.person_id as doctor_person_id'])
    .select(raw<boolean>`exists (select from visit_message_picture p where p.file_id = ${fileId})`.as('is_sent'))
    .where((w) =>
      w.or([
        w(
          'a.id',
          'in',
          w.selectFrom('case_history_picture as p').select('p.appointment_id').where('p.file_id', '=', fileId),
        ),
        w(
          'a.id',
          'in',
          w
            .selectFrom('visit_message_picture as p')
            .innerJoin('visit_message as m', 'm.id', 'p.message_id')
            .select('m.appointment_id')
            .where('p.file_id', '=', fileId),
        ),
      ]),
    )
    .executeTakeFirst();
