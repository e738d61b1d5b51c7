import { describe, expect, test } from 'vitest';
import { idWithin, resolverOf, type Located } from './references.ts';

const at = (type: string, id: string, fullUrl: string | null = null, more: Partial<Located> = {}): Located => ({
  type,
  sourceId: id,
  fullUrl,
  source: '',
  body: { resourceType: type, id },
  ...more,
});
const uuid = '0b1c2d3e-4f50-4617-8293-a4b5c6d7e8f9';

describe('a reference is followed exactly', () => {
  test.each<[string, string, string | undefined]>([
    ['by type and id', 'Medication/1', '1'],
    ['not by how it ends', 'Medication/11', '11'],
    ['not by how it begins', 'Medication/111', undefined],
    ['not to another type of that id', 'Substance/1', undefined],
    ['not without a type', '1', undefined],
    ['not by a search', 'Medication?identifier=1', undefined],
    ['not up a path', '../Medication/1', undefined],
    ['not to an address of another server', 'https://other.example/Medication/1', undefined],
    ['not with nothing', '', undefined],
    ['not inside nothing', '#', undefined],
  ])('%s: %s', (_, reference, id) => {
    const [one, eleven] = [at('Medication', '1'), at('Medication', '11')];
    const resolve = resolverOf([eleven, one, at('Observation', '1')]);
    expect(resolve(reference, at('MedicationRequest', 'r'))?.sourceId).toBe(id);
  });
  test('relative to the server of the resource that it stands in', () => {
    const [a, b] = ['https://a.example/fhir', 'https://b.example/fhir'].map((base) =>
      at('Medication', '1', `${base}/Medication/1`),
    );
    const resolve = resolverOf([a!, b!]);
    const from = (base: string) => at('MedicationRequest', 'r', `${base}/MedicationRequest/r`);
    expect(resolve('Medication/1', from('https://a.example/fhir'))).toBe(a);
    expect(resolve('Medication/1', from('https://b.example/fhir'))).toBe(b);
    expect(resolve('Medication/1', from('https://c.example/fhir'))).toBeUndefined();
    expect(resolve('Medication/1', at('MedicationRequest', 'r', 'urn:uuid:x'))).toBeUndefined();
    expect(resolve('https://b.example/fhir/Medication/1/_history/3', from('https://a.example/fhir'))).toBe(b);
  });
  test('by urn:uuid, capitals or not, also where the entry had no fullUrl', () => {
    const named = at('Medication', 'm', `urn:uuid:${uuid}`);
    expect(resolverOf([named])(`URN:UUID:${uuid.toUpperCase()}`, at('X', 'r'))).toBe(named);
    const unnamed = at('Medication', uuid);
    expect(resolverOf([unnamed])(`urn:uuid:${uuid}`, at('X', 'r'))).toBe(unnamed);
  });
});

describe('a reference that leads to one thing only', () => {
  test('to the version that it names, where the resource says its own', () => {
    const third = at('Medication', '1', null, { body: { id: '1', meta: { versionId: '3' } } });
    const resolve = resolverOf([third]);
    const from = at('MedicationRequest', 'r');
    expect(resolve('Medication/1/_history/3', from)).toBe(third);
    expect(resolve('Medication/1/_history/2', from)).toBeUndefined();
    expect(resolve('Medication/1', from)).toBe(third);
  });
  test('a name that two resources share leads to neither', () => {
    const twins = [at('Medication', '1', 'urn:uuid:one'), at('Medication', '1', 'urn:uuid:two')];
    const resolve = resolverOf(twins);
    expect(resolve('Medication/1', at('X', 'r'))).toBeUndefined();
    expect(resolve('urn:uuid:two', at('X', 'r'))).toBe(twins[1]);
  });
  test('into what the resource contains, and nowhere else', () => {
    const holder = at('MedicationRequest', 'r', null, {
      body: { contained: [{ resourceType: 'Medication', id: 'x' }, { resourceType: 'Substance', id: 'y' }, 'odd'] },
    });
    const resolve = resolverOf([holder]);
    const inner = resolve('#x', holder);
    expect(inner?.type).toBe('Medication');
    expect(resolve('#y', inner!)?.type).toBe('Substance');
    expect(resolve('#x', at('MedicationRequest', 'other'))).toBeUndefined();
    const twice = {
      contained: [
        { resourceType: 'Medication', id: 'x' },
        { resourceType: 'Medication', id: 'x' },
      ],
    };
    expect(resolve('#x', { ...holder, body: twice })).toBeUndefined();
  });
  test('within one source: another one also numbers from one', () => {
    const [a, b] = ['a', 'b'].map((source) =>
      at('Medication', idWithin(source, '1'), null, { source, body: { resourceType: 'Medication', id: '1' } }),
    );
    const resolve = resolverOf([a!, b!]);
    expect(resolve('Medication/1', at('X', 'r', null, { source: 'a' }))).toBe(a);
    expect(resolve('urn:uuid:1', at('X', 'r', null, { source: 'b' }))).toBe(b);
    expect(resolve('Medication/1', at('X', 'r'))).toBeUndefined();
  });
});

test('D11.10 what a resource contains is read once, however often it points to it', () => {
  let reads = 0;
  const contained = Array.from({ length: 20 }, (_, nth) => ({
    resourceType: 'Medication',
    get id() {
      reads += 1;
      return `m${nth}`;
    },
  }));
  const from = at('MedicationRequest', 'r', null, { body: { contained } });
  const resolve = resolverOf([from]);
  const found = () => Array.from({ length: 20 }, (_, nth) => resolve(`#m${nth}`, from)?.sourceId);
  expect(new Set(found()).size).toBe(20);
  const readOnce = reads;
  found();
  expect(reads).toBe(readOnce);
});
