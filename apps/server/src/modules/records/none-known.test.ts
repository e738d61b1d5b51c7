import { expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { clinicalFactsOf } from './index.ts';
import { copyOf, Imported, summaryOf, type Resource } from './results.fixture.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads into whatever came back
type Data = any;

const w = await world();
const absent = 'http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips';
const coded = (system: string, code: string, display?: string) => ({
  coding: [{ system, code, ...(display !== undefined && { display }) }],
});
const active = { clinicalStatus: { coding: [{ code: 'active' }] } };
const none: readonly Resource[] = [
  {
    resourceType: 'Condition',
    id: 'no-problems',
    ...active,
    code: coded('http://snomed.info/sct', '160245001', 'No current problems or disability'),
  },
  { resourceType: 'AllergyIntolerance', id: 'no-allergy', ...active, code: coded(absent, 'no-known-allergies') },
  { resourceType: 'Procedure', id: 'no-procedure', status: 'completed', code: coded(absent, 'no-procedure-info') },
  {
    resourceType: 'Immunization',
    id: 'no-vaccine',
    status: 'completed',
    occurrenceDateTime: '2026-01-01',
    vaccineCode: coded(absent, 'no-immunization-info', 'No information about immunizations'),
  },
];
const some: readonly Resource[] = [
  { resourceType: 'Condition', id: 'asthma', ...active, code: { text: 'Asthma' } },
  { resourceType: 'AllergyIntolerance', id: 'penicillin', ...active, code: { text: 'Penicillin' } },
  {
    resourceType: 'Condition',
    id: 'over',
    clinicalStatus: { coding: [{ code: 'resolved' }] },
    code: { text: 'Mumps' },
  },
];

async function read(person: Imported) {
  const me = await person.client();
  const { id } = await w.db.selectFrom('person').select('id').where('mrn', '=', person.mrn).executeTakeFirstOrThrow();
  const file = (await me.get<Data>('/medical-file')).data;
  const titles = (list: readonly Data[]) => list.map(({ title, title_ar }) => [title, title_ar]);
  return {
    file: { conditions: titles(file.conditions), allergies: titles(file.allergies) },
    others: [file.procedures, file.vaccines, (await me.get<Data>('/vaccinations')).data.given],
    chart: await clinicalFactsOf(w.db, id, w.clock.now()),
    timeline: (await me.get<Data>('/timelines/all?limit=100')).data.items.map(({ title }: Data) => title),
  };
}

test('D11.13 that there is none is told as that, and is no condition, allergy, procedure or vaccine', async () => {
  const person = new Imported(w, 'none-known');
  await person.bring(...none);
  const { file, others, chart, timeline } = await read(person);
  expect(file).toEqual({
    conditions: [['No known health problems', 'لا توجد مشكلات صحية معروفة']],
    allergies: [['No known allergies', 'لا توجد حساسية معروفة']],
  });
  expect(others).toEqual([[], [], []]);
  expect([chart.conditions, chart.allergies]).toEqual([[], []]);
  expect(timeline).toEqual(
    expect.arrayContaining(['No known health problems', 'No known allergies', 'No information about procedures']),
  );
  expect((await (await person.client()).get('/vaccinations/certificate/en')).http).toBe(404);
});

test('D11.13 that there is none stands aside where another source says that there is one', async () => {
  const person = new Imported(w, 'none-and-one');
  await person.bring(...none, some[2]!);
  const mumps = ['Mumps', 'Mumps'];
  expect((await read(person)).file.conditions).toEqual([
    mumps,
    ['No known health problems', 'لا توجد مشكلات صحية معروفة'],
  ]);
  await person.bring(...some);
  const { file, chart } = await read(person);
  expect(file.conditions).toEqual(expect.arrayContaining([['Asthma', 'Asthma'], mumps]));
  expect([file.conditions.length, file.allergies]).toEqual([2, [['Penicillin', 'Penicillin']]]);
  expect([chart.conditions, chart.allergies].map((list) => list.map(({ title }) => title))).toEqual([
    ['Asthma'],
    ['Penicillin'],
  ]);
  const copy = await copyOf(w, person);
  const named = (type: string) =>
    summaryOf(copy, type).map(({ code }) => (code as Data).text ?? (code as Data).coding[0].code);
  expect(new Set(named('Condition'))).toEqual(new Set(['Asthma', 'Mumps']));
  expect(named('AllergyIntolerance')).toEqual(['Penicillin']);
});
