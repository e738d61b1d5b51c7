import { inPages, type ExportPart, type ExportSource } from '#platform/export/part.ts';
import { resultRows, visitRows, wholeResources } from './export.store.ts';
import { parseExactly } from './fhir/exact-json.ts';
import { asHandedOut } from './fhir/withdrawn.ts';
import { hiddenResources } from './hidden-resources.ts';
import { ipsFor } from './ips-for.ts';
import { recordsTexts } from './records.texts.ts';

async function* summary({ sql, personId, now }: ExportSource) {
  const bundle = await ipsFor(sql, { personId, hideSensitive: false }, now);
  if (bundle) yield { name: 'ips.json', bytes: Buffer.from(JSON.stringify(bundle, null, 1)) };
}

/** Every resource that other hospitals sent, whole, in bundles of one page each: no more than that is ever held. */
async function* everyResource({ sql, personId, now }: ExportSource) {
  const held = await hiddenResources(sql, personId, { held: true, sensitive: false });
  const read = (after: number) => wholeResources(sql, { personId, held }, after);
  let n = 0;
  for (let rows = await read(0); rows.length > 0; rows = await read(rows.at(-1)!.id)) {
    n += 1;
    const entry = rows.map(({ full_url, body_text }) => ({
      ...(full_url !== null && { fullUrl: full_url }),
      resource: asHandedOut(parseExactly(body_text) as Readonly<Record<string, unknown>>),
    }));
    const bundle = { resourceType: 'Bundle', type: 'collection', timestamp: now.toISOString(), entry };
    yield { name: `bundle-${String(n).padStart(4, '0')}.json`, bytes: Buffer.from(JSON.stringify(bundle, null, 1)) };
  }
}

/** What this module stores about a person. */
export const recordsExportParts: readonly ExportPart[] = [
  {
    name: 'records/visits',
    title: recordsTexts.export.visits,
    rows: ({ sql, personId }) => inPages((after, count) => visitRows(sql, personId, after, count)),
  },
  {
    name: 'records/results',
    title: recordsTexts.export.results,
    rows: ({ sql, personId }) => inPages((after, count) => resultRows(sql, personId, after, count)),
  },
  {
    name: 'records',
    title: recordsTexts.export.summary,
    documents: summary,
  },
  {
    name: 'records/fhir',
    title: recordsTexts.export.resources,
    documents: everyResource,
  },
];
