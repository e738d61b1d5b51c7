import { describe, expect, test } from 'vitest';
import { ipsBundle } from './ips.ts';
import type { IpsResource, IpsResult } from './ips-entries.ts';

const now = new Date('2026-11-22T06:00:00Z');
const person = {
  id: 7,
  mrn: '1000001',
  given: ['Sara'],
  family: 'Al-Harbi',
  gender: 'female',
  birthDate: '1990-03-14',
} as const;
const sugar: IpsResult = {
  id: 1,
  category: 'laboratory',
  loinc: '4548-4',
  title: 'HbA1c',
  value_number: 6.4,
  value_text: null,
  value_coding: null,
  unit: '%',
  unit_code: null,
  unit_system: null,
  low_exclusive: false,
  high_exclusive: false,
  range_text: null,
  interpretation: null,
  taken_period: null,
  low: 4,
  high: 5.6,
  status: 'final',
  taken_at: now,
};
const pulse: IpsResult = {
  ...sugar,
  id: 2,
  category: 'vital-signs',
  loinc: '8867-4',
  title: 'Heart rate',
  low: null,
  high: null,
};
const allergy: IpsResource = {
  id: 3,
  resource_type: 'AllergyIntolerance',
  source_id: 'from-elsewhere',
  body: {
    resourceType: 'AllergyIntolerance',
    id: 'from-elsewhere',
    code: { text: 'Penicillin <b>' },
    patient: { reference: 'Patient/of-elsewhere' },
    recorder: { reference: 'Practitioner/nobody-here', display: 'Dr. Elsewhere' },
    encounter: { reference: 'Encounter/of-elsewhere' },
  },
};

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads into the document as it goes out
const drawn = (content: Partial<Parameters<typeof ipsBundle>[0]> = {}): any =>
  JSON.parse(JSON.stringify(ipsBundle({ person, results: [sugar, pulse], kept: [allergy], now, ...content })));

const referencesIn = (value: unknown): string[] =>
  Array.isArray(value) || (typeof value === 'object' && value !== null)
    ? Object.entries(value).flatMap(([key, inner]) =>
        key === 'reference' && typeof inner === 'string' ? [inner] : referencesIn(inner),
      )
    : [];

describe('the International Patient Summary', () => {
  test('is a document that begins with its composition, then the patient', () => {
    const bundle = drawn();
    expect(bundle).toMatchObject({ resourceType: 'Bundle', type: 'document', timestamp: now.toISOString() });
    expect(bundle.identifier.value).toMatch(/^urn:uuid:/);
    const types = bundle.entry.map((entry: { resource: { resourceType: string } }) => entry.resource.resourceType);
    expect(types.slice(0, 2)).toEqual(['Composition', 'Patient']);
    expect(bundle.entry[0].resource.type.coding[0]).toMatchObject({ system: 'http://loinc.org', code: '60591-5' });
  });
  test('points to nothing that is not in it, and holds nothing twice', () => {
    const bundle = drawn();
    const names: string[] = bundle.entry.map((entry: { fullUrl: string }) => entry.fullUrl);
    expect(
      names.filter((name) => !/^urn:uuid:[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/.test(name)),
    ).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    expect(referencesIn(bundle).filter((name) => !names.includes(name))).toEqual([]);
  });
  test('has the three sections that must be there even when they are empty, with the reason', () => {
    const { section } = drawn({ kept: [], results: [] }).entry[0].resource;
    expect(section.map((s: { code: { coding: { code: string }[] } }) => s.code.coding[0]!.code)).toEqual([
      '48765-2',
      '11450-4',
      '10160-0',
    ]);
    for (const one of section) {
      expect(one.emptyReason.coding[0].code).toBe('unavailable');
      expect(one.entry).toBeUndefined();
      expect(one.text.div).toContain('http://www.w3.org/1999/xhtml');
    }
  });
});

describe('what is in the summary', () => {
  test('files results, measurements and what came from elsewhere under the patient of this hospital', () => {
    const bundle = drawn();
    const patient = bundle.entry[1].fullUrl;
    const of = (type: string) =>
      bundle.entry
        .map((e: { resource: Record<string, unknown> }) => e.resource)
        .filter((r: { resourceType: string }) => r.resourceType === type);
    expect(of('Observation')[0]).toMatchObject({
      status: 'final',
      subject: { reference: patient },
      valueQuantity: { value: 6.4, unit: '%' },
      referenceRange: [{ low: { value: 4 }, high: { value: 5.6 } }],
    });
    expect(of('AllergyIntolerance')).toEqual([
      {
        resourceType: 'AllergyIntolerance',
        code: { text: 'Penicillin <b>' },
        patient: { reference: patient },
        recorder: { display: 'Dr. Elsewhere' },
      },
    ]);
    const filled = bundle.entry[0].resource.section.filter((s: { entry?: unknown[] }) => s.entry?.length === 1);
    expect(filled.map((s: { title: string }) => s.title)).toEqual([
      'Allergies and intolerances',
      'Results',
      'Vital signs',
    ]);
  });
  test('names a medicine by what it is where it came as a link, and keeps what it holds inside', () => {
    const kept: IpsResource[] = [
      { id: 4, resource_type: 'Medication', source_id: 'm-1', body: { code: { text: 'Metformin' } } },
      {
        id: 5,
        resource_type: 'MedicationRequest',
        source_id: 'r-1',
        body: { status: 'active', medicationReference: { reference: 'urn:uuid:m-1' } },
      },
      {
        id: 6,
        resource_type: 'MedicationRequest',
        source_id: 'r-2',
        body: {
          contained: [{ resourceType: 'Medication', id: 'x', code: { text: 'Aspirin' } }],
          medicationReference: { reference: '#x' },
        },
      },
    ];
    const requests = drawn({ kept }).entry.map((e: { resource: object }) => e.resource);
    expect(requests).toContainEqual(expect.objectContaining({ medicationCodeableConcept: { text: 'Metformin' } }));
    expect(requests).toContainEqual(expect.objectContaining({ medicationReference: { reference: '#x' } }));
    expect(requests.filter((r: { resourceType: string }) => r.resourceType === 'Medication')).toEqual([]);
  });
});
