import type { Sql } from '#platform/db/types.ts';

/** The documents of a person as they were asked for and answered; who of the staff did it is not theirs. What is not approved yet is without its text. */
export const reportRows = async (db: Sql, personId: number, after: number, count: number) => {
  const rows = await db
    .selectFrom('medical_report')
    .select([
      'id',
      'appointment_id',
      'admission_id',
      'kind',
      'state',
      'language',
      'comments',
      'text_en',
      'text_ar',
      'sick_from',
      'sick_to',
    ])
    .select(['reason', 'created_at', 'updated_at', 'issued_at', 'withdrawn_at'])
    .where('person_id', '=', personId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(count)
    .execute();
  return rows.map((row) => (row.state === 'approved' ? row : { ...row, text_en: '', text_ar: '' }));
};

export const reportFileRows = (db: Sql, personId: number) =>
  db
    .selectFrom('medical_report_file as f')
    .innerJoin('medical_report as m', 'm.id', 'f.report_id')
    .select(['f.report_id', 'f.language', 'f.file_id'])
    .where('m.person_id', '=', personId)
    .where('m.state', '=', 'approved')
    .execute();
