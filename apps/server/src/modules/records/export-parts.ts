import { inPages, pagesOf, type ExportPart, type ExportSource } from '../../platform/export/part.ts';
import { patientById } from '../people/index.ts';
import {
  keptObservations,
  keptResources,
  newestResults,
  resultRows,
  visitRows,
  wholeResources,
} from './export.store.ts';
import { parseExactly } from './fhir/exact-json.ts';
import { asHandedOut } from './fhir/withdrawn.ts';
import { heldBack } from './held.ts';
import { ipsBundle, ipsTypes } from './ips.ts';

async function* summary({ sql, personId, now }: ExportSource) {
  const [patient, results, kept] = await Promise.all([
    patientById(sql, personId),
    newestResults(sql, personId),
    keptResources(sql, personId, ipsTypes),
  ]);
  if (!patient) return;
  const drawn = results.flatMap(({ source_id }) => source_id ?? []);
  const observations = await keptObservations(sql, personId, drawn);
  const person = {
    id: personId,
    mrn: patient.mrn,
    ...patient.names,
    gender: patient.gender,
    birthDate: patient.birthDate,
  };
  const held = await heldBack(sql, personId);
  const free = [...kept, ...observations].filter(({ id }) => !held.has(id));
  const whole = free.map((row) => ({ ...row, body: parseExactly(row.body_text) }));
  const bundle = ipsBundle({ person, results, kept: whole, now });
  yield { name: 'ips.json', bytes: Buffer.from(JSON.stringify(bundle, null, 1)) };
}

/** Every resource that other hospitals sent, whole, in bundles of one page each. */
async function* everyResource({ sql, personId, now }: ExportSource) {
  let n = 0;
  const held = await heldBack(sql, personId);
  const read = (after: number, count: number) => wholeResources(sql, { personId, held }, after, count);
  for await (const rows of pagesOf(read)) {
    if (rows.length === 0) return;
    n += 1;
    const entry = rows.map(({ full_url, body_text }) => ({
      ...(full_url !== null && { fullUrl: full_url }),
      resource: asHandedOut(parseExactly(body_text) as Readonly<Record<string, unknown>>),
    }));
    const bundle = { resourceType: 'Bundle', type: 'collection', timestamp: now.toISOString(), entry };
    yield { name: `bundle-${String(n).padStart(4, '0')}.json`, bytes: Buffer.from(JSON.stringify(bundle, null, 1)) };
  }
}

/** What this room keeps about a person. */
export const recordsExportParts: readonly ExportPart[] = [
  {
    name: 'records/visits',
    title: { en: 'Your visits', ar: 'الزيارات' },
    rows: ({ sql, personId }) => inPages((after, count) => visitRows(sql, personId, after, count)),
  },
  {
    name: 'records/results',
    title: { en: 'Your results and measurements', ar: 'النتائج والقياسات' },
    rows: ({ sql, personId }) => inPages((after, count) => resultRows(sql, personId, after, count)),
  },
  {
    name: 'records',
    title: { en: 'Your medical summary (ips.json)', ar: 'الملخص الطبي (ips.json)' },
    documents: summary,
  },
  {
    name: 'records/fhir',
    title: {
      en: 'Everything that other hospitals sent about you, as it came (FHIR R4)',
      ar: 'كل ما ورد عنكم من مستشفيات أخرى كما وصل (FHIR R4)',
    },
    documents: everyResource,
  },
];
