import { describe, expect, test } from 'vitest';
import { wholeBundles } from '#test/whole-bundles.ts';
import { world } from '#test/world.ts';
import { importer, personOf } from './bundle.fixture.ts';
import { contentOf, faultsOfIps } from './ips-check.fixture.ts';
import { ipsFor } from './index.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads into whatever goes out
type Data = any;

const [here, empty] = [await world(), await world()];

async function summaryAfter(w: typeof here, text: string): Promise<Data> {
  const { mrn } = await importer(w)(text, { isNewPerson: true });
  const { id } = await personOf(w, mrn);
  const bundle = await ipsFor(w.db, { personId: id, hideSensitive: false }, w.clock.now());
  return JSON.parse(JSON.stringify(bundle));
}

const clinical = new Set([
  'AllergyIntolerance',
  'Condition',
  'MedicationRequest',
  'MedicationStatement',
  'Immunization',
  'Procedure',
  'Observation',
]);
const contents = (bundle: Data): string[] =>
  bundle.entry
    .filter(({ resource }: Data) => clinical.has(resource.resourceType))
    .map(contentOf)
    .toSorted((a: string, b: string) => a.localeCompare(b, 'en'));

/** How many resources of each type a summary has no place for. */
function leftOut(text: string): string {
  const types: string[] = JSON.parse(text).entry.map(({ resource }: Data) => resource.resourceType);
  const counts = Map.groupBy(
    types.filter((type) => !clinical.has(type) && type !== 'Patient'),
    (type) => type,
  );
  return [...counts].map(([type, all]) => `${type} ${all.length}`).join(', ');
}

describe.each([...wholeBundles])('%s', (name, text) => {
  test('D9.01 D11.09 its summary keeps to the profile, and brought into an empty hospital loses nothing', async () => {
    const summary = await summaryAfter(here, text);
    expect(faultsOfIps(summary)).toEqual([]);
    const again = await summaryAfter(empty, JSON.stringify(summary));
    expect(faultsOfIps(again)).toEqual([]);
    expect(contents(again)).toEqual(contents(summary));
    process.stdout.write(`${name}: a summary has no place for ${leftOut(text) || 'nothing of it'}\n`);
  });
});

test('the check refuses what is no summary', () => {
  expect(faultsOfIps({})).not.toEqual([]);
  const entry = [
    { fullUrl: 'urn:c', resource: { resourceType: 'Composition', section: [], subject: { reference: 'urn:x' } } },
  ];
  const faults = faultsOfIps({ resourceType: 'Bundle', type: 'document', entry });
  expect(faults).toEqual(
    expect.arrayContaining([
      'Composition: subject',
      'Composition: section 48765-2 is missing',
      'nothing is called urn:x',
    ]),
  );
});
