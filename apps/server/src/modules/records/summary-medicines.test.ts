import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import {
  bundleFrom,
  bundleOf,
  copyOf,
  identifier,
  importer,
  patientResource,
  summaryOf,
  type Resource,
  type SummaryDocument,
} from './bundle.fixture.ts';
import { brokenIn, medicine, narrativeOf, of, order, snomed } from './summary.fixture.ts';

const w = await world();
const summary = (...resources: Resource[]) => summaryOf(w, bundleOf(patientResource('p'), ...resources));

describe('a medicine in the summary is the one that was ordered', () => {
  test('Medication/11 is never Medication/1', async () => {
    const link = { medicationReference: { reference: 'Medication/11' } };
    const document = await summary(medicine('1', 'Metformin'), medicine('11', 'Warfarin'), order('o', link));
    expect(of(document, 'MedicationRequest')).toMatchObject([{ medicationCodeableConcept: { text: 'Warfarin' } }]);
    expect(JSON.stringify(document)).not.toContain('Metformin');
  });
  test('nor one at another server whose address has the same end', async () => {
    const link = { medicationReference: { reference: 'https://b.example/fhir/Medication/1' } };
    const here = bundleFrom(
      'https://a.example/fhir',
      patientResource('p'),
      medicine('1', 'Metformin'),
      order('o', link),
    );
    const there = { fullUrl: 'https://b.example/fhir/Medication/1', resource: medicine('1', 'Warfarin') };
    const both = await summaryOf(w, { ...here, entry: [...here.entry, there] });
    expect(of(both, 'MedicationRequest')).toMatchObject([{ medicationCodeableConcept: { text: 'Warfarin' } }]);
    const alone = await summaryOf(w, here);
    expect(of(alone, 'MedicationRequest', 'Medication')).toEqual([]);
    expect(narrativeOf(alone, '10160-0')).toContain('1 more');
  });
  test('of two hospitals that both number from one, each keeps its own', async () => {
    const bring = importer(w);
    const link = { medicationReference: { reference: 'Medication/1' } };
    const number = identifier('https://a.example/mrn', 'two-hospitals');
    const file = (id: string, text: string) =>
      bundleOf(
        patientResource(id, number),
        medicine('1', text),
        order('1', { ...link, subject: { reference: `Patient/${id}` } }),
      );
    const { mrn } = await bring(file('p1', 'Metformin'));
    await bring(file('p2', 'Warfarin'));
    const document = (await copyOf(w, mrn)).get('ips.json') as SummaryDocument;
    expect(of(document, 'MedicationRequest').map((r) => r['medicationCodeableConcept'])).toEqual([
      { text: 'Metformin' },
      { text: 'Warfarin' },
    ]);
  });
});

describe('what a medicine is made of', () => {
  test('comes with its strength and what is in it, as they came', async () => {
    const ingredient = [
      {
        itemCodeableConcept: snomed('372567009', 'Metformin'),
        strength: {
          numerator: { value: 500, system: 'http://unitsofmeasure.org', code: 'mg' },
          denominator: { value: 1 },
        },
      },
    ];
    const link = { medicationReference: { reference: 'Medication/m' } };
    const document = await summary(medicine('m', 'Glucophage', { ingredient }), order('o', link));
    expect(of(document, 'Medication')).toMatchObject([{ code: { text: 'Glucophage' }, ingredient }]);
    expect(brokenIn(document)).toEqual([]);
  });
  test.each([
    [
      'one that points to itself',
      [medicine('m', 'Mix', { ingredient: [{ itemReference: { reference: 'Medication/m' } }] })],
    ],
    [
      'two that point to each other',
      [
        medicine('m', 'Mix', { ingredient: [{ itemReference: { reference: 'Medication/n' } }] }),
        medicine('n', 'Other', { ingredient: [{ itemReference: { reference: 'Medication/m' } }] }),
      ],
    ],
  ])('%s ends', async (_, medicines) => {
    const document = await summary(...medicines, order('o', { medicationReference: { reference: 'Medication/m' } }));
    expect(of(document, 'Medication').length).toBe(medicines.length);
    expect(brokenIn(document)).toEqual([]);
  });
});
