import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { bundleFrom, bundleOf, importer, patientResource, type Resource } from '#modules/records/bundle.fixture.ts';
import { cartClient } from '#test/factories/carts.ts';

const w = await world();
const { add, idOf } = cartClient(w);
const panadol = await idOf('Panadol Advance 500 mg tablets');
const bring = importer(w);
const text = (words: string) => ({ text: words });
const display = (words: string) => ({ coding: [{ system: 'http://snomed.info/sct', code: '1', display: words }] });
const taken = (more: object, type = 'MedicationStatement'): Resource => ({
  resourceType: type,
  id: 'taken',
  status: 'active',
  subject: { reference: 'Patient/p' },
  ...more,
});
const medicine = (id: string, more: object): Resource => ({ resourceType: 'Medication', id, ...more });
let phones = 700;
/** What Panadol is warned of for somebody whose record holds these. */
const warned = async (...resources: Resource[]) => {
  const fresh = `+966555001${(phones += 1)}`;
  const { mrn } = await bring(bundleOf(patientResource('p'), ...resources), { phone: fresh, isNewPerson: true });
  return (await add({ token: await w.tokenOf(mrn) }, panadol)).data.warnings.map(({ kind, known }) => [kind, known]);
};
const duplicate = (known: string) => [['duplicate', known]];

describe('a medicine of the record is known however it is named', () => {
  test.each(['MedicationStatement', 'MedicationRequest'])('contained in a %s', async (type) => {
    const contained = [medicine('m', { code: text('Paracetamol 500 mg') })];
    expect(await warned(taken({ contained, medicationReference: { reference: '#m' } }, type))).toEqual(
      duplicate('Paracetamol 500 mg'),
    );
  });
  test.each(['MedicationStatement', 'MedicationRequest'])('a resource of its own that a %s points to', async (type) => {
    const link = { medicationReference: { reference: 'Medication/1' } };
    const all = [medicine('11', { code: text('Warfarin') }), medicine('1', { code: text('Paracetamol') })];
    expect(await warned(taken(link, type), ...all)).toEqual(duplicate('Paracetamol'));
  });
  test('by what is in it, though the name is a brand', async () => {
    const ingredient = [
      { itemCodeableConcept: display('Caffeine') },
      { itemReference: { reference: 'Substance/s' } },
      { itemReference: { reference: 'Medication/m' } },
    ];
    const substance = { resourceType: 'Substance', id: 's', code: text('Acetaminophen') };
    const warnings = await warned(
      taken({ medicationReference: { reference: 'Medication/m', display: 'Brandol' } }),
      medicine('m', { code: text('Brandol Extra'), ingredient }),
      substance,
    );
    expect(warnings).toEqual(duplicate('Brandol Extra'));
  });
  test('by the words of a code beside the words of the doctor, or of the link', async () => {
    const concept = { ...text('Brandol'), ...display('Paracetamol 500 mg oral tablet') };
    expect(await warned(taken({ medicationCodeableConcept: concept }))).toEqual(duplicate('Brandol'));
    const link = { display: 'Paracetamol (from another hospital)', reference: 'Medication/not-in-the-file' };
    expect(await warned(taken({ medicationReference: link }))).toEqual(duplicate(link.display));
  });
  test('by its ATC code where there are no words', async () => {
    const coding = [{ system: 'http://www.whocc.no/atc', code: 'N02BE01' }];
    expect(await warned(taken({ medicationCodeableConcept: { coding } }))).toEqual(duplicate('N02BE01'));
  });
});

describe('a medicine of the record that has codes and no words', () => {
  const atc = (code: string, system = 'http://www.whocc.no/atc') => ({ coding: [{ system, code }] });
  /** A blood thinner of the shop that has a code and no words. */
  const wordless = async () => {
    const id = await idOf('Lantus SoloStar pens');
    await w.db.updateTable('product').set({ scientific_name: '', atc: 'B01AA03' }).where('id', '=', id).execute();
    return id;
  };
  const interactions = async (product: number, ...resources: Resource[]) => {
    const fresh = `+966555001${(phones += 1)}`;
    const { mrn } = await bring(bundleOf(patientResource('p'), ...resources), { phone: fresh, isNewPerson: true });
    const { warnings } = (await add({ token: await w.tokenOf(mrn) }, product)).data;
    return warnings.map(({ kind, known }) => [kind, known]);
  };
  test('meets its interactions, whichever way its index is named', async () => {
    const product = await wordless();
    const found = [
      await interactions(product, taken({ medicationCodeableConcept: atc('M01AE01') })),
      await interactions(
        product,
        taken({ medicationCodeableConcept: atc('m01ae01', 'urn:oid:2.16.840.1.113883.6.73') }),
      ),
    ];
    expect(found).toEqual([[['interaction', 'M01AE01']], [['interaction', 'm01ae01']]]);
  });
  test('meets them by the code of its ingredient', async () => {
    const product = await wordless();
    const contained = [medicine('m', { ingredient: [{ itemCodeableConcept: atc('M01AE01') }] })];
    const link = { contained, medicationReference: { reference: '#m' } };
    expect(await interactions(product, taken(link))).toEqual([['interaction', 'M01AE01']]);
  });
});

describe('only what is taken now counts', () => {
  test.each<[string, object]>([
    ['is not taken any more', { status: 'stopped' }],
    ['was ended', { status: 'completed' }],
    ['was entered in error', { status: 'entered-in-error' }],
    ['must not be taken', { doNotPerform: true }],
    ['is only proposed', { intent: 'proposal' }],
  ])('but not one that %s', async (_, change) => {
    const concept = { medicationCodeableConcept: text('Paracetamol') };
    expect(await warned(taken({ ...concept, ...change }, 'MedicationRequest'))).toEqual([]);
  });
  test('nor one whose Medication was entered in error, or is at another server', async () => {
    const error = medicine('m', { status: 'entered-in-error', code: text('Paracetamol') });
    expect(await warned(taken({ medicationReference: { reference: 'Medication/m' } }), error)).toEqual([]);
    const elsewhere = { medicationReference: { reference: 'https://other.example/Medication/m' } };
    expect(await warned(taken(elsewhere), medicine('m', { code: text('Paracetamol') }))).toEqual([]);
  });
  test('after an import from an address the link still leads to its own medicine', async () => {
    const link = { medicationReference: { reference: 'Medication/1' }, subject: { reference: 'Patient/p' } };
    const bundle = bundleFrom(
      'https://a.example/fhir',
      patientResource('p'),
      taken(link),
      medicine('1', { code: text('Paracetamol') }),
    );
    const { mrn } = await bring(bundle, { phone: '+966555001999', isNewPerson: true });
    const { warnings } = (await add({ token: await w.tokenOf(mrn) }, panadol)).data;
    expect(warnings).toMatchObject([{ kind: 'duplicate', known: 'Paracetamol' }]);
  });
});

test('an allergy is known by the substance of its reaction and by each of its codes', async () => {
  const allergy = (more: object): Resource => ({
    resourceType: 'AllergyIntolerance',
    id: 'a',
    patient: { reference: 'Patient/p' },
    ...more,
  });
  const reaction = [{ substance: display('Paracetamol'), manifestation: [text('Hives')] }];
  expect(await warned(allergy({ code: text('Drug allergy'), reaction }))).toEqual([['allergy', 'Drug allergy']]);
  const code = { ...text('Allergy, see notes'), ...display('Acetaminophen allergy') };
  expect(await warned(allergy({ code }))).toEqual([['allergy', 'Allergy, see notes']]);
  expect(await warned(allergy({ reaction }))).toEqual([['allergy', 'Paracetamol']]);
});
