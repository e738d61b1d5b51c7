import { expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { clinicalFactsOf } from './index.ts';
import { bundle, receiver, subject } from './medical-file/receive.fixture.ts';
import { copyOf, Imported, type Resource } from './results.fixture.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads into whatever came back
type Data = any;

const w = await world();
const coded = (system: string, code: string) => ({ coding: [{ system, code }] });
const sct = 'http://snomed.info/sct';
const active = { clinicalStatus: { coding: [{ code: 'active' }] } };

/** As systems write them that leave the words to whoever reads the codes. */
const resources: readonly Resource[] = [
  { resourceType: 'Condition', id: 'c', ...active, code: coded('http://hl7.org/fhir/sid/icd-10', 'E11.9') },
  { resourceType: 'AllergyIntolerance', id: 'a', ...active, code: coded(sct, '91935009') },
  { resourceType: 'AllergyIntolerance', id: 's', ...active, reaction: [{ substance: { text: 'Ibuprofen' } }] },
  { resourceType: 'Procedure', id: 'p', status: 'completed', code: coded(sct, '232717009') },
  {
    resourceType: 'Immunization',
    id: 'v',
    status: 'completed',
    vaccineCode: coded('http://hl7.org/fhir/sid/cvx', '03'),
    occurrenceDateTime: '1990',
  },
  {
    resourceType: 'MedicationRequest',
    id: 'm',
    status: 'active',
    intent: 'order',
    medicationCodeableConcept: coded('http://www.nlm.nih.gov/research/umls/rxnorm', '314076'),
  },
];

test('D9.01 what came as a code alone is told by its code, and nobody misses it', async () => {
  const person = new Imported(w, 'coded');
  await person.bring(...resources);
  const me = await person.client();
  const file = (await me.get<Data>('/medical-file')).data;
  const told = (list: readonly Data[]) => list.map(({ title, title_ar }) => [title, title_ar]);
  expect(told(file.conditions)).toEqual([['E11.9', 'E11.9']]);
  expect(new Set(file.allergies.map(({ title }: Data) => title))).toEqual(new Set(['91935009', 'Ibuprofen']));
  expect(told(file.procedures)).toEqual([['232717009', '232717009']]);
  expect(told(file.vaccines)).toEqual([['Measles, mumps and rubella', 'الحصبة والنكاف والحصبة الألمانية']]);
  expect(told(file.medicines)).toEqual([['314076', '314076']]);
  const { id } = await w.db.selectFrom('person').select('id').where('mrn', '=', person.mrn).executeTakeFirstOrThrow();
  const chart = await clinicalFactsOf(w.db, id, w.clock.now());
  const titles = (list: readonly { readonly title: string }[]) => new Set(list.map(({ title }) => title));
  expect([chart.conditions, chart.allergies, chart.medicines].map(titles)).toEqual([
    new Set(['E11.9']),
    new Set(['91935009', 'Ibuprofen']),
    new Set(['314076']),
  ]);
  expect((await copyOf(w, person)).get('records/ips.json')).not.toContain('Not named');
});

test('D11.09 a received summary that names things by code alone is taken in, once', async () => {
  const person = new Imported(w, 'coded-received');
  await person.bring();
  const all = resources.map((one) => ({
    ...one,
    [one.resourceType === 'AllergyIntolerance' ? 'patient' : 'subject']: subject,
  }));
  const receive = receiver(w);
  const send = async () => (await receive(bundle('1984-02-29', ...all), person.mrn)).data;
  expect(await send()).toEqual({ added: 5, known: 0, left_out: 1 });
  expect(await send()).toEqual({ added: 0, known: 5, left_out: 1 });
});
