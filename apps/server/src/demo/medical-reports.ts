import type { Tx } from '#platform/db/types.ts';
import type { Seeding } from './seeding.ts';

/** Of the demo people's visits that took place: an issued report, and one that waits for the records officer. */
export async function seedMedicalReports(tx: Tx, { now }: Seeding): Promise<void> {
  const visits = await tx
    .selectFrom('appointment as a')
    .innerJoin('person as p', 'p.id', 'a.patient_id')
    .select(['a.id', 'a.patient_id', 'p.mrn'])
    .where('a.state', '=', 'completed')
    .where('p.mrn', 'in', ['1000001', '1000002'])
    .orderBy('a.starts_at', 'desc')
    .execute();
  const of = (mrn: string) => visits.filter((visit) => visit.mrn === mrn);
  const [first, second] = of('1000001');
  const [waiting] = [...of('1000002'), ...(second ? [second] : [])];
  const base = { comments: '', created_at: now, updated_at: now } as const;
  if (first) {
    const issued = {
      person_id: first.patient_id,
      appointment_id: first.id,
      state: 'approved',
      issued_at: now,
      ...base,
    } as const;
    await tx
      .insertInto('medical_report')
      .values([
        {
          ...issued,
          kind: 'detail_medical',
          language: 'ar',
          text_en: 'To whom it may concern\n\nThe patient is followed for type 2 diabetes, which is well controlled.',
          text_ar: 'إلى من يهمه الأمر\n\nتُتابَع الحالة لداء السكري من النوع الثاني، وهو مضبوط جيدًا.',
          code: 'demoReportAAAAAAAAAAAA',
        },
      ])
      .execute();
  }
  if (!waiting) return;
  await tx
    .insertInto('medical_report')
    .values({
      ...base,
      person_id: waiting.patient_id,
      appointment_id: waiting.id,
      kind: 'detail_medical',
      state: 'pending',
      language: 'en',
      comments: 'For my employer',
    })
    .execute();
}
