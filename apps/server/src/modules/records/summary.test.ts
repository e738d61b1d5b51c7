import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { bundleOf, identifier, patientResource, summaryOf, type Resource } from './bundle.fixture.ts';
import { faultsOfIps } from './ips-check.fixture.ts';
import { brokenIn, concept, measured, of, narrativeOf, order, snomed, subject } from './summary.fixture.ts';

const w = await world();
const summary = (...resources: Resource[]) => summaryOf(w, bundleOf(patientResource('p'), ...resources));

describe('what came in comes out as it came', () => {
  test('codes, units, comparators, ranges and days without a time', async () => {
    const value = { value: 0.01, comparator: '<', unit: 'mIU/L', system: 'http://unitsofmeasure.org', code: 'm[IU]/L' };
    const came = measured('o', {
      identifier: [{ system: 'https://a.example/results', value: 'R-1' }],
      valueQuantity: value,
      referenceRange: [{ text: '0.4 - 4' }],
    });
    const { id: _id, subject: _subject, ...kept } = came;
    expect(of(await summary(came), 'Observation')).toMatchObject([kept]);
  });
  test('a date as a value', async () => {
    const due = measured('due', {
      category: undefined,
      code: concept('http://loinc.org', '11778-8', 'Delivery date Estimated'),
      valueDateTime: '2026-07',
    });
    const document = await summary(due);
    expect(of(document, 'Observation')).toMatchObject([{ valueDateTime: '2026-07', effectiveDateTime: '2025-03-01' }]);
    expect(narrativeOf(document, '10162-6')).toContain('2026-07');
  });
  test('years and months', async () => {
    const condition = (id: string, onsetDateTime: string): Resource => ({
      resourceType: 'Condition',
      id,
      code: snomed('44054006', 'Diabetes'),
      subject,
      onsetDateTime,
    });
    const document = await summary(condition('a', '1999'), condition('b', '2003-05'), condition('c', '2004-02-29'));
    expect(of(document, 'Condition').map((c) => c['onsetDateTime'])).toEqual(['1999', '2003-05', '2004-02-29']);
  });
  test('the identifiers of the patient, and a birth date of which only the year is known', async () => {
    const patient = patientResource('p', { ...identifier('https://a.example/mrn', 'out-1'), birthDate: '1984' });
    const document = await summaryOf(w, bundleOf(patient));
    expect(of(document, 'Patient')).toMatchObject([
      {
        identifier: [{ type: { text: 'MRN' } }, { system: 'https://a.example/mrn', value: 'out-1' }],
        birthDate: '1984',
        name: [{ family: 'Kanari', given: ['Huda', 'Ali'] }],
      },
    ]);
  });
  test('authors and performers, who are in the document', async () => {
    const doctor = { resourceType: 'Practitioner', id: 'd', name: [{ family: 'Haddad' }] };
    const role = { resourceType: 'PractitionerRole', id: 'r', practitioner: { reference: 'Practitioner/d' } };
    const document = await summary(
      doctor,
      role,
      measured('o', { performer: [{ reference: 'PractitionerRole/r' }], valueQuantity: { value: 1 } }),
    );
    const names = new Map(document.entry.map(({ fullUrl, resource }) => [fullUrl, resource]));
    const [performer] = of(document, 'Observation')[0]!['performer'] as { reference: string }[];
    const who = names.get(performer!.reference) as { practitioner?: { reference: string } } | undefined;
    expect(names.get(who?.practitioner?.reference ?? '')).toMatchObject({ name: [{ family: 'Haddad' }] });
  });
});

test.each([
  [{ deceasedDateTime: '2025-11-03T04:10:00+03:00' }, { deceasedDateTime: '2025-11-03T04:10:00+03:00' }],
  [{ deceasedBoolean: true }, { deceasedBoolean: true }],
  [{ deceasedBoolean: false }, {}],
])('D9.01 a death comes out as it came in (%o)', async (told, goesOut) => {
  const document = await summaryOf(w, bundleOf(patientResource('p', told)));
  const [patient] = of(document, 'Patient');
  expect(Object.entries(patient!).filter(([name]) => name.startsWith('deceased'))).toEqual(Object.entries(goesOut));
});

