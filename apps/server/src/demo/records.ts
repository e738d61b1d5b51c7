import { sql } from 'kysely';
import { addDays, instantAt, riyadhDay } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';
import type { Seeding } from './seeding.ts';

/** Values of a test, oldest first: [days ago, value]. Ranges and names are the hospital laboratory's own (lab_test). */
type Series = { readonly mrn: string; readonly loinc: string; readonly values: readonly (readonly [number, number])[] };

const series: readonly Series[] = [
  {
    mrn: '1000001',
    loinc: '4548-4',
    values: [
      [720, 6.1],
      [540, 6.8],
      [360, 7.4],
      [180, 6.9],
      [1, 6.4],
    ],
  },
  {
    mrn: '1000001',
    loinc: '2339-0',
    values: [
      [720, 108],
      [540, 121],
      [360, 138],
      [180, 126],
      [1, 112],
    ],
  },
  {
    mrn: '1000001',
    loinc: '2093-3',
    values: [
      [720, 214],
      [360, 206],
      [180, 192],
      [1, 184],
    ],
  },
  {
    mrn: '1000001',
    loinc: '18262-6',
    values: [
      [720, 141],
      [360, 133],
      [180, 121],
      [1, 112],
    ],
  },
  {
    mrn: '1000001',
    loinc: '2085-9',
    values: [
      [720, 44],
      [360, 46],
      [180, 47],
      [1, 51],
    ],
  },
  {
    mrn: '1000001',
    loinc: '2571-8',
    values: [
      [720, 176],
      [360, 162],
      [180, 149],
      [1, 141],
    ],
  },
  {
    mrn: '1000001',
    loinc: '1989-3',
    values: [
      [400, 17],
      [180, 24],
      [1, 33],
    ],
  },
  {
    mrn: '1000001',
    loinc: '718-7',
    values: [
      [360, 11.6],
      [180, 12.1],
      [1, 12.8],
    ],
  },
  {
    mrn: '1000001',
    loinc: '38483-4',
    values: [
      [360, 0.8],
      [1, 0.8],
    ],
  },
  { mrn: '1000001', loinc: '3016-3', values: [[180, 2.1]] },
  {
    mrn: '1000002',
    loinc: '2093-3',
    values: [
      [300, 228],
      [30, 211],
    ],
  },
  {
    mrn: '1000002',
    loinc: '2339-0',
    values: [
      [300, 97],
      [30, 95],
    ],
  },
  { mrn: '1000003', loinc: '718-7', values: [[90, 11.9]] },
  { mrn: '1000004', loinc: '718-7', values: [[60, 14.4]] },
  { mrn: '1000004', loinc: '1989-3', values: [[60, 21]] },
];

type Visit = {
  readonly mrn: string;
  readonly daysAgo: number;
  readonly kind: 'visit' | 'virtual' | 'emergency';
  readonly title: string;
  readonly titleAr: string;
  readonly doctorCode: string;
};

const visits: readonly Visit[] = [
  { mrn: '1000001', daysAgo: 1, kind: 'visit', title: 'Blood tests', titleAr: 'تحاليل الدم', doctorCode: 'D1001' },
  {
    mrn: '1000001',
    daysAgo: 180,
    kind: 'visit',
    title: 'Diabetes follow-up',
    titleAr: 'متابعة السكري',
    doctorCode: 'D1001',
  },
  {
    mrn: '1000001',
    daysAgo: 360,
    kind: 'virtual',
    title: 'Results by video',
    titleAr: 'مراجعة النتائج عن بُعد',
    doctorCode: 'D1001',
  },
  { mrn: '1000001', daysAgo: 540, kind: 'visit', title: 'Check-up', titleAr: 'فحص دوري', doctorCode: 'D1002' },
  {
    mrn: '1000001',
    daysAgo: 720,
    kind: 'emergency',
    title: 'Emergency department',
    titleAr: 'قسم الطوارئ',
    doctorCode: 'D1003',
  },
  { mrn: '1000002', daysAgo: 30, kind: 'visit', title: 'Check-up', titleAr: 'فحص دوري', doctorCode: 'D1001' },
  { mrn: '1000003', daysAgo: 90, kind: 'visit', title: 'Vaccination', titleAr: 'تطعيم', doctorCode: 'D1004' },
  { mrn: '1000004', daysAgo: 60, kind: 'visit', title: 'Sports check-up', titleAr: 'فحص رياضي', doctorCode: 'D1002' },
];

const tenInTheMorning = (today: string, daysAgo: number) => instantAt(addDays(today, -daysAgo), '10:00').toISOString();

/** Visits of the demo people, and their laboratory results with trends. Each result belongs to the visit of its day, if there is one. */
export async function seedRecords(tx: Tx, { now }: Seeding): Promise<void> {
  const today = riyadhDay(now);
  const visitRows = visits.map((v) => ({ ...v, at: tenInTheMorning(today, v.daysAgo) }));
  await sql`
    insert into encounter (person_id, class, title, title_ar, provider, provider_ar, practitioner, practitioner_ar, status, started_at,
      ended_at)
    select p.id, v.kind, v.title, v."titleAr", 'Balsam Medical Group', 'مجموعة بلسم الطبية', 'Dr. ' || d.first_name || ' ' || d.family_name,
      'د. ' || d.first_name_ar || ' ' || d.family_name_ar, 'finished', v.at, v.at + interval '25 minutes'
    from jsonb_to_recordset(${JSON.stringify(visitRows)}::jsonb)
      as v(mrn text, kind text, title text, "titleAr" text, "doctorCode" text, at timestamptz)
    join person p on p.mrn = v.mrn
    left join doctor on doctor.code = v."doctorCode"
    left join person d on d.id = doctor.person_id`.execute(tx);
  const results = series.flatMap((s) =>
    s.values.map(([daysAgo, value]) => ({ mrn: s.mrn, loinc: s.loinc, value, at: tenInTheMorning(today, daysAgo) })),
  );
  await sql`
    insert into observation (person_id, encounter_id, category, loinc, title, title_ar, value_number, unit, low, high, status,
      is_sensitive, taken_at, released_at)
    select p.id, e.id, 'laboratory', t.loinc, t.title, t.title_ar, r.value, t.unit, t.low, t.high, 'final', t.is_sensitive, r.at, r.at
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as r(mrn text, loinc text, value double precision, at timestamptz)
    join person p on p.mrn = r.mrn
    join lab_test t on t.loinc = r.loinc
    left join encounter e on e.person_id = p.id and e.started_at = r.at`.execute(tx);
}
