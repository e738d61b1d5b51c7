import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { bundleOf, importer, patientResource, personOf, type Resource } from './bundle.fixture.ts';
import { measured, subject } from './summary.fixture.ts';

const w = await world();
const bring = importer(w);

// Sixteen on the day of the demo hospital.
const teenager = patientResource('p', { birthDate: '2010-06-01' });
const hcg = { system: 'http://loinc.org', code: '2118-8', display: 'Pregnancy test' };
const png = {
  contentType: 'image/png',
  data: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
};
const pregnancyTest = (id: string, more: object = {}) =>
  measured(id, {
    code: { coding: [hcg] },
    valueString: 'positive',
    ...more,
  });
const report = (id: string, category: string, more: object): Resource => ({
  resourceType: 'DiagnosticReport',
  id,
  status: 'final',
  category: [{ coding: [{ code: category }] }],
  code: { text: `Title of ${id}` },
  subject,
  effectiveDateTime: '2025-03-02T09:30:00+03:00',
  conclusion: `Conclusion of ${id}`,
  text: { status: 'generated', div: `<div>Narrative of ${id}</div>` },
  presentedForm: [png],
  ...more,
});
const link = (reference: string) => [{ reference }];

/** Brings these files one after the other for a new teenager; answers all that a guardian reads of them, and the status of each path to `id`. */
async function guardianReads(id: string, ...files: readonly (readonly Resource[])[]) {
  const { mrn } = await bring(bundleOf(teenager, ...files[0]!), { isNewPerson: true });
  for (const file of files.slice(1)) await bring(bundleOf(teenager, ...file), { mrn });
  const [{ id: dependent_id }, { id: guardian_id }] = [await personOf(w, mrn), await personOf(w, '1000002')];
  await w.db
    .insertInto('guardianship')
    .values({ guardian_id, dependent_id, relation_id: 1, granted_at: w.clock.now() })
    .execute();
  const entry = await w.db
    .selectFrom('record_entry as e')
    .innerJoin('fhir_resource as r', 'r.id', 'e.resource_id')
    .select('e.id')
    .where('e.person_id', '=', dependent_id)
    .where('r.source_id', 'like', `%${id}`)
    .executeTakeFirstOrThrow();
  const authorization = `Bearer ${await w.tokenOf('1000002', mrn)}`;
  const read = (url: string) => w.app.inject({ url, headers: { authorization } });
  const asked = await Promise.all([...pathsTo(entry.id).map(read), ...lists.map(read)]);
  const summary = await read(`/fhir/Patient/${mrn}/$summary`);
  return {
    statuses: asked.slice(0, pathsTo(entry.id).length).map(({ statusCode }) => statusCode),
    text: [...asked, summary].map(({ body }) => body).join('\n'),
  };
}

const pathsTo = (id: number) =>
  [`/reports/${id}`, `/reports/${id}/pdf/en`, `/reports/${id}/files/0`, `/timelines/entries/${id}`].map(
    (path) => `/api/v1${path}`,
  );
const lists = ['/reports?type=radiology&limit=100', '/reports?type=report&limit=100', '/timelines/all?limit=100'].map(
  (path) => `/api/v1${path}`,
);
const [refused, answered] = [
  [404, 404, 404, 404],
  [200, 200, 200, 200],
];

describe('D11.01 with a result, a guardian of a sixteen-year-old', () => {
  test('reads a report of results that are for everybody', async () => {
    const { statuses, text } = await guardianReads('open', [
      measured('glucose', { valueString: 'Normal' }),
      report('open', 'OTH', { result: link('Observation/glucose') }),
    ]);
    expect(statuses).toEqual(answered);
    expect(text.match(/Conclusion of open|Title of open/g)).toContain('Conclusion of open');
  });
  test.each(['LAB', 'OTH', 'RAD'])(
    'reads no report of a sensitive result (%s), though nobody labelled it',
    async (category) => {
      const id = `report-${category}`;
      const { statuses, text } = await guardianReads(id, [
        pregnancyTest(`test-${category}`),
        report(id, category, { result: link(`Observation/test-${category}`) }),
      ]);
      expect(statuses).toEqual(refused);
      expect(text).not.toMatch(/of report-/);
    },
  );
  test.each([
    ['after', [report('late', 'OTH', { result: link('Observation/t-late') })], [pregnancyTest('t-late')]],
    ['before', [pregnancyTest('t-late')], [report('late', 'OTH', { result: link('Observation/t-late') })]],
  ])('reads no report whose sensitive result comes %s it', async (_when, first, second) => {
    const { statuses, text } = await guardianReads('late', first, second);
    expect(statuses).toEqual(refused);
    expect(text).not.toMatch(/of late/);
  });
});

describe('D11.01 through other resources, a guardian of a sixteen-year-old', () => {
  test('reads no report of a panel, and no letter about a report, with a sensitive result in it', async () => {
    const { statuses, text } = await guardianReads('letter', [
      pregnancyTest('t-panel'),
      measured('panel', { code: { text: 'Panel' }, hasMember: link('Observation/t-panel') }),
      report('of-panel', 'LAB', { result: link('Observation/panel') }),
      {
        resourceType: 'DocumentReference',
        id: 'letter',
        status: 'current',
        type: { text: 'Title of letter' },
        subject,
        description: 'Conclusion of letter',
        content: [{ attachment: png }],
        context: { related: link('DiagnosticReport/of-panel') },
      },
    ]);
    expect(statuses).toEqual(refused);
    expect(text).not.toMatch(/of of-panel|of letter/);
  });
  test.each([
    ['by its code', report('coded', 'OTH', { code: { coding: [hcg], text: 'Title of coded' } })],
    ['by what it contains', report('coded', 'OTH', { contained: [{ ...pregnancyTest('in'), valueString: 'yes' }] })],
  ])('reads no report that is itself of a sensitive test, %s', async (_how, coded) => {
    const { statuses, text } = await guardianReads('coded', [coded]);
    expect(statuses).toEqual(refused);
    expect(text).not.toMatch(/of coded/);
  });
  test.each([
    ['of a sensitive test', {}],
    ['that is labelled', { code: { text: 'Screen' }, meta: { security: [{ code: 'SUD' }] } }],
  ])('reads nothing of a result without a time %s, of which no line is drawn', async (_which, more) => {
    const { statuses, text } = await guardianReads('undated', [
      pregnancyTest('t-undated', { effectiveDateTime: undefined, valueString: 'Undatedkanari', ...more }),
      report('undated', 'OTH', { result: link('Observation/t-undated') }),
    ]);
    expect(statuses).toEqual(refused);
    expect(text).not.toMatch(/of undated|Undatedkanari/);
  });
  test('reads a medicine and a diagnosis for which a sensitive result gave reason', async () => {
    const { statuses } = await guardianReads('condition', [
      pregnancyTest('t-reason'),
      {
        resourceType: 'Condition',
        id: 'condition',
        code: { text: 'Iron deficiency' },
        subject,
        evidence: [{ detail: link('Observation/t-reason') }],
      },
    ]);
    expect(statuses.at(-1)).toBe(200);
  });
});