describe('what leads outside is left out, and nothing empty stays', () => {
  test('extensions, performers, encounters, contained resources that nothing uses', async () => {
    const outside = { reference: 'ServiceRequest/elsewhere' };
    const document = await summary(
      {
        resourceType: 'Procedure',
        id: 'x',
        status: 'completed',
        code: snomed('80146002', 'Appendectomy'),
        subject,
        encounter: { reference: 'Encounter/elsewhere' },
        extension: [
          { url: 'https://a.example/based-on', valueReference: outside },
          { url: 'https://a.example/kept', valueString: 'yes' },
          { url: 'https://a.example/nested', extension: [{ url: 'one', valueReference: outside }] },
        ],
        performer: [
          { function: { text: 'Surgeon' }, actor: { reference: 'Practitioner/elsewhere' } },
          { actor: { display: 'Dr. Known' } },
        ],
        contained: [{ resourceType: 'ServiceRequest', id: 'c', subject: outside }],
        basedOn: [{ reference: '#c' }, { reference: '#missing' }],
        reasonReference: [outside],
      },
      measured('o', { valueQuantity: { value: 1 }, contained: [{ resourceType: 'Specimen', id: 'unused' }] }),
    );
    expect(brokenIn(document)).toEqual([]);
    const [procedure] = of(document, 'Procedure');
    expect(procedure).toMatchObject({
      extension: [{ url: 'https://a.example/kept', valueString: 'yes' }],
      performer: [{ actor: { display: 'Dr. Known' } }],
      basedOn: [{ reference: '#c' }],
    });
    expect(procedure).not.toHaveProperty('encounter');
    expect(procedure).not.toHaveProperty('reasonReference');
    expect(of(document, 'Observation')[0]).not.toHaveProperty('contained');
  });
});

test('what was done, given or taken on a day that nobody wrote down says that the day is not known', async () => {
  const undated = [
    { resourceType: 'Procedure', id: 'op', subject, status: 'completed', code: snomed('80146002', 'Appendectomy') },
    { resourceType: 'Immunization', id: 'v', patient: subject, status: 'completed', vaccineCode: { text: 'MMR' } },
    {
      resourceType: 'MedicationStatement',
      id: 'm',
      subject,
      status: 'active',
      medicationCodeableConcept: { text: 'Ginkgo' },
    },
  ];
  const document = await summary(...undated, { ...undated[0]!, id: 'dated', performedString: 'as a child' });
  expect(faultsOfIps(document)).toEqual([]);
  const url = 'http://hl7.org/fhir/StructureDefinition/data-absent-reason';
  const unknown = { extension: [{ url, valueCode: 'unknown' }] };
  expect(of(document, 'Procedure')).toMatchObject([{ _performedDateTime: unknown }, { performedString: 'as a child' }]);
  expect(of(document, 'Procedure')[1]).not.toHaveProperty('_performedDateTime');
  expect(of(document, 'Immunization')).toMatchObject([{ _occurrenceDateTime: unknown }]);
  expect(of(document, 'MedicationStatement')).toMatchObject([{ _effectiveDateTime: unknown }]);
});

test('what was entered in error', async () => {
  const error = (id: string, resourceType: string, more: object): Resource => ({
    resourceType,
    id,
    subject,
    ...more,
  });
  const verification = { coding: [{ code: 'entered-in-error' }] };
  const document = await summary(
    measured('o', { status: 'entered-in-error', valueQuantity: { value: 9 } }),
    error('c', 'Condition', { code: { text: 'Gone' }, verificationStatus: verification }),
    error('p2', 'Procedure', { code: { text: 'Gone' }, status: 'entered-in-error' }),
    order('m', { status: 'cancelled', medicationCodeableConcept: { text: 'Gone' } }),
    {
      resourceType: 'AllergyIntolerance',
      id: 'a',
      patient: subject,
      code: { text: 'Gone' },
      verificationStatus: verification,
    },
  );
  expect(of(document, 'Observation', 'Condition', 'Procedure', 'MedicationRequest', 'AllergyIntolerance')).toEqual([]);
  expect(JSON.stringify(document)).not.toContain('Gone');
});
