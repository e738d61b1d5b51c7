import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { as } from '#modules/booking/booking.fixture.ts';
import { keepStatement } from '../index.ts';
import { Imported, type Resource } from '../results.fixture.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads into whatever came back
type Data = any;

const w = await world();
const [sara, layla] = [await as(w, '1000001'), await as(w, 'D1001')];

const coded = (code: string) => ({ coding: [{ code }] });
const condition = (id: string, text: string, clinical: string, verification: string, onset: string): Resource => ({
  resourceType: 'Condition',
  id,
  code: { text },
  clinicalStatus: coded(clinical),
  verificationStatus: coded(verification),
  onsetDateTime: onset,
});

const linesOf = async (person: Imported, title: string) => {
  const { conditions } = (await (await person.client()).get<Data>('/medical-file')).data;
  return conditions
    .filter((line: Data) => line.title === title)
    .map(({ day, is_over, stated }: Data) => [day, is_over, stated]);
};

describe('what a clinician confirmed stays seen', () => {
  test.each(['allergy', 'condition', 'procedure'] as const)('beside what its person states of it: %s', async (kind) => {
    const text = `Twice told ${kind}`;
    await layla.post('/medical-file/statements', { mrn_number: '1000001', kind, text, since: '2020-05-01' });
    await sara.post('/medical-file/statements', { kind, text, since: '2026-05-01' });
    const lines = async () =>
      Object.values((await sara.get<Data>('/medical-file')).data)
        .flat()
        .filter((line: Data) => line?.title === text) as Data[];
    const told = await lines();
    expect(told.map(({ day, stated }) => [day, stated])).toEqual([
      ['2026-05-01', 'waiting'],
      ['2020-05-01', 'confirmed'],
    ]);
    await layla.patch(`/medical-file/statements/${told[0].id}`, { mrn_number: '1000001', decision: 'confirmed' });
    expect((await lines()).map(({ day, stated }) => [day, stated])).toEqual([['2026-05-01', 'confirmed']]);
  });
  test.each(['unconfirmed', 'provisional', 'differential'])('before what is %s in the record', async (unsure) => {
    const person = new Imported(w, `sure-${unsure}`);
    await person.bring(
      condition('firm', 'Asthma', 'active', 'confirmed', '2015-03-01'),
      condition('guess', 'Asthma', 'active', unsure, '2024-03-01'),
      condition('only', 'Migraine', 'active', unsure, '2024-03-01'),
      condition('was', 'Eczema', 'resolved', 'confirmed', '2015-03-01'),
      condition('again', 'Eczema', 'active', unsure, '2024-03-01'),
    );
    expect(await linesOf(person, 'Asthma')).toEqual([['2015-03-01', false, null]]);
    expect(await linesOf(person, 'Migraine')).toEqual([['2024-03-01', false, null]]);
    expect(await linesOf(person, 'Eczema')).toEqual([
      ['2024-03-01', false, null],
      ['2015-03-01', true, null],
    ]);
  });
});

const told = (id: string, text: string, clinical: string, recordedDate: string): Resource => {
  const { onsetDateTime: _, ...undated } = condition(id, text, clinical, 'confirmed', '');
  return { ...undated, recordedDate };
};

test('D11.13 what was told of a condition last stands for the visits before', async () => {
  const person = new Imported(w, 'visited');
  await person.bring(
    told('one', 'Bronchitis', 'active', '2015-03-01'),
    told('two', 'Bronchitis', 'active', '2018-03-01'),
    told('three', 'Bronchitis', 'resolved', '2021-03-01'),
    told('four', 'Sinusitis', 'resolved', '2021-03-01'),
    told('five', 'Sinusitis', 'relapse', '2022-03-01'),
  );
  expect(await linesOf(person, 'Bronchitis')).toEqual([['2021-03-01', true, null]]);
  expect(await linesOf(person, 'Sinusitis')).toEqual([['2022-03-01', false, null]]);
});

