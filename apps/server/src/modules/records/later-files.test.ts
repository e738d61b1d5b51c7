import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { bundleOf, identifier, importer, patientResource } from './bundle.fixture.ts';
import { codeOf, Imported, observation, quantity } from './results.fixture.ts';

const w = await world();
const named = (id: string) => ({ reference: `urn:uuid:${id}` });

describe('a later file that brings what changed alone', () => {
  const doctor = { resourceType: 'Practitioner', id: 'doctor', name: [{ family: 'Haddad', given: ['Rana'] }] };
  const hospital = { resourceType: 'Organization', id: 'hospital', name: 'Palm Hospital' };
  const visit = {
    resourceType: 'Encounter',
    id: 'v',
    status: 'finished',
    period: { start: '2025-03-01' },
    participant: [{ individual: named('doctor') }],
    serviceProvider: named('hospital'),
  };
  const visits = async (person: Imported) =>
    (await (await person.client()).get<{ items: object[] }>('/timelines')).data.items;

  test('D9.01 leaves a result with the visit that came before', async () => {
    const person = new Imported(w, 'later-result');
    const tsh = (value: number) => observation('o', { ...quantity(value, 'mIU/L'), encounter: named('v') });
    await person.bring(visit, tsh(2));
    await person.bring(tsh(3));
    expect(await visits(person)).toMatchObject([{ results: 1 }]);
    expect(await person.labs()).toMatchObject([{ decimal: '3' }]);
  });
  test('D9.01 leaves a visit with the doctor and the hospital that came before', async () => {
    const person = new Imported(w, 'later-visit');
    await person.bring(doctor, hospital, visit);
    await person.bring({ ...visit, reasonCode: [{ text: 'Cough' }] });
    expect(await visits(person)).toMatchObject([
      { reason: 'Cough', practitioner: 'Rana Haddad', provider: 'Palm Hospital' },
    ]);
  });
  test('D9.01 leaves a result that only an earlier report calls the laboratory’s in its list', async () => {
    const person = new Imported(w, 'later-listed');
    const ofNoCategory = (value: number) =>
      observation('o', { ...codeOf('99999-9', 'Own test'), ...quantity(value, 'mg/L'), category: [] });
    const report = {
      resourceType: 'DiagnosticReport',
      id: 'r',
      status: 'final',
      category: [{ coding: [{ code: 'LAB' }] }],
    };
    await person.bring(ofNoCategory(2), { ...report, result: [named('o')] });
    await person.bring(ofNoCategory(3));
    expect(await person.labs()).toMatchObject([{ title: 'Own test', decimal: '3' }]);
  });
});

test('D9.01 a later file makes no sample of something else the patient’s', async () => {
  const bring = importer(w);
  const patient = patientResource('p', identifier('https://a.example/mrn', 'later-sample'));
  const device = { resourceType: 'Device', id: 'pump' };
  const specimen = { resourceType: 'Specimen', id: 's', subject: named('pump') };
  const growth = (value: number) =>
    observation('o', { ...quantity(value, '/min'), subject: named('p'), specimen: named('s') });
  const { mrn } = await bring(bundleOf(patient, device, specimen, growth(1)));
  await bring(bundleOf(patient, growth(2)));
  const values = w.db
    .selectFrom('observation as o')
    .innerJoin('person as p', 'p.id', 'o.person_id')
    .select('o.value_decimal')
    .where('p.mrn', '=', mrn);
  expect(await values.execute()).toEqual([]);
});
