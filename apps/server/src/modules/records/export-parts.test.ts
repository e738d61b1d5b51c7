import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { wholeBundles } from '#test/whole-bundles.ts';
import { world } from '#test/world.ts';
import { recordsExportParts } from './export-parts.ts';
import { importBundle } from './index.ts';

const w = await world();

type Resource = { readonly resourceType: string } & Readonly<Record<string, unknown>>;
type Summary = { readonly entry: readonly { readonly fullUrl: string; readonly resource: Resource }[] };

/** Brings a bundle in and takes a part of the person's copy out. */
async function documentsThrough(text: string, name: string) {
  const { mrn } = await w.db.transaction().execute((tx) => importBundle(tx, text, { now: w.clock.now() }));
  const { id: personId } = await w.db
    .selectFrom('person')
    .select('id')
    .where('mrn', '=', mrn)
    .executeTakeFirstOrThrow();
  const part = recordsExportParts.find((each) => each.name === name);
  if (!part || !('documents' in part)) throw new Error('the records have no documents');
  const source = { sql: w.db, files: w.platform.files, personId, language: 'en' as const, now: w.clock.now() };
  return Array.fromAsync(part.documents(source));
}

/** Brings a bundle in and takes the person's summary out. */
async function through(text: string): Promise<{ came: readonly Resource[]; summary: Summary }> {
  const [document] = await documentsThrough(text, 'records');
  const came = (JSON.parse(text) as Summary).entry.map(({ resource }) => resource);
  return { came, summary: JSON.parse(Buffer.from(document!.bytes).toString()) as Summary };
}

const outward = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) =>
        key === 'reference' && typeof inner === 'string' && !inner.startsWith('#') ? [inner] : outward(inner),
      )
    : [];
const countOf = (resources: readonly Resource[], ...types: string[]) =>
  resources.filter(({ resourceType }) => types.includes(resourceType)).length;

describe('the summary of somebody whose record came from elsewhere', () => {
  test.each([...wholeBundles])('%s comes out whole, and points to nothing outside', async (_, text) => {
    const { came, summary } = await through(text);
    const out = summary.entry.map(({ resource }) => resource);
    for (const type of ['AllergyIntolerance', 'Condition', 'MedicationRequest', 'MedicationStatement', 'Immunization'])
      expect([type, countOf(out, type)]).toEqual([type, countOf(came, type)]);
    const names = new Set(summary.entry.map(({ fullUrl }) => fullUrl));
    expect(names.size).toBe(summary.entry.length);
    expect(outward(summary).filter((name) => !names.has(name))).toEqual([]);
    const unnamed = out.filter(
      ({ resourceType, ...rest }) =>
        resourceType.startsWith('Medication') && !rest['medicationCodeableConcept'] && !rest['medicationReference'],
    );
    expect(unnamed).toEqual([]);
  });
});

test('D3.01 documents of many megabytes come whole and in order, in bundles of which none is held for all of them', async () => {
  const ids = ['one', 'two', 'three', 'four', 'five'];
  const documents = ids.map((id) => ({
    resourceType: 'DocumentReference',
    id,
    status: 'current',
    subject: { reference: 'Patient/large' },
    content: [{ attachment: { contentType: 'application/pdf', data: randomBytes(3_000_000).toString('base64') } }],
  }));
  const patient = {
    resourceType: 'Patient',
    id: 'large',
    name: [{ family: 'Large', given: ['Lina'] }],
    gender: 'female',
    birthDate: '1990-01-01',
  };
  const entry = [patient, ...documents].map((resource) => ({ resource }));
  const text = JSON.stringify({ resourceType: 'Bundle', type: 'collection', entry });
  const bundles = await documentsThrough(text, 'records/fhir');
  const kept = bundles.flatMap(({ bytes }) => (JSON.parse(Buffer.from(bytes).toString()) as Summary).entry);
  expect(kept.map(({ resource }) => resource['id'])).toEqual(['large', ...ids]);
  expect(kept.map(({ resource }) => resource['content'])).toEqual([undefined, ...documents.map((one) => one.content)]);
  expect(Math.max(...bundles.map(({ bytes }) => bytes.length))).toBeLessThan(13_000_000);
});
