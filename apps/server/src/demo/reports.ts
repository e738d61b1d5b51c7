import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { addDays, riyadhDay } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';
import { indexEntries } from '#modules/records/index.ts';
import { inArabic, type Seeding } from './seeding.ts';

type Report = {
  readonly mrn: string;
  readonly id: string;
  readonly daysAgo: number;
  readonly title: string;
  readonly titleAr: string;
  readonly conclusion: string;
  readonly text?: string;
  readonly textAr?: string;
  readonly hasPicture?: true;
  readonly status?: 'final' | 'preliminary' | 'amended';
  readonly restricted?: true;
};

const reports: readonly Report[] = [
  {
    mrn: '1000001',
    id: 'demo-chest-film',
    daysAgo: 14,
    title: 'Chest X-ray',
    titleAr: 'أشعة الصدر',
    conclusion: 'No active disease in the chest.',
    text: 'Indication: cough for three weeks.\n\nThe lungs are clear. The heart is of normal size. No effusion, no fracture.\n\nImpression: no active disease in the chest.',
    textAr:
      'سبب الفحص: سعال منذ ثلاثة أسابيع.\n\nالرئتان سليمتان، وحجم القلب طبيعي، ولا يوجد انصباب ولا كسور.\n\nالخلاصة: لا توجد أمراض نشطة في الصدر.',
    hasPicture: true,
  },
  {
    mrn: '1000001',
    id: 'demo-abdomen',
    daysAgo: 210,
    title: 'Abdominal ultrasound',
    titleAr: 'موجات فوق صوتية للبطن',
    conclusion: 'Mild fatty liver. No gallstones.',
    text: 'The liver is slightly enlarged and bright, as in mild fatty change. Gall bladder, kidneys and spleen are normal.',
  },
  {
    mrn: '1000001',
    id: 'demo-knee',
    daysAgo: 430,
    title: 'MRI of the right knee',
    titleAr: 'رنين مغناطيسي للركبة اليمنى',
    conclusion: 'Small tear of the medial meniscus.',
    text: 'A small tear in the posterior horn of the medial meniscus. The ligaments are intact.',
    status: 'amended',
  },
  {
    mrn: '1000002',
    id: 'demo-hand',
    daysAgo: 60,
    title: 'X-ray of the left hand',
    titleAr: 'أشعة اليد اليسرى',
    conclusion: 'No fracture.',
  },
  {
    mrn: '1000004',
    id: 'demo-omar',
    daysAgo: 45,
    title: 'Pelvic ultrasound',
    titleAr: 'موجات فوق صوتية للحوض',
    conclusion: 'Normal.',
    restricted: true,
  },
  {
    mrn: '1000004',
    id: 'demo-ankle',
    daysAgo: 80,
    title: 'X-ray of the right ankle',
    titleAr: 'أشعة الكاحل الأيمن',
    conclusion: 'Soft tissue swelling, no fracture.',
  },
];

const base64 = (text: string) => Buffer.from(text).toString('base64');
const textForm = (text: string, language: string) => ({ contentType: 'text/plain', language, data: base64(text) });

function resourceOf(report: Report, picture: string, today: string) {
  const { id, daysAgo, title, titleAr, conclusion, text, textAr, hasPicture, status = 'final', restricted } = report;
  const forms = [
    ...(text === undefined ? [] : [textForm(text, 'en')]),
    ...(textAr === undefined ? [] : [textForm(textAr, 'ar')]),
    ...(hasPicture ? [{ contentType: 'image/webp', title: 'PA', data: picture }] : []),
  ];
  return {
    resourceType: 'DiagnosticReport',
    id,
    ...(restricted && {
      meta: { security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'SEX' }] },
    }),
    status,
    category: [{ coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v2-0074', code: 'RAD' }] }],
    code: { text: title, _text: inArabic(titleAr) },
    effectiveDateTime: addDays(today, -daysAgo),
    resultsInterpreter: [{ display: 'Dr. Huda Al-Zahrani', _display: inArabic('د. هدى الزهراني') }],
    conclusion: text === undefined ? conclusion : undefined,
    ...(forms.length > 0 && { presentedForm: forms }),
  };
}

/** Radiology of the demo people, and the lists of all that their records keep. */
export async function seedReports(tx: Tx, { now }: Seeding): Promise<void> {
  const picture = (await readFile(new URL('records/chest-film.webp', import.meta.url))).toString('base64');
  const today = riyadhDay(now);
  const rows = reports.map((report) => {
    const body = resourceOf(report, picture, today);
    const hash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
    return { mrn: report.mrn, id: report.id, body, hash };
  });
  await sql`
    insert into fhir_resource (person_id, resource_type, source_id, body, body_hash, imported_at)
    select p.id, r.body ->> 'resourceType', r.id, r.body, decode(r.hash, 'hex'), ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(mrn text, id text, body jsonb, hash text)
    join person p on p.mrn = r.mrn`.execute(tx);
  const people = await tx.selectFrom('fhir_resource').select('person_id').distinct().execute();
  for (const { person_id } of people) await indexEntries(tx, person_id, now);
}
