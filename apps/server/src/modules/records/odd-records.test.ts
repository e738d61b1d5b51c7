import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { as } from '#modules/booking/booking.fixture.ts';
import { agreeToTerms, bundleOf, identifier, importer, patientResource, type Resource } from './bundle.fixture.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads into whatever came back
type Data = any;

const w = await world();
const subject = { reference: 'urn:uuid:odd' };
const who = patientResource('odd', identifier('https://clinic.example/patients', 'odd'));
const bring = importer(w);
const { mrn } = await bring(bundleOf(who), { phone: '0555000333' });
await agreeToTerms(w, mrn);
const client = await as(w, mrn);
const add = (...resources: readonly Resource[]) => bring(bundleOf(who, ...resources));
const timeline = async () => (await client.get<Data>('/timelines/all?limit=500')).data.items as Data[];
const entry = async (title: string) => {
  const { id } = (await timeline()).find((item) => item.title === title);
  return (await client.get<Data>(`/timelines/entries/${id}`)).data;
};
const condition = (id: string, title: string, more: object): Resource => ({
  resourceType: 'Condition',
  id,
  subject,
  code: { text: title },
  ...more,
});
const status = (code: string) => ({ clinicalStatus: { coding: [{ code }] } });

describe('D9.01 records that contradict each other', () => {
  test('all stand in the timeline with their days; the file says what was said last', async () => {
    await add(
      condition('c1', 'Asthma', { ...status('active'), recordedDate: '2024-01-01' }),
      condition('c2', 'Asthma', { ...status('resolved'), recordedDate: '2025-01-01' }),
    );
    const days = (await timeline()).filter(({ title }) => title === 'Asthma').map(({ day }) => day);
    expect(days).toEqual(['2025-01-01', '2024-01-01']);
    const { conditions } = (await client.get<Data>('/medical-file')).data;
    expect(conditions.filter(({ title }: Data) => title === 'Asthma')).toMatchObject([
      { day: '2025-01-01', is_over: true },
    ]);
  });
});

describe('D9.01 records from two time zones', () => {
  test('stand in the order of their instants, each on its day in Riyadh', async () => {
    await add(
      condition('z1', 'Seen in New York', { onsetDateTime: '2023-03-01T18:30:00-05:00' }),
      condition('z2', 'Seen in Riyadh', { onsetDateTime: '2023-03-02T01:00:00+03:00' }),
    );
    const seen = (await timeline()).filter(({ title }) => title.startsWith('Seen in'));
    expect(seen.map(({ title, day }) => [title, day])).toEqual([
      ['Seen in New York', '2023-03-02'],
      ['Seen in Riyadh', '2023-03-02'],
    ]);
  });
});

describe('D9.01 HTML in a narrative', () => {
  test('is read as its words: no tag, no script, no attribute is left', async () => {
    const div =
      '<div xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script><p onclick="alert(2)">Wheeze &amp; cough</p>' +
      '<img src="x" onerror="alert(3)"/><style>p{}</style></div>';
    await add(condition('h1', 'Told in HTML', { text: { status: 'generated', div } }));
    const { text } = await entry('Told in HTML');
    expect(text).toContain('Wheeze & cough');
    expect(text).not.toMatch(/[<>]|alert|onclick|onerror|p\{/);
  });
});

describe('D9.01 a number without a unit', () => {
  test('is no value of the trend that has one', async () => {
    const result = (id: string, value: number, year: number, unit?: string): Resource => ({
      resourceType: 'Observation',
      id,
      status: 'final',
      category: [{ coding: [{ code: 'laboratory' }] }],
      code: { coding: [{ system: 'http://loinc.org', code: '2339-0', display: 'Glucose' }] },
      subject,
      effectiveDateTime: `${year}-03-01T09:30:00+03:00`,
      valueQuantity: { value, ...(unit !== undefined && { unit, code: unit, system: 'http://unitsofmeasure.org' }) },
    });
    await add(result('g1', 5.1, 2023), result('g2', 92, 2024, 'mg/dL'), result('g3', 99, 2025, 'mg/dL'));
    const tests = (await client.get<Data>('/reports')).data.items as Data[];
    expect(tests.map(({ decimal, unit, count }) => [decimal, unit, count])).toEqual([
      ['99', 'mg/dL', 2],
      ['5.1', null, 1],
    ]);
  });
});
