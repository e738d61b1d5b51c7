import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { codeIn } from '#test/codes.ts';
import { apiClient } from '#test/api-client.ts';
import { wholeBundles } from '#test/whole-bundles.ts';
import { world } from '#test/world.ts';
import { summaryLines } from '#import/fhir.ts';
import { clientOf } from '#modules/booking/booking.fixture.ts';
import { importBundle, type ImportSummary } from './index.ts';

const w = await world();
const client = apiClient(w);

const bring = (bundle: unknown, phone?: string): Promise<ImportSummary> => {
  const text = typeof bundle === 'string' ? bundle : JSON.stringify(bundle);
  const options = { now: w.clock.now(), ...(phone !== undefined && { phone }) };
  return w.db.transaction().execute((tx) => importBundle(tx, text, options));
};

type Resource = { resourceType: string; id?: string } & Record<string, unknown>;
const bundleOf = (...resources: Resource[]) => ({
  resourceType: 'Bundle',
  type: 'collection',
  entry: resources.map((resource) => ({ fullUrl: `urn:uuid:${resource.id}`, resource })),
});
const patient = (id: string, more: object = {}): Resource => ({
  resourceType: 'Patient',
  id,
  name: [{ use: 'official', family: 'Kanari', given: ['Huda', 'Ali'] }],
  gender: 'female',
  birthDate: '1984-02-29',
  ...more,
});
const visit = (id: string, of: string, more: object = {}): Resource => ({
  resourceType: 'Encounter',
  id,
  status: 'finished',
  class: { code: 'AMB' },
  subject: { reference: `urn:uuid:${of}` },
  period: { start: '2025-03-01T09:00:00+03:00' },
  ...more,
});
const glucose = (id: string, of: string, value: number, more: object = {}): Resource => ({
  resourceType: 'Observation',
  id,
  status: 'final',
  category: [{ coding: [{ code: 'laboratory' }] }],
  code: { coding: [{ system: 'http://loinc.org', code: '2339-0', display: 'Glucose' }] },
  subject: { reference: `urn:uuid:${of}` },
  encounter: { reference: 'urn:uuid:v1' },
  effectiveDateTime: '2025-03-01T09:30:00+03:00',
  valueQuantity: { value, unit: 'mg/dL' },
  ...more,
});

const rows = async () => {
  const { rows: counts } = await sql<Record<string, number>>`
    select (select count(*) from person)::int as persons, (select count(*) from account)::int as accounts,
      (select count(*) from fhir_resource)::int as resources, (select count(*) from encounter)::int as visits,
      (select count(*) from observation)::int as results`.execute(w.db);
  return counts[0];
};

describe('a broken file brings nothing', () => {
  test.each<[string, unknown, string]>([
    ['no JSON', '{"resourceType":"Bundle"', 'the file is not JSON'],
    ['an empty file', '', 'the file is not JSON'],
    [
      'JSON that is no bundle',
      { resourceType: 'Patient' },
      'the file is not a FHIR R4 Bundle with entries but a Patient alone',
    ],
    ['a bundle without entries', { resourceType: 'Bundle', entry: [] }, 'the Bundle has no entries'],
    ['nobody in it', bundleOf(visit('v', 'p')), 'the bundle must hold one Patient, this one holds 0'],
    ['two people in it', bundleOf(patient('p'), patient('q')), 'the bundle must hold one Patient, this one holds 2'],
    ['a person without a name', bundleOf(patient('p', { name: [] })), 'the Patient has no usable name'],
    [
      "another patient's visit",
      bundleOf(patient('p'), visit('v1', 'p'), visit('v2', 'somebody-else')),
      'Encounter/v2 belongs to another patient',
    ],
    [
      "another patient's allergy",
      bundleOf(patient('p'), { resourceType: 'AllergyIntolerance', id: 'a', patient: { reference: 'Patient/other' } }),
      'AllergyIntolerance/a belongs to another patient',
    ],
  ])('D9.01 %s', async (_, bundle, says) => {
    const before = await rows();
    await expect(bring(bundle)).rejects.toThrow(says);
    expect(await rows()).toEqual(before);
  });
});

test('D9.01 a page of what a server answered is told from the whole', async () => {
  const page = (...relations: string[]) => ({
    ...bundleOf(patient('paged'), visit('v1', 'paged')),
    type: 'searchset',
    link: relations.map((relation) => ({ relation, url: `https://fhir.example/Patient?page=${relation}` })),
  });
  const said = async (...relations: string[]) => summaryLines(await bring(page(...relations))).join('\n');
  expect(await said('self', 'next')).toContain('the file is one page: it names a next one');
  expect(await said('self', 'previous')).not.toContain('one page');
});