test('D11.13 a condition that is current is not hidden by one of its name that is over', async () => {
  const person = new Imported(w, 'current');
  const { onsetDateTime: _, ...undated } = condition('undated', 'Anaemia', 'active', 'confirmed', '');
  const { clinicalStatus: __, ...ended } = condition('ended', 'Sciatica', '', 'confirmed', '2022-03-01');
  await person.bring(
    undated,
    condition('anaemia-over', 'Anaemia', 'resolved', 'confirmed', '2021-03-01'),
    condition('earlier', 'Psoriasis', 'active', 'confirmed', '2015-03-01'),
    { ...condition('later', 'Psoriasis', 'remission', 'confirmed', '2021-03-01'), recordedDate: '2021-04-01' },
    condition('first', 'Pneumonia', 'resolved', 'confirmed', '2015-03-01'),
    condition('second', 'Pneumonia', 'resolved', 'confirmed', '2018-03-01'),
    condition('third', 'Pneumonia', 'recurrence', 'confirmed', '2021-03-01'),
    { ...condition('sure', 'Angina', 'active', 'confirmed', '2015-03-01'), recordedDate: '2015-03-01' },
    { ...condition('unsure', 'Angina', 'resolved', 'provisional', '2015-03-01'), recordedDate: '2021-03-01' },
    { ...ended, abatementDateTime: '2022-05-01' },
  );
  expect(await linesOf(person, 'Anaemia')).toEqual([
    ['2021-03-01', true, null],
    [null, false, null],
  ]);
  expect(await linesOf(person, 'Psoriasis')).toEqual([
    ['2021-03-01', true, null],
    ['2015-03-01', false, null],
  ]);
  expect(await linesOf(person, 'Pneumonia')).toEqual([
    ['2021-03-01', false, null],
    ['2018-03-01', true, null],
  ]);
  expect(await linesOf(person, 'Angina')).toEqual([['2015-03-01', false, null]]);
  expect(await linesOf(person, 'Sciatica')).toEqual([['2022-03-01', true, null]]);
});

test('D11.13 none that is current is lost among very many that are over', async () => {
  const person = new Imported(w, 'many');
  const over = Array.from({ length: 1100 }, (_, n) =>
    condition(`over-${n}`, `Cold ${n}`, 'resolved', 'confirmed', '2021-03-01'),
  );
  const { onsetDateTime: _, ...undated } = condition('goes-on', 'Lupus', 'active', 'confirmed', '');
  await person.bring(undated, ...over);
  expect(await linesOf(person, 'Lupus')).toEqual([[null, false, null]]);
});

test('what came back stands beside what was over, also where it began before, waiting and confirmed', async () => {
  const person = new Imported(w, 'again');
  await person.bring(condition('over', 'Gout', 'resolved', 'confirmed', '2019-03-01'));
  const { id: personId } = await w.db
    .selectFrom('person')
    .select('id')
    .where('mrn', '=', person.mrn)
    .executeTakeFirstOrThrow();
  const { id: _, ...stated } = condition('', 'Gout', 'active', 'unconfirmed', '2012');
  const over = { ...stated, clinicalStatus: coded('resolved'), onsetDateTime: '2013' };
  await w.db.transaction().execute((tx) => keepStatement(tx, personId, over, w.clock.now()));
  const kept = await w.db.transaction().execute((tx) => keepStatement(tx, personId, stated, w.clock.now()));
  expect(await linesOf(person, 'Gout')).toEqual([
    ['2019-03-01', true, null],
    ['2012-01-01', false, 'waiting'],
  ]);
  await w.db
    .updateTable('fhir_resource')
    .set({ body: JSON.stringify({ ...stated, verificationStatus: coded('confirmed') }) })
    .where('id', '=', kept)
    .execute();
  expect(await linesOf(person, 'Gout')).toEqual([
    ['2019-03-01', true, null],
    ['2013-01-01', true, 'waiting'],
    ['2012-01-01', false, 'confirmed'],
  ]);
});
