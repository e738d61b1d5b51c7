import { inPages, type ExportPart, type ExportSource } from '../../platform/export/part.ts';
import { patientById } from '../people/index.ts';
import { keptResources, newestResults, resultRows, visitRows } from './export.store.ts';
import { ipsBundle, ipsTypes } from './ips.ts';

async function* summary({ sql, personId, now }: ExportSource) {
  const [patient, results, kept] = await Promise.all([
    patientById(sql, personId),
    newestResults(sql, personId),
    keptResources(sql, personId, ipsTypes),
  ]);
  if (!patient) return;
  const names = patient.name.split(' ');
  const person = {
    id: personId,
    mrn: patient.mrn,
    given: names.slice(0, -1),
    family: names.at(-1) ?? '',
    gender: patient.gender,
    birthDate: patient.birthDate,
  };
  const bundle = ipsBundle({ person, results, kept, now });
  yield { name: 'ips.json', bytes: Buffer.from(JSON.stringify(bundle, null, 1)) };
}

/** What this room keeps about a person. */
export const recordsExportParts: readonly ExportPart[] = [
  {
    name: 'records/visits',
    title: 'Your visits',
    titleAr: 'الزيارات',
    rows: ({ sql, personId }) => inPages((after, count) => visitRows(sql, personId, after, count)),
  },
  {
    name: 'records/results',
    title: 'Your results and measurements',
    titleAr: 'النتائج والقياسات',
    rows: ({ sql, personId }) => inPages((after, count) => resultRows(sql, personId, after, count)),
  },
  {
    name: 'records',
    title: 'Your medical summary (ips.json)',
    titleAr: 'الملخص الطبي (ips.json)',
    documents: summary,
  },
];
