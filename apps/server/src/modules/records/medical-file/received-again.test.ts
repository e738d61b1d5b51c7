import { expect, test } from 'vitest';
import { as } from '#modules/booking/booking.fixture.ts';
import { world } from '#test/world.ts';
import { Imported } from '../results.fixture.ts';
import { bundle, receiver, subject } from './receive.fixture.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads into whatever came back
type Data = any;

const w = await world();
const receive = receiver(w);
const [sara, layla] = [await as(w, '1000001'), await as(w, 'D1001')];
const born = (await sara.get<Data>('/medical-file')).data.identity.birth_date;
const snomed = (code: string, display: string) => ({ coding: [{ system: 'http://snomed.info/sct', code, display }] });
const allergy = { resourceType: 'AllergyIntolerance', patient: subject };
const condition = { resourceType: 'Condition', subject, onsetDateTime: '2019-04-01' };
const medicine = { resourceType: 'MedicationStatement', subject, status: 'active' };

test('D11.09 what an allergy does is told with it, and is kept with how dangerous it is', async () => {
  const reaction = [
    { manifestation: [snomed('39579001', 'Anaphylaxis'), { text: 'طفح جلدي' }], severity: 'severe' },
    { manifestation: [{ text: 'Anaphylaxis' }], description: 'told twice' },
  ];
  const latex = { ...allergy, id: 'latex', code: { text: 'Zzlatex' }, criticality: 'high', reaction };
  const hip = { resourceType: 'Procedure', id: 'hip', subject, status: 'completed', code: { text: 'Zzhip' } };
  const told = { ...hip, performedString: 'about 1990', note: [{ text: 'left' }] };
  expect((await receive(bundle(born, latex, told))).data).toMatchObject({ added: 2 });
  const { data } = await sara.get<Data>('/medical-file');
  const noteOf = (list: Data[], title: string) => list.find((one) => one.title === title).note;
  expect(noteOf(data.allergies, 'Zzlatex')).toBe('Anaphylaxis, طفح جلدي');
  const person = new Imported(w, 'reacting');
  await person.bring({ ...latex, note: [{ text: 'carries a pen' }] }, told);
  const { data: file } = await (await person.client()).get<Data>('/medical-file');
  expect([file.allergies[0].note, file.procedures[0].note]).toEqual([
    'Anaphylaxis, طفح جلدي; carries a pen',
    'about 1990; left',
  ]);
  const { body } = await w.db
    .selectFrom('fhir_resource')
    .select('body')
    .where('source', '=', 'stated')
    .where('resource_type', '=', 'AllergyIntolerance')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(body).toMatchObject({ criticality: 'high', reaction: [{ severity: 'severe' }, {}] });
});

test('D11.10 what a doctor rejected, or its person took back, does not come back with the same summary', async () => {
  const mrn_number = '1000001';
  const bee = { ...allergy, id: 'bee', code: snomed('424213003', 'Allergy to bee venom'), onsetDateTime: '2019' };
  const gout = { ...condition, id: 'crystals', code: { text: 'Crystals' }, note: [{ text: 'left foot' }] };
  const cut = { resourceType: 'Procedure', id: 'cut', subject, status: 'completed', code: { text: 'Cut once' } };
  const dosage = [{ text: 'half', doseAndRate: [{ doseQuantity: { value: 0.5, unit: 'tablet' } }] }];
  const pill = { ...medicine, id: 'pill', medicationCodeableConcept: { text: 'Zzapill' }, dosage };
  const text = bundle(born, bee, gout, cut, pill);
  expect((await receive(text)).data).toMatchObject({ added: 4 });
  const file = (await sara.get<Data>('/medical-file')).data;
  const idOf = (list: Data[], title: string) => list.find((one) => one.title === title).id;
  const decide = (who: typeof sara, id: number, body: object) => who.patch(`/medical-file/statements/${id}`, body);
  await decide(layla, idOf(file.allergies, 'Allergy to bee venom'), { mrn_number, decision: 'rejected' });
  await decide(layla, idOf(file.procedures, 'Cut once'), { mrn_number, decision: 'rejected' });
  await decide(sara, idOf(file.conditions, 'Crystals'), { decision: 'removed' });
  await layla.patch(`/medications/${idOf(file.medicines, 'Zzapill')}`, { mrn_number, confirmed: false });
  expect((await receive(text)).data).toEqual({ added: 0, known: 4, left_out: 0 });
  const seen = JSON.stringify((await sara.get<Data>('/medical-file')).data);
  expect(['bee venom', 'Cut once', 'Crystals', 'Zzapill'].filter((word) => seen.includes(word))).toEqual([]);
  // Another hospital that says more of it is heard, and so is whoever states it by hand.
  const again = { ...bee, note: [{ text: 'anaphylaxis in 2026' }] };
  expect((await receive(bundle(born, again))).data).toMatchObject({ added: 1, known: 0 });
  await sara.post('/medical-file/statements', { kind: 'procedure', text: 'Cut once' });
  expect(JSON.stringify((await sara.get<Data>('/medical-file')).data.procedures)).toContain('Cut once');
});
