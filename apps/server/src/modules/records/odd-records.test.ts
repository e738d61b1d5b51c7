import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { codeOf, Imported, observation, quantity, type Resource } from './results.fixture.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads into whatever came back
type Data = any;

const w = await world();

const condition = (id: string, title: string, more: object): Resource => ({
  resourceType: 'Condition',
  id,
  code: { text: title },
  ...more,
});
const status = (code: string) => ({ clinicalStatus: { coding: [{ code }] } });
const timelineOf = async (person: Imported) =>
  (await (await person.client()).get<Data>('/timelines/all?limit=500')).data.items as Data[];

test('D9.01 records that contradict each other all stand with their days, and the file says what was said last', async () => {
  const person = new Imported(w, 'odd-contrary');
  await person.bring(
    condition('c1', 'Asthma', { ...status('active'), recordedDate: '2024-01-01' }),
    condition('c2', 'Asthma', { ...status('resolved'), recordedDate: '2025-01-01' }),
  );
  expect((await timelineOf(person)).map(({ title, day }) => [title, day])).toEqual([
    ['Asthma', '2025-01-01'],
    ['Asthma', '2024-01-01'],
  ]);
  const { data } = await (await person.client()).get<Data>('/medical-file');
  expect(data.conditions).toMatchObject([{ title: 'Asthma', day: '2025-01-01', is_over: true }]);
});

test('D9.01 records from two time zones stand in the order of their instants, each on its day in Riyadh', async () => {
  const person = new Imported(w, 'odd-zones');
  await person.bring(
    condition('z1', 'Seen in New York', { onsetDateTime: '2023-03-01T18:30:00-05:00' }),
    condition('z2', 'Seen in Riyadh', { onsetDateTime: '2023-03-02T01:00:00+03:00' }),
    condition('z3', 'Seen somewhere', {}),
  );
  expect((await timelineOf(person)).map(({ title, day }) => [title, day])).toEqual([
    ['Seen in New York', '2023-03-02'],
    ['Seen in Riyadh', '2023-03-02'],
    ['Seen somewhere', null],
  ]);
});

test('D9.01 HTML in a narrative is read as its words: no tag, no script, no attribute is left', async () => {
  const person = new Imported(w, 'odd-html');
  const div =
    '<div xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script><p onclick="alert(2)">Wheeze &amp; cough</p>' +
    '<img src="x" onerror="alert(3)"/><style>p{}</style></div>';
  await person.bring(condition('h1', 'Told in HTML', { text: { status: 'generated', div } }));
  const [{ id }] = (await timelineOf(person)) as [Data];
  const { text } = (await (await person.client()).get<Data>(`/timelines/entries/${id}`)).data;
  expect(text).toContain('Wheeze & cough');
  expect(text).not.toMatch(/[<>]|alert|onclick|onerror|p\{/);
});

describe('D9.01 a number without a unit', () => {
  const glucose = (id: string, year: number, value: object) =>
    observation(id, { ...codeOf('2339-0'), ...value, effectiveDateTime: `${year}-03-01T09:30:00+03:00` });

  test('stands by itself, and in no trend of values that have one', async () => {
    const person = new Imported(w, 'odd-unit');
    await person.bring(
      glucose('g1', 2023, { valueQuantity: { value: 5.1 } }),
      glucose('g2', 2024, quantity(92, 'mg/dL')),
      glucose('g3', 2025, quantity(99, 'mg/dL')),
    );
    expect((await person.labs()).map(({ decimal, unit, count }) => [decimal, unit, count])).toEqual([
      ['99', 'mg/dL', 2],
      ['5.1', null, 1],
    ]);
    const { trend_unit: unit, values } = await person.trend();
    expect([unit, values.map(({ decimal }) => decimal)]).toEqual(['mg/dL', ['92', '99']]);
  });
});

test('a result of which only the year or the month is known stands on the timeline as that', async () => {
  const person = new Imported(w, 'partial');
  const of = (id: string, effectiveDateTime: string) => observation(id, { ...quantity(2, 'mIU/L'), effectiveDateTime });
  await person.bring(
    of('year', '2019'),
    of('month', '2019-01'),
    of('day', '2019-01-01'),
    of('at', '2019-01-01T08:00:00Z'),
  );
  const lines = (await timelineOf(person)).map(({ day, precision, count }) => [day, precision, count]);
  expect(lines).toHaveLength(3);
  expect(lines).toEqual(
    expect.arrayContaining([
      ['2019-01-01', 'year', 1],
      ['2019-01-01', 'month', 1],
      ['2019-01-01', 'instant', 2],
    ]),
  );
});
