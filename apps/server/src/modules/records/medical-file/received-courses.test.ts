import { expect, test } from 'vitest';
import { as } from '#modules/booking/booking.fixture.ts';
import { world } from '#test/world.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads into whatever came back
type Data = any;

const w = await world();
const sara = await as(w, '1000001');
const birthDate = (await sara.get<Data>('/medical-file')).data.identity.birth_date;
const subject = { reference: 'Patient/p' };

async function receive(...resources: object[]) {
  const all = [
    { resourceType: 'Composition', id: 'c', status: 'final', subject, section: [] },
    { resourceType: 'Patient', id: 'p', name: [{ family: 'Harbi', given: ['Sara'] }], birthDate },
    ...resources.map((resource, at) => ({ ...resource, id: `r${at}`, subject })),
  ].map((resource) => ({ resource }));
  const text = JSON.stringify({ resourceType: 'Bundle', type: 'document', entry: all });
  const payload = `--x\r\ncontent-disposition: form-data; name="file"; filename="ips.json"\r\ncontent-type: application/json\r\n\r\n${text}\r\n--x--\r\n`;
  const headers = {
    authorization: `Bearer ${await w.tokenOf('1000001')}`,
    'content-type': 'multipart/form-data; boundary=x',
  };
  const reply = await w.app.inject({ method: 'POST', url: '/api/v1/medical-file/received', headers, payload });
  return reply.json<{ data: Data }>().data;
}

const taken = (title: string, more: object) => ({
  resourceType: 'MedicationStatement',
  status: 'active',
  medicationCodeableConcept: { text: title },
  ...more,
});
const ended = { effectivePeriod: { start: '2025-03-01', end: '2025-03-08' } };
const current = { effectivePeriod: { start: '2026-11-20' } };

/** What is shown of a medicine, those that are taken first. */
async function shown(title: string) {
  const { items } = (await sara.get<Data>('/medications?limit=100')).data;
  return items
    .filter((one: Data) => one.title === title)
    .map((one: Data) => [one.is_active, one.started_on])
    .toSorted(([a]: [boolean], [b]: [boolean]) => Number(b) - Number(a));
}
const inFile = async (title: string) =>
  (await sara.get<Data>('/medical-file')).data.medicines.some((one: Data) => one.title === title);

test.each([
  ['Before', [ended, current]],
  ['After', [current, ended]],
])(
  'D11.09 %s: a medicine that is taken now stands beside an earlier course of it, once however often both come',
  async (name, courses) => {
    const title = `Zzamox ${name}`;
    const both = courses.map((course) => taken(title, course));
    expect(await receive(...both)).toMatchObject({ added: 2, known: 0 });
    expect(await receive(...both)).toMatchObject({ added: 0, known: 2 });
    expect(await receive(...both.toReversed())).toMatchObject({ added: 0, known: 2 });
    expect(await shown(title)).toEqual([
      [true, '2026-11-20'],
      [false, '2025-03-01'],
    ]);
    expect(await inFile(title)).toBe(true);
  },
);

test('D11.09 D11.14 a medicine that is intended is added as planned, once, and began on no day; a proposal is left out', async () => {
  const [dose, later] = [{ dosage: [{ text: 'one at night' }] }, { effectivePeriod: { start: '2026-12-20' } }];
  const intended = [
    taken('Zzaplan', { status: 'intended', ...dose }),
    taken('Zzalater', { status: 'intended', ...later }),
  ];
  const proposed = { ...taken('Zzaproposed', { intent: 'proposal' }), resourceType: 'MedicationRequest' };
  expect(await receive(...intended, proposed)).toEqual({ added: 2, known: 0, left_out: 1 });
  expect(await receive(...intended)).toMatchObject({ added: 0, known: 2 });
  const { items } = (await sara.get<Data>('/medications?limit=100')).data;
  const planned = (title: string) => items.find((one: Data) => one.title === title);
  expect(planned('Zzaplan')).toMatchObject({ is_planned: true, is_active: false, started_on: null });
  expect(planned('Zzalater')).toMatchObject({ is_planned: true, is_active: false, started_on: '2026-12-20' });
  const file = (await sara.get<Data>('/medical-file')).data.medicines;
  expect(file.find((one: Data) => one.title === 'Zzaplan')).toMatchObject({ is_planned: true, stated: 'waiting' });
  expect(await receive(taken('Zzaplan', current))).toMatchObject({ added: 1, known: 0 });
});