const accounted = ({ read, types, refused }: ImportSummary) => {
  const parts = types.map((t) => [t.read, t.added + t.changed + t.unchanged] as const);
  return parts.every(([of, sum]) => of === sum) && read === parts.reduce((n, [of]) => n + of, 0) + refused.length;
};

describe('importing again', () => {
  const first = bundleOf(patient('again'), visit('v1', 'again'), glucose('g1', 'again', 97));

  test('D9.01 adds nothing, and says that all was known', async () => {
    const one = await bring(first);
    const before = await rows();
    const two = await bring(first);
    expect(await rows()).toEqual(before);
    expect([one.isNewPerson, two.isNewPerson, two.mrn]).toEqual([true, false, one.mrn]);
    expect(two.types.map((t) => [t.type, t.added, t.changed, t.unchanged])).toEqual([
      ['Encounter', 0, 0, 1],
      ['Observation', 0, 0, 1],
      ['Patient', 0, 0, 1],
    ]);
  });
  test('D9.01 takes over what changed, and counts it', async () => {
    const { types } = await bring(bundleOf(patient('again'), visit('v1', 'again'), glucose('g1', 'again', 141)));
    expect(types.find((t) => t.type === 'Observation')).toMatchObject({ added: 0, changed: 1, unchanged: 0 });
    const result = await w.db
      .selectFrom('observation')
      .select('value_number')
      .where('source_id', '=', 'g1')
      .executeTakeFirstOrThrow();
    expect(result.value_number).toBe(141);
  });
  test('D9.01 the same names in the bundle of another person are theirs', async () => {
    const before = await rows();
    await bring(bundleOf(patient('other'), visit('v1', 'other'), glucose('g1', 'other', 80)));
    const after = await rows();
    expect([after?.['persons'], after?.['visits'], after?.['results']]).toEqual([
      before!['persons']! + 1,
      before!['visits']! + 1,
      before!['results']! + 1,
    ]);
  });
  test('D9.01 two at once bring one person', async () => {
    const bundle = bundleOf(patient('twins'), visit('v1', 'twins'));
    const before = await rows();
    const both = await Promise.all([bring(bundle), bring(bundle)]);
    expect(new Set(both.map(({ mrn }) => mrn)).size).toBe(1);
    expect((await rows())?.['persons']).toBe(before!['persons']! + 1);
  });
});

describe('what is not known is counted, never dropped silently', () => {
  test('D9.01 an entry that is no resource, one without an id, and one that stands twice', async () => {
    const bundle = bundleOf(patient('odd'), visit('v1', 'odd'), visit('v1', 'odd', { status: 'planned' }));
    const entry = [...bundle.entry, { resource: { no: 'resource' } }, { resource: { resourceType: 'Basic' } }];
    const summary = await bring({ ...bundle, entry });
    expect(summary.refused).toEqual([
      { line: 4, reason: 'not a FHIR resource' },
      { line: 5, reason: 'Basic without an id' },
      { line: 0, reason: 'Encounter/v1 stands in the file more than once' },
    ]);
    expect(accounted(summary)).toBe(true);
    expect(summaryLines(summary).at(-1)).toBe(`read 5, kept 2, refused 3; new person, MRN ${summary.mrn}`);
  });
  test('D9.01 what stands there again in the same words is taken once, the Patient too, and still named by others', async () => {
    const all = [patient('again-same'), visit('v1', 'again-same')];
    const summary = await bring(bundleOf(...all, ...all, glucose('g1', 'again-same', 97)));
    expect(summary.refused).toEqual([
      { line: 3, reason: 'Patient/again-same stands in the file more than once' },
      { line: 4, reason: 'Encounter/v1 stands in the file more than once' },
    ]);
    expect([accounted(summary), summary.unresolved]).toEqual([true, 0]);
  });
  test('D9.01 a resource that no screen shows is kept whole', async () => {
    const body = {
      resourceType: 'Goal',
      id: 'c1',
      subject: { reference: 'Patient/kept' },
      description: { text: 'Walk' },
    };
    const summary = await bring(bundleOf(patient('kept'), body));
    expect(summary.types[0]).toEqual({ type: 'Goal', read: 1, added: 1, changed: 0, unchanged: 0, shown: 0 });
    const kept = await w.db
      .selectFrom('fhir_resource')
      .select('body')
      .where('source_id', '=', 'c1')
      .executeTakeFirstOrThrow();
    expect(kept.body).toEqual(body);
  });
});

