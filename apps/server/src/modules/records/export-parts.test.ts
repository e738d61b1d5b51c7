import { describe, expect, test } from 'vitest';
import { wholeBundles } from '#test/whole-bundles.ts';
import { world } from '#test/world.ts';
import { documentsThrough } from './export-documents.fixture.ts';

const w = await world();

type Resource = { readonly resourceType: string } & Readonly<Record<string, unknown>>;
type Summary = { readonly entry: readonly { readonly fullUrl: string; readonly resource: Resource }[] };

/** Brings a bundle in and takes the person's summary out. */
async function through(text: string): Promise<{ came: readonly Resource[]; summary: Summary }> {
  const [document] = await documentsThrough(w, text, 'records');
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
