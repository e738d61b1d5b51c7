import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { bundleOf, copyOf, importer, patientResource, summaryOf, type Resource } from './bundle.fixture.ts';
import { measured, medicine, narrativeOf, of, order, subject } from './summary.fixture.ts';

const w = await world();
const summary = (...resources: Resource[]) => summaryOf(w, bundleOf(patientResource('p'), ...resources));

describe('the narrative', () => {
  test('says each entry in words: what, value, when, and whether it is over', async () => {
    const document = await summary(
      measured('o', { valueQuantity: { value: 5.1, comparator: '>', unit: 'mmol/L' } }),
      {
        resourceType: 'Condition',
        id: 'c',
        subject,
        code: { text: 'Asthma' },
        clinicalStatus: { coding: [{ code: 'active' }] },
      },
      {
        resourceType: 'Condition',
        id: 'old',
        subject,
        code: { text: 'Measles' },
        clinicalStatus: { coding: [{ code: 'resolved' }] },
      },
      order('m', {
        status: 'stopped',
        medicationCodeableConcept: { text: 'Warfarin' },
        dosageInstruction: [{ text: 'one a day' }],
      }),
    );
    expect(narrativeOf(document, '30954-2')).toContain('<li>Glucose: &gt; 5.1 mmol/L, 2025-03-01</li>');
    expect(narrativeOf(document, '11450-4')).toContain('<li>Asthma (active)</li>');
    expect(narrativeOf(document, '11348-0')).toContain('<li>Measles (resolved)</li>');
    expect(narrativeOf(document, '10160-0')).toContain('<li>Warfarin: one a day (stopped)</li>');
  });
  test('says which dose of a vaccine does not count', async () => {
    const dose = {
      resourceType: 'Immunization',
      patient: subject,
      status: 'completed',
      vaccineCode: { text: 'Polio' },
      occurrenceDateTime: '2020-01-02',
    };
    const document = await summary({ ...dose, id: 'good' }, { ...dose, id: 'weak', isSubpotent: true });
    const div = narrativeOf(document, '11369-6');
    expect(div).toContain('<li>Polio: 2020-01-02</li>');
    expect(div).toContain('<li>Polio: 2020-01-02 (subpotent, does not count as a dose)</li>');
    expect(of(document, 'Immunization').map((one) => one['isSubpotent'])).toEqual([undefined, true]);
  });
  test('is never read as a page of its own', async () => {
    const hostile = '<script>alert(1)</script><img src=x onerror="x">&\u0007';
    const document = await summary(
      measured('o', {
        code: { text: hostile },
        valueString: hostile,
        text: { status: 'generated', div: `<div>${hostile}</div>` },
      }),
    );
    const div = narrativeOf(document, '30954-2');
    expect(div.replace(/^<div xmlns="[^"]+">/, '')).not.toMatch(/<(?!\/?(?:ul|li|p|div)>)/);
    expect(div).not.toContain('\u0007');
    expect(div).toContain('&lt;script&gt;');
    expect(of(document, 'Observation')[0]).not.toHaveProperty('text');
  });
});

test('what has not the shape that it should have harms nobody else', async () => {
  const odd = [{ coding: 'x' }, { coding: [null, 1] }, null, 'text', { extension: [[]] }];
  const document = await summary(
    measured('o', {
      category: odd,
      code: { text: 'Odd' },
      valueString: 'yes',
      effectivePeriod: 'never',
      contained: [null, 1],
    }),
    order('m', {
      medicationReference: null,
      medicationCodeableConcept: { coding: 1 },
      dosageInstruction: 'one',
      meta: null,
    }),
    { resourceType: 'Condition', id: 'c', subject, code: 7, clinicalStatus: [], verificationStatus: null },
    medicine('x', 'Aspirin', { ingredient: [{ itemReference: { reference: 5 } }] }),
  );
  expect(narrativeOf(document, '30954-2')).toContain('<li>Odd: yes, 2025-03-01</li>');
  expect(narrativeOf(document, '11450-4')).toContain('<li>Not named</li>');
});

describe('the copy of all that is kept', () => {
  test('holds every resource whole, as it came, in FHIR bundles', async () => {
    const came: Resource[] = [
      patientResource('p'),
      { resourceType: 'CarePlan', id: 'plan', subject, title: 'Walk more' },
      { resourceType: 'Claim', id: 'claim', patient: subject, total: { value: 0.004 } },
      measured('o', { component: [{ code: { text: 'Systolic' }, valueQuantity: { value: 120 } }] }),
    ];
    const { mrn } = await importer(w)(bundleOf(...came), { isNewPerson: true });
    const copy = await copyOf(w, mrn);
    const bundles = [...copy].filter(([name]) => name.startsWith('bundle-')).map(([, bundle]) => bundle);
    expect(bundles).toEqual([{ ...bundleOf(...came), timestamp: w.clock.now().toISOString() }]);
  });
  test('but no result that a doctor has not released yet', async () => {
    const { mrn } = await importer(w)(
      bundleOf(patientResource('p'), measured('held', { valueQuantity: { value: 97 } })),
      {
        isNewPerson: true,
      },
    );
    await w.db.updateTable('observation').set({ released_at: null }).where('source_id', '=', 'held').execute();
    expect(JSON.stringify([...(await copyOf(w, mrn)).values()])).not.toContain('Glucose');
  });
});
