import { sql } from 'kysely';
import { addMinutes } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';
import { rowsOf } from './hospital/table.ts';
import type { Seeding } from './seeding.ts';

const wards = rowsOf(
  ['code', 'place', 'title', 'title_ar'],
  `
  RUH-MED | RUH | Medical ward  | جناح الباطنة
  RUH-SUR | RUH | Surgical ward | جناح الجراحة
  RUH-HDU | RUH | High care     | العناية المتوسطة
  JED-MED | JED | Medical ward  | جناح الباطنة
  DMM-MED | DMM | Medical ward  | جناح الباطنة
  `,
);

/** Who answers for each department. */
const heads = rowsOf(
  ['department', 'doctor'],
  `
  FAM | D1037
  INT | D1017
  CAR | D1002
  PED | D1039
  OBG | D1010
  DER | D1008
  ORT | D1021
  NEU | D1024
  ENT | D1009
  EYE | D1026
  DEN | D1028
  PSY | D1029
  SUR | D1033
  EMR | D1013
  REH | D1036
  `,
);

type Stay = {
  readonly mrn: string;
  readonly doctor: string;
  readonly ward: string;
  readonly bed: string;
  readonly hours: number;
  readonly diagnosis: string;
  readonly diagnosisAr: string;
  /** Since when the stay is over. */
  readonly hoursOver?: number;
  readonly notes?: readonly (readonly [hoursAgo: number, text: string])[];
};

const stays: readonly Stay[] = [
  {
    mrn: '1000013',
    doctor: 'D1001',
    ward: 'RUH-HDU',
    bed: '204',
    hours: 50,
    diagnosis: 'Acute kidney injury',
    diagnosisAr: 'قصور كلوي حاد',
    notes: [
      [46, 'سوائل وريدية، ومتابعة كمية البول كل أربع ساعات. إيقاف الأدوية التي ترفع البوتاسيوم.'],
      [3, 'تحسّن في كمية البول. إعادة تحليل البوتاسيوم صباحًا وقبل أي قرار بنقله إلى الجناح.'],
    ],
  },
  {
    mrn: '1000016',
    doctor: 'D1001',
    ward: 'RUH-MED',
    bed: '311',
    hours: 26,
    diagnosis: 'Community-acquired pneumonia',
    diagnosisAr: 'التهاب رئوي',
    notes: [[20, 'حرارة ٣٨٫٤، بدأ العلاج بالمضاد الحيوي الوريدي. التشبع ٩٣٪ بدون أكسجين.']],
  },
  {
    mrn: '1000019',
    doctor: 'D1001',
    ward: 'RUH-MED',
    bed: '314',
    hours: 98,
    diagnosis: 'Uncontrolled type 2 diabetes',
    diagnosisAr: 'سكري من النوع الثاني غير منضبط',
    notes: [[72, 'تعديل جرعة الإنسولين القاعدي حسب قياسات الصباح.']],
  },
  {
    mrn: '1000020',
    doctor: 'D1001',
    ward: 'RUH-MED',
    bed: '315',
    hours: 6,
    diagnosis: 'Cellulitis of the left leg',
    diagnosisAr: 'التهاب خلوي في الساق اليسرى',
  },
  {
    mrn: '1000012',
    doctor: 'D1001',
    ward: 'RUH-MED',
    bed: '311',
    hours: 140,
    hoursOver: 30,
    diagnosis: 'Gastroenteritis with dehydration',
    diagnosisAr: 'التهاب معدي معوي مع جفاف',
  },
  {
    mrn: '1000024',
    doctor: 'D1002',
    ward: 'RUH-HDU',
    bed: '206',
    hours: 30,
    diagnosis: 'Unstable angina',
    diagnosisAr: 'ذبحة صدرية غير مستقرة',
  },
  {
    mrn: '1000017',
    doctor: 'D1019',
    ward: 'DMM-MED',
    bed: '102',
    hours: 44,
    diagnosis: 'Pyelonephritis',
    diagnosisAr: 'التهاب حويضة الكلية',
  },
  {
    mrn: '1000026',
    doctor: 'D1020',
    ward: 'JED-MED',
    bed: '118',
    hours: 19,
    diagnosis: 'Asthma exacerbation',
    diagnosisAr: 'نوبة ربو حادة',
  },
];

/** Results of people who lie in the hospital: [MRN, LOINC, hours ago, value]. */
const results: readonly (readonly [mrn: string, loinc: string, hoursAgo: number, value: number])[] = [
  ['1000013', '38483-4', 26, 3.4],
  ['1000013', '38483-4', 3, 2.9],
  ['1000013', '6299-2', 3, 58],
  ['1000016', '6690-2', 4, 17.8],
  ['1000016', '718-7', 22, 13.1],
  ['1000019', '2339-0', 8, 214],
  ['1000019', '4548-4', 90, 10.2],
  ['1000020', '6690-2', 5, 14.2],
  ['1000024', '2093-3', 28, 243],
];

async function seedStay(tx: Tx, now: Date, stay: Stay): Promise<void> {
  const admittedAt = addMinutes(now, -stay.hours * 60);
  const over = stay.hoursOver === undefined ? null : addMinutes(now, -stay.hoursOver * 60);
  await sql`
    insert into admission (person_id, doctor_id, ward_id, bed, diagnosis, diagnosis_ar, admitted_at, discharged_at)
    select p.id, d.id, w.id, ${stay.bed}, ${stay.diagnosis}, ${stay.diagnosisAr}, ${admittedAt}, ${over}
    from person p, doctor d, ward w where p.mrn = ${stay.mrn} and d.code = ${stay.doctor} and w.code = ${stay.ward}`.execute(
    tx,
  );
  for (const [hoursAgo, text] of stay.notes ?? [])
    await sql`
      insert into admission_note (admission_id, doctor_id, text, written_at)
      select a.id, a.doctor_id, ${text}, ${addMinutes(now, -hoursAgo * 60)} from admission a
      join person p on p.id = a.person_id where p.mrn = ${stay.mrn} and a.discharged_at is null`.execute(tx);
}

/** Wards, heads of department, and people who lie in the hospital with what was measured and written of them. */
export async function seedInpatients(tx: Tx, { now }: Seeding): Promise<void> {
  await sql`
    insert into ward (code, location_id, title, title_ar)
    select w.code, l.id, w.title, w.title_ar
    from jsonb_to_recordset(${JSON.stringify(wards)}::jsonb) as w(code text, place text, title text, title_ar text)
    join location l on l.code = w.place`.execute(tx);
  await sql`
    update department d set head_doctor_id = doctor.id
    from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb) as h(department text, doctor text)
    join doctor on doctor.code = h.doctor where d.code = h.department`.execute(tx);
  for (const stay of stays) await seedStay(tx, now, stay);
  const rows = results.map(([mrn, loinc, hoursAgo, value]) => ({
    mrn,
    loinc,
    value,
    at: addMinutes(now, -hoursAgo * 60).toISOString(),
  }));
  await sql`
    insert into observation (person_id, category, loinc, title, title_ar, value_number, unit, low, high, status, is_sensitive, taken_at,
      released_at)
    select p.id, 'laboratory', t.loinc, t.title, t.title_ar, r.value, t.unit, t.low, t.high, 'final', t.is_sensitive, r.at, r.at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(mrn text, loinc text, value double precision, at timestamptz)
    join person p on p.mrn = r.mrn join lab_test t on t.loinc = r.loinc`.execute(tx);
}
