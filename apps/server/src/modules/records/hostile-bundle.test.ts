import { expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { bundleOf, copyOf, identifier, importer, patientResource, personOf, type Resource } from './bundle.fixture.ts';

const w = await world();
const bring = importer(w);

const basic = (id: string, more: object = {}): Resource => ({
  resourceType: 'Basic',
  id,
  subject: { reference: 'Patient/p' },
  ...more,
});
const brought = (...resources: Resource[]) =>
  bring(bundleOf(patientResource('p'), ...resources), { isNewPerson: true });
const nested = (depth: number): unknown => (depth === 0 ? 'deep' : { extension: [nested(depth - 1)] });

test.each<[string, Resource, string]>([
  [
    'the character that PostgreSQL does not keep',
    basic('n', { text: 'a\u0000b' }),
    'Basic holds characters that are no text',
  ],
  ['half a character', basic('n', { text: 'a\ud800' }), 'Basic holds characters that are no text'],
  ['half a character as a name', basic('n', { 'a\udc00': 1 }), 'Basic holds characters that are no text'],
  ['no end of nesting', basic('n', { deep: nested(2000) }), 'Basic is nested too deeply'],
  ['an id with a line break', basic('a\nb'), 'an id that is no FHIR id'],
  ['an id of another source', basic('other|1'), 'an id that is no FHIR id'],
  ['an empty id', basic(''), 'an id that is no FHIR id'],
])('D9.01 a resource with %s is refused and counted, the others are kept', async (_, resource, reason) => {
  const summary = await brought(resource, basic('good'));
  expect(summary.refused).toEqual([{ line: 2, reason }]);
  expect(summary.types.map(({ type, added }) => [type, added])).toEqual([
    ['Basic', 1],
    ['Patient', 1],
  ]);
});

test.each<[string, unknown, string]>([
  ['what a transaction deletes', { request: { method: 'DELETE', url: 'Basic/7' } }, 'no resource in it'],
  ['nothing', null, 'no resource in it'],
  ['a resource that is null', { fullUrl: 'urn:uuid:n', resource: null }, 'no resource in it'],
  ['a text', 'Basic', 'no resource in it'],
  ['a resource without a type', { resource: { id: 'n' } }, 'not a FHIR resource'],
])('D9.01 an entry with %s is refused and counted, the others are kept', async (_, entry, reason) => {
  const bundle = bundleOf(patientResource('p'), basic('good'));
  const entries: unknown[] = [...bundle.entry];
  const summary = await bring(
    { ...bundle, type: 'transaction', entry: entries.toSpliced(1, 0, entry) },
    { isNewPerson: true },
  );
  expect(summary.refused).toEqual([{ line: 2, reason }]);
  expect(summary.types.map(({ type, added }) => [type, added])).toEqual([
    ['Basic', 1],
    ['Patient', 1],
  ]);
});

test.each<[string, unknown, string]>([
  [
    'NDJSON',
    '{"resourceType":"Patient"}\n{"resourceType":"Basic"}\n',
    'line 2, column 1: the end of the file is expected',
  ],
  ['XML', '<Bundle xmlns="http://hl7.org/fhir"/>', 'line 1, column 1: a value, or a name'],
  ['a Patient alone', patientResource('p'), 'not a FHIR R4 Bundle with entries but a Patient alone'],
  ['a list', [patientResource('p')], 'not a FHIR R4 Bundle with entries but no resource'],
  ['an empty Bundle', { resourceType: 'Bundle', entry: [] }, 'the Bundle has no entries'],
  [
    'a Bundle whose Patient has a number for its id',
    { resourceType: 'Bundle', entry: [{ resource: { ...patientResource('p'), id: 7 } }] },
    'holds 0 (entry 1 was refused: an id that is no FHIR id)',
  ],
])('D9.01 %s is told as what it is, and nothing of it is kept', async (_, file, sentence) => {
  await expect(bring(file)).rejects.toThrow(sentence);
});

test.each(['__proto__', 'constructor', "'; drop table person; --", '../../etc/passwd', '%2e%2e', 'قسم-١', 'a/b'])(
  'D9.01 the id %s is an id like others',
  async (id) => {
    const escaped = id.replaceAll(' ', '_');
    const { mrn, refused } = await brought(basic(escaped, { title: 'whole' }));
    expect(refused).toEqual([]);
    expect(JSON.stringify([...(await copyOf(w, mrn)).values()])).toContain('whole');
  },
);

test('D9.01 a resource that names its patient by another number than theirs brings the file to nothing', async () => {
  const patient = patientResource('p', identifier('https://a.example/mrn', 'own'));
  const about = (value: string) => basic('n', { subject: { identifier: { system: 'https://a.example/mrn', value } } });
  await expect(bring(bundleOf(patient, about('other')))).rejects.toThrow('Basic/n belongs to another patient');
  expect((await bring(bundleOf(patient, about('own')), { isNewPerson: true })).refused).toEqual([]);
});

test('D9.01 references that lead to nothing in the file are counted, and those in a circle end', async () => {
  const circle = [basic('a', { link: { reference: 'Basic/b' } }), basic('b', { link: { reference: 'Basic/a' } })];
  const lost = basic('c', {
    links: [{ reference: 'Basic/aa' }, { reference: '#x' }, { reference: 'Basic/a/_history/1' }],
  });
  expect((await brought(...circle, lost)).unresolved).toBe(2);
});

const official = { use: 'official', family: 'Kanari', given: ['Huda', 'Ali'] };

test.each([
  ['an empty phone', { telecom: [{ system: 'phone', value: '' }, null] }],
  ['a phone that is a number', { telecom: [{ system: 'phone', value: 966_555_000_000 }] }],
  ['an empty city', { address: [{ city: '', line: [''] }] }],
  ['nothing for an address', { address: null }],
  ['a missing middle name', { name: [{ ...official, given: ['Huda', null, 'Ali'] }] }],
  ['an empty name beside the official one', { name: [{ use: 'usual', family: '' }, null, official] }],
  ['a birth date that is a number', { birthDate: 1984 }],
  ['no list of identifiers', { identifier: 'none' }],
])('D9.01 a Patient with %s is brought in, without that part', async (_, part) => {
  const { mrn } = await bring(bundleOf(patientResource('p', part)), { isNewPerson: true });
  expect(await personOf(w, mrn)).toMatchObject({ first_name: 'Huda', middle_name: 'Ali', family_name: 'Kanari' });
});

test.each([
  ['none', {}],
  ['an empty one', { name: [{ family: '', given: [null, ' '] }] }],
  ['one that is kept secret', { name: [{ _family: { extension: [{ url: 'x', valueCode: 'masked' }] } }] }],
])('D9.01 a Patient without a name (%s) is nobody', async (_, part) => {
  const patient = { ...patientResource('p'), name: undefined, ...part };
  await expect(bring(bundleOf(patient), { isNewPerson: true })).rejects.toThrow('the Patient has no usable name');
});
