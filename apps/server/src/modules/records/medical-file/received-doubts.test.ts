import { expect, test } from 'vitest';
import { as } from '#modules/booking/booking.fixture.ts';
import { paidVisit } from '#modules/visits/visits.fixture.ts';
import { world } from '#test/world.ts';
import { Imported } from '../results.fixture.ts';
import { bundle, receiver, subject } from './receive.fixture.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads into whatever came back
type Data = any;

const w = await world();
const [sara, layla] = [await as(w, '1000001'), await as(w, 'D1001')];
const born = (await sara.get<Data>('/medical-file')).data.identity.birth_date;
const { id: visit } = await paidVisit(w, sara, { day: '13' });
const receive = receiver(w);
const named = (list: Data[], title: string) => list.find((one) => one.title === title);

const condition = (title: string, status: string) => ({
  resourceType: 'Condition',
  id: title.replaceAll(' ', '-'),
  subject,
  code: { text: title },
  verificationStatus: {
    coding: [{ system: 'http://terminology.hl7.org/CodeSystem/condition-ver-status', code: status }],
  },
});

test('D11.14 what another hospital only suspects is shown as that to its patient and to a doctor', async () => {
  const all = ['provisional', 'differential', 'unconfirmed', 'confirmed'].map((one) =>
    condition(`Told as ${one}`, one),
  );
  expect((await receive(bundle(born, ...all))).data).toMatchObject({ added: 4 });
  const { conditions } = (await sara.get<Data>('/medical-file')).data;
  const { items } = (await sara.get<Data>('/timelines/all?kind=condition&limit=100')).data;
  const chart = (await layla.get<Data>(`/appointments/${visit}/chart`)).data;
  const doubts = (list: Data[]) => all.map(({ code }) => named(list, code.text).doubt);
  expect(doubts(conditions)).toEqual(['provisional', 'differential', null, null]);
  expect(doubts(chart.conditions)).toEqual(['provisional', 'differential', null, null]);
  expect(doubts(items)).toEqual(['provisional', 'differential', 'unconfirmed', 'unconfirmed']);
  expect(named(conditions, 'Told as provisional')).toMatchObject({ stated: 'waiting' });
  expect(chart.unconfirmed.conditions).toEqual(expect.arrayContaining(['Told as provisional', 'Told as unconfirmed']));
});

test('D11.14 what a doctor confirms is in doubt no longer', async () => {
  await receive(bundle(born, condition('Confirmed here', 'provisional')));
  const { id } = named((await sara.get<Data>('/medical-file')).data.conditions, 'Confirmed here');
  await layla.patch(`/medical-file/statements/${id}`, { mrn_number: '1000001', decision: 'confirmed' });
  const { conditions } = (await sara.get<Data>('/medical-file')).data;
  expect(named(conditions, 'Confirmed here')).toMatchObject({ stated: 'confirmed', doubt: null });
});

const allergy = (id: string, more: object) => ({
  resourceType: 'AllergyIntolerance',
  id,
  patient: subject,
  code: { text: 'Bee venom' },
  ...more,
});
const reactions = ['moderate', 'severe', 'mild'].map((severity) => ({ severity, manifestation: [{ text: 'Hives' }] }));

test('D11.14 how dangerous an allergy is and how bad its reactions were is shown to its patient and to a doctor', async () => {
  await receive(bundle(born, allergy('bee', { criticality: 'high', reaction: reactions })));
  const { allergies } = (await sara.get<Data>('/medical-file')).data;
  const chart = (await layla.get<Data>(`/appointments/${visit}/chart`)).data;
  const danger = { criticality: 'high', severity: 'severe' };
  expect([named(allergies, 'Bee venom'), named(chart.allergies, 'Bee venom')]).toMatchObject([danger, danger]);
});

test('D11.14 a newer entry that says nothing of the danger of an allergy takes nothing back', async () => {
  const person = new Imported(w, 'two-hospitals');
  const venom = (id: string, recordedDate: string, more: object) => allergy(id, { recordedDate, ...more });
  await person.bring(
    venom('old', '2019-01-01', { criticality: 'high', reaction: reactions.slice(0, 1) }),
    venom('new', '2025-01-01', {}),
  );
  const { allergies } = (await (await person.client()).get<Data>('/medical-file')).data;
  expect(allergies).toMatchObject([{ title: 'Bee venom', criticality: 'high', severity: 'moderate' }]);
});

const procedure = (id: string, status: string, title: string) => ({
  resourceType: 'Procedure',
  id,
  subject,
  status,
  code: { text: title },
  performedDateTime: '2026-11-20',
});

test('D11.14 a received procedure that is under way, paused or given up is not shown as done', async () => {
  const statuses = ['in-progress', 'on-hold', 'stopped', 'unknown', 'completed'];
  const all = statuses.map((status) => procedure(status, status, `Procedure ${status}`));
  const left = ['not-done', 'preparation'].map((status) => procedure(status, status, `Procedure ${status}`));
  expect((await receive(bundle(born, ...all, ...left))).data).toMatchObject({ added: 5, left_out: 2 });
  const { procedures } = (await sara.get<Data>('/medical-file')).data;
  const { items } = (await sara.get<Data>('/timelines/all?kind=procedure&limit=100')).data;
  const progresses = (list: Data[]) => statuses.map((status) => named(list, `Procedure ${status}`).progress);
  const expected = ['in_progress', 'on_hold', 'stopped', 'unknown', null];
  expect([progresses(procedures), progresses(items)]).toEqual([expected, expected]);
});

test('D11.14 a procedure that was under way is taken anew when it is done, once', async () => {
  await receive(bundle(born, procedure('scope', 'in-progress', 'Colonoscopy')));
  const done = bundle(born, procedure('scope', 'completed', 'Colonoscopy'));
  expect((await receive(done)).data).toMatchObject({ added: 1, known: 0 });
  expect((await receive(done)).data).toMatchObject({ added: 0, known: 1 });
  const { procedures } = (await sara.get<Data>('/medical-file')).data;
  expect(procedures.filter(({ title }: Data) => title === 'Colonoscopy')).toMatchObject([{ progress: null }]);
});