test('D11.09 a medicine that is taken again is added by a later summary, in small letters or in capitals', async () => {
  expect(await receive(taken('Zzacef', ended))).toMatchObject({ added: 1, known: 0 });
  expect(await receive(taken('ZZACEF', current))).toMatchObject({ added: 1, known: 0 });
  expect(await receive(taken('Zzacef', { effectiveDateTime: '2026-11-21' }))).toMatchObject({ added: 0, known: 1 });
  expect(await shown('ZZACEF')).toEqual([[true, '2026-11-20']]);
});

test('D11.09 a course that its days have ended hides none that goes on, nor a short one that is under way', async () => {
  const boundsDuration = { value: 5, code: 'd' };
  const days = [{ timing: { repeat: { boundsDuration, frequency: 1, period: 1, periodUnit: 'd' } } }];
  const order = (authoredOn: string) => ({ ...taken('Zzapred', {}), resourceType: 'MedicationRequest', authoredOn });
  const courses = ['2025-03-01', '2026-11-20'].map((day) => ({ ...order(day), dosageInstruction: days }));
  expect(await receive(...courses)).toMatchObject({ added: 2, known: 0 });
  expect(await receive(...courses)).toMatchObject({ added: 0, known: 2 });
  expect(await shown('Zzapred')).toEqual([
    [true, '2026-11-20'],
    [false, '2025-03-01'],
  ]);
});

test('D11.09 a medicine that its person has stopped since is not taken again because the same statement comes again', async () => {
  const plain = taken('Zzaherb', { dosage: [{ text: 'one in the morning' }] });
  expect(await receive(plain)).toMatchObject({ added: 1 });
  const { items } = (await sara.get<Data>('/medications?limit=100')).data;
  const { id } = items.find(({ title }: Data) => title === 'Zzaherb');
  await sara.patch(`/medications/${id}`, { is_active: false });
  expect(await receive(plain)).toMatchObject({ added: 0, known: 1 });
  expect(await receive({ ...plain, dosage: [{ text: 'two in the evening' }], ...current })).toMatchObject({ added: 1 });
});

test('D11.09 an illness that has come back is not over because an earlier time of it came first', async () => {
  const asthma = (code: string, onsetDateTime: string) => ({
    resourceType: 'Condition',
    code: { text: 'Zzasthma' },
    clinicalStatus: { coding: [{ code, system: 'http://terminology.hl7.org/CodeSystem/condition-clinical' }] },
    onsetDateTime,
  });
  await receive(asthma('resolved', '2011-01-01'), asthma('active', '2024-01-01'));
  const { conditions } = (await sara.get<Data>('/medical-file')).data;
  expect(conditions.find(({ title }: Data) => title === 'Zzasthma')).toMatchObject({ is_over: false });
});

test.each([
  ['a day', '2025-03-08'],
  ['a month', '2025-03'],
])(
  'a medicine of which the end alone is known, %s, did not begin on the day on which it was told',
  async (name, end) => {
    const [over, goesOn] = [`Zzaend ${name}`, `Zzaend ahead ${name}`];
    const period = (title: string, day: string) => taken(title, { effectivePeriod: { end: day } });
    const all = [period(over, end), period(goesOn, '2027-01-31')];
    expect(await receive(...all)).toMatchObject({ added: 2, known: 0 });
    expect(await shown(over)).toEqual([[false, null]]);
    expect(await shown(goesOn)).toEqual([[true, '2026-11-22']]);
    expect(await receive(...all)).toMatchObject({ added: 0, known: 2 });
  },
);

test('a dosage that says nothing is left out', async () => {
  expect(await receive(taken('Zzanone', { dosage: ['one', 7, null, {}, [], { text: 'two' }] }))).toMatchObject({
    added: 1,
  });
  const { body } = await w.db
    .selectFrom('fhir_resource')
    .select('body')
    .where('source', '=', 'stated')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(body).toMatchObject({ medicationCodeableConcept: { text: 'Zzanone' }, dosage: [{ text: 'two' }] });
});