test('D9.01 what stands in the timeline is counted as shown, and what was taken back is not', async () => {
  const subject = { reference: 'Patient/shown' };
  const plan = { resourceType: 'CarePlan', id: 'c1', subject, title: 'Walk more' };
  const condition = (id: string, more: object) => ({
    resourceType: 'Condition',
    id,
    subject,
    code: { text: id },
    ...more,
  });
  const { types } = await bring(
    bundleOf(
      patient('shown'),
      plan,
      condition('asthma', {}),
      condition('mistake', { verificationStatus: { coding: [{ code: 'entered-in-error' }] } }),
      glucose('lab', 'shown', 97),
      glucose('of-no-category', 'shown', 98, { category: [] }),
      glucose('vital', 'shown', 70, { category: [{ coding: [{ code: 'vital-signs' }] }], code: { text: 'Pulse' } }),
      glucose('survey', 'shown', 3, { category: [{ coding: [{ code: 'survey' }] }], code: { text: 'Score' } }),
    ),
  );
  expect(types.map(({ type, read, shown }) => [type, read, shown])).toEqual([
    ['CarePlan', 1, 1],
    ['Condition', 2, 1],
    ['Observation', 4, 3],
    ['Patient', 1, 1],
  ]);
});

describe('a log-in for somebody imported', () => {
  const code = async () => {
    await w.dispatch();
    const { body } = await w.db
      .selectFrom('outgoing_message')
      .select('body')
      .where('destination', '=', '+966555000111')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    return codeIn(body)!;
  };
  test('D9.01 a number that is no Saudi mobile is kept as contact and opens nothing', async () => {
    const telecom = [{ system: 'phone', value: '+1 555 123 4567' }];
    const { mrn } = await bring(bundleOf(patient('abroad', { telecom })));
    const person = await w.db
      .selectFrom('person')
      .select(['id', 'phone', 'contact_phone'])
      .where('mrn', '=', mrn)
      .executeTakeFirstOrThrow();
    expect([person.phone, person.contact_phone]).toEqual([null, '+1 555 123 4567']);
    expect(await w.db.selectFrom('account').select('id').where('person_id', '=', person.id).execute()).toEqual([]);
  });
  test('D9.01 with a phone they sign in by code and see their own visits and results', async () => {
    const { mrn } = await bring(
      bundleOf(patient('phone'), visit('v1', 'phone'), glucose('g1', 'phone', 97)),
      '+966555000111',
    );
    const { body } = await client.post('/auth/user/otp', { field_name: 'mrn_number', username: mrn });
    const login = await client.post('/otp/verify', { challenge: body.data.challenge, otp_code: await code() });
    expect([login.http, login.body.data.user.mrn_number]).toEqual([200, mrn]);
    const me = clientOf(w, login.body.data.access_token);
    const timeline = await me.get<{ items: { title_ar: string; results: number; day: string }[] }>('/timelines');
    expect(timeline.data.items).toMatchObject([{ title_ar: 'زيارة', results: 1, day: '2025-03-01' }]);
    const reports = await me.get<{ items: object[] }>('/reports');
    expect(reports.data.items).toMatchObject([{ loinc: '2339-0', title_ar: 'سكر الدم', value: 97, flag: 'unknown' }]);
  });
});

describe('whole records', () => {
  let before: Awaited<ReturnType<typeof rows>>;
  const summaries: ImportSummary[] = [];
  const parse = (text: string) => JSON.parse(text) as { entry: { resource: { resourceType: string } }[] };
  beforeAll(async () => {
    before = await rows();
  });

  test.each([...wholeBundles])('D9.01 %s: every entry is accounted for', async (_, text) => {
    const summary = await bring(text);
    summaries.push(summary);
    const { entry } = parse(text);
    expect([accounted(summary), summary.read, summary.refused]).toEqual([true, entry.length, []]);
    const visits = entry.filter(({ resource }) => resource.resourceType === 'Encounter').length;
    expect(summary.types.find((t) => t.type === 'Encounter')?.shown ?? 0).toBe(visits);
  });
  test('D9.01 all of them again: nothing new, nothing changed, nothing doubled', async () => {
    const after = await rows();
    const again: ImportSummary[] = [];
    for (const text of wholeBundles.values()) again.push(await bring(text));
    expect(again.flatMap((s) => s.types).filter((t) => t.added + t.changed > 0)).toEqual([]);
    expect(again.map(({ mrn }) => mrn)).toEqual(summaries.map(({ mrn }) => mrn));
    expect(await rows()).toEqual(after);
    expect(after!['persons']! - before!['persons']!).toBe(wholeBundles.size);
  });
});
