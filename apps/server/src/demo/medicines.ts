import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { addDays, riyadhDay } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';
import { inArabic, type Seeding } from './seeding.ts';

type Prescription = {
  readonly mrn: string;
  readonly id: string;
  readonly title: string;
  readonly titleAr: string;
  readonly atc?: string;
  readonly daysAgo: number;
  readonly status?: 'active' | 'completed' | 'stopped';
  readonly times: number;
  readonly unit: string;
  readonly when?: string;
  /** The length of a course that ends. */
  readonly days?: number;
  readonly supply?: number;
  readonly note: string;
  readonly noteAr: string;
  /** Marked as sensitive by who prescribed it. */
  readonly restricted?: true;
};

/** What the demo people were prescribed: due soon, just supplied, and past. */
const prescriptions: readonly Prescription[] = [
  {
    mrn: '1000001',
    id: 'demo-metformin',
    title: 'Metformin 500 mg tablets',
    titleAr: 'ميتفورمين ٥٠٠ ملغ أقراص',
    atc: 'A10BA02',
    daysAgo: 57,
    times: 2,
    unit: 'tablet',
    when: 'PC',
    note: 'Take it with food, which is kinder to the stomach',
    noteAr: 'يُؤخذ مع الطعام لتجنب اضطراب المعدة',
  },
  {
    mrn: '1000001',
    id: 'demo-atorvastatin',
    title: 'Atorvastatin 20 mg tablets',
    titleAr: 'أتورفاستاتين ٢٠ ملغ أقراص',
    atc: 'C10AA05',
    daysAgo: 20,
    times: 1,
    unit: 'tablet',
    when: 'HS',
    supply: 90,
    note: 'One tablet every night',
    noteAr: 'حبة واحدة كل ليلة',
  },
  {
    mrn: '1000001',
    id: 'demo-amoxicillin',
    title: 'Amoxicillin 500 mg capsules',
    titleAr: 'أموكسيسيلين ٥٠٠ ملغ كبسولات',
    daysAgo: 180,
    status: 'completed',
    times: 3,
    unit: 'capsule',
    days: 7,
    note: 'Finish the whole course',
    noteAr: 'يُرجى إكمال المدة المقررة كاملة',
  },
  {
    mrn: '1000002',
    id: 'demo-amlodipine',
    title: 'Amlodipine 5 mg tablets',
    titleAr: 'أملوديبين ٥ ملغ أقراص',
    daysAgo: 30,
    times: 1,
    unit: 'tablet',
    when: 'MORN',
    note: 'Take it at the same time each day',
    noteAr: 'يُؤخذ في الوقت نفسه كل يوم',
  },
  {
    mrn: '1000003',
    id: 'demo-paracetamol',
    title: 'Paracetamol syrup 250 mg/5 mL',
    titleAr: 'باراسيتامول شراب ٢٥٠ ملغ لكل ٥ مل',
    daysAgo: 90,
    status: 'completed',
    times: 3,
    unit: 'mL',
    days: 3,
    note: 'Only for a fever',
    noteAr: 'عند ارتفاع الحرارة فقط',
  },
  {
    mrn: '1000004',
    id: 'demo-fluoxetine',
    title: 'Fluoxetine 20 mg capsules',
    titleAr: 'فلوكسيتين ٢٠ ملغ كبسولات',
    daysAgo: 40,
    times: 1,
    unit: 'capsule',
    when: 'MORN',
    note: 'Take it in the morning',
    noteAr: 'يُؤخذ صباحًا',
    restricted: true,
  },
];

const dosageOf = ({ times, unit, when, days, note, noteAr }: Prescription) => ({
  patientInstruction: note,
  _patientInstruction: inArabic(noteAr),
  timing: {
    repeat: {
      frequency: times,
      period: 1,
      periodUnit: 'd',
      ...(when !== undefined && { when: [when] }),
      ...(days !== undefined && { boundsDuration: { value: days, unit: 'days', code: 'd' } }),
    },
  },
  doseAndRate: [{ doseQuantity: { value: unit === 'mL' ? 5 : 1, unit } }],
});

function resourceOf(one: Prescription, today: string) {
  const { id, title, titleAr, atc, daysAgo, status = 'active', supply, restricted } = one;
  const coding = atc === undefined ? {} : { coding: [{ system: 'http://www.whocc.no/atc', code: atc }] };
  return {
    resourceType: 'MedicationRequest',
    id,
    ...(restricted && {
      meta: { security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'PSY' }] },
    }),
    status,
    intent: 'order',
    authoredOn: addDays(today, -daysAgo),
    requester: { display: 'Dr. Layla Hassan', _display: inArabic('د. ليلى حسن') },
    medicationCodeableConcept: { ...coding, text: title, _text: inArabic(titleAr) },
    dosageInstruction: [dosageOf(one)],
    ...(supply !== undefined && {
      dispenseRequest: { expectedSupplyDuration: { value: supply, unit: 'days', code: 'd' } },
    }),
  };
}

/** Doses of the last three weeks: nearly all taken, one skipped, two without an answer. The reminder itself is off. */
async function seedDoses(tx: Tx, today: string): Promise<void> {
  await sql`
    insert into medication_dose (person_id, resource_id, due_at, answer, answered_at)
    select r.person_id, r.id, d.due, d.answer, case when d.answer is not null then d.due + interval '12 minutes' end
    from fhir_resource r, lateral (
      select (${today}::date - n + time '22:00') at time zone 'Asia/Riyadh' as due,
        case when n in (4, 11) then null when n = 9 then 'skipped' else 'taken' end as answer
      from generate_series(2, 20) as n
    ) d where r.source_id = 'demo-atorvastatin'`.execute(tx);
}

/** Requests that wait for the pharmacist. */
async function seedRefills(tx: Tx, now: Date): Promise<void> {
  await sql`
    insert into medication_refill (person_id, resource_id, title, kind, name, phone, address, created_at)
    select r.person_id, r.id, r.body #>> '{medicationCodeableConcept,text}', 'refill', p.first_name || ' ' || p.family_name,
      coalesce(p.phone, '+966500000002'), 'Al Malqa, Riyadh', ${now}::timestamptz - interval '3 hours'
    from fhir_resource r join person p on p.id = r.person_id where r.source_id = 'demo-amlodipine'`.execute(tx);
}

/** Prescriptions of the demo people with dosage, three weeks of doses, and a request for the pharmacist. */
export async function seedMedicines(tx: Tx, { now }: Seeding): Promise<void> {
  const today = riyadhDay(now);
  const rows = prescriptions.map((one) => {
    const body = resourceOf(one, today);
    return { mrn: one.mrn, id: one.id, body, hash: createHash('sha256').update(JSON.stringify(body)).digest('hex') };
  });
  await sql`
    insert into fhir_resource (person_id, resource_type, source_id, body, body_hash, imported_at)
    select p.id, 'MedicationRequest', r.id, r.body, decode(r.hash, 'hex'), ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(mrn text, id text, body jsonb, hash text)
    join person p on p.mrn = r.mrn`.execute(tx);
  await seedDoses(tx, today);
  await seedRefills(tx, now);
}
