import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { bundleFrom, bundleOf, copyOf, importer, patientResource, type Resource } from './bundle.fixture.ts';
import { measured, narrativeOf, of, subject } from './summary.fixture.ts';
import type { SummaryDocument } from './bundle.fixture.ts';

const w = await world();
const bring = importer(w);

const hold = (id: string, released: Date | null = null) =>
  w.db.updateTable('observation').set({ released_at: released }).where('source_id', 'like', `%${id}`).execute();

const report = (id: string, results: readonly string[], more: object = {}): Resource => ({
  resourceType: 'DiagnosticReport',
  id,
  status: 'final',
  code: { text: 'Tumour markers' },
  subject,
  result: results.map((reference) => ({ reference })),
  conclusion: `Conclusion of ${id}`,
  text: { status: 'generated', div: `<div>Narrative of ${id}</div>` },
  ...more,
});
const value = { valueQuantity: { value: 97, unit: 'U/mL' } };

/** What leaves the system of somebody whose results with these ids are held back. */
async function leaving(held: readonly string[], ...resources: readonly Resource[]) {
  const { mrn } = await bring(bundleOf(patientResource('p'), ...resources), { isNewPerson: true });
  await Promise.all(held.map((id) => hold(id)));
  const files = await copyOf(w, mrn);
  return { mrn, text: JSON.stringify([...files]), summary: files.get('ips.json') as SummaryDocument };
}

describe('a report is held back as long as one of its results is', () => {
  test('D3.03 with its conclusion and its narrative, and leaves with the result', async () => {
    const all = [measured('h1', value), measured('r1', value), report('rep1', ['Observation/h1', 'Observation/r1'])];
    const { mrn, text } = await leaving(['h1'], ...all);
    expect(text).not.toContain('of rep1');
    expect(text).toContain('"id":"r1"');
    await hold('h1', w.clock.now());
    const later = JSON.stringify([...(await copyOf(w, mrn))]);
    expect(later).toContain('Conclusion of rep1');
    expect(later).toContain('Narrative of rep1');
  });
  test('D3.03 by whichever way the report names the result', async () => {
    const { mrn } = await bring(
      bundleFrom(
        'https://a.example/fhir',
        patientResource('p'),
        measured('h2', value),
        report('rep2a', ['https://a.example/fhir/Observation/h2']),
        report('rep2b', ['Observation/h2/_history/1']),
        report('rep2c', [], {
          contained: [{ resourceType: 'Observation', id: 'in', hasMember: [{ reference: 'Observation/h2' }] }],
        }),
        report('rep2d', ['https://b.example/fhir/Observation/h2']),
        { resourceType: 'Organization', id: 'h2', name: 'Of the same id' },
        report('rep2e', ['Organization/h2']),
      ),
      { isNewPerson: true },
    );
    await hold('h2');
    const text = JSON.stringify([...(await copyOf(w, mrn))]);
    const conclusions = ['a', 'b', 'c', 'd', 'e'].filter((letter) => text.includes(`Conclusion of rep2${letter}`));
    expect(conclusions).toEqual(['d', 'e']);
  });
  test('D3.03 when one part of a result with several is held', async () => {
    const component = [
      { code: { text: 'Part one' }, ...value },
      { code: { text: 'Part two' }, ...value },
    ];
    const { mrn } = await bring(
      bundleOf(patientResource('p'), measured('h3', { component }), report('rep3', ['Observation/h3'])),
      { isNewPerson: true },
    );
    await w.db
      .updateTable('observation')
      .set({ released_at: null })
      .where('source_id', '=', 'h3')
      .where('component', '=', 2)
      .execute();
    const files = await copyOf(w, mrn);
    expect(JSON.stringify([...files])).not.toMatch(/Part two|of rep3/);
    expect(narrativeOf(files.get('ips.json') as SummaryDocument, '30954-2')).toContain('Part one');
  });
});

describe('what reveals a held result without being it is held back too', () => {
  test('D3.03 panels, documents, lists and the pictures of a report', async () => {
    const link = (reference: string) => [{ reference }];
    const { text } = await leaving(
      ['h4'],
      measured('h4', value),
      report('rep4', ['Observation/h4'], {
        presentedForm: [{ url: 'Binary/scan4' }],
        media: [{ link: { reference: 'Media/pic4' } }],
      }),
      { resourceType: 'Binary', id: 'scan4', contentType: 'text/plain', data: 'leaked-by-scan' },
      { resourceType: 'Media', id: 'pic4', status: 'completed', subject, note: [{ text: 'leaked-by-media' }] },
      measured('panel4', { hasMember: link('Observation/h4'), note: [{ text: 'leaked-by-panel' }] }),
      {
        resourceType: 'Composition',
        id: 'doc4',
        subject,
        title: 'leaked-by-letter',
        section: [{ entry: link('DiagnosticReport/rep4') }],
      },
      {
        resourceType: 'DocumentReference',
        id: 'ref4',
        subject,
        description: 'leaked-by-document',
        context: { related: link('DiagnosticReport/rep4') },
      },
      {
        resourceType: 'List',
        id: 'list4',
        subject,
        title: 'leaked-by-list',
        entry: [{ item: { reference: 'Observation/panel4' } }],
      },
    );
    expect(text.match(/leaked-by-\w+/g)).toBeNull();
  });
  test('D3.03 a panel with a value of its own that is released shows that value and nothing of its members', async () => {
    const panel = measured('panel5', {
      code: { text: 'Panel five' },
      valueString: 'See members',
      hasMember: [{ reference: 'Observation/h5' }],
      note: [{ text: 'leaked-by-note' }],
    });
    const { text, summary } = await leaving(['h5'], measured('h5', { ...value, code: { text: 'Marker' } }), panel);
    expect(text).not.toContain('leaked-by-note');
    expect(text).not.toContain('Marker');
    expect(of(summary, 'Observation')).toMatchObject([{ valueString: 'See members' }]);
  });
});

describe('what is true by itself', () => {
  test('D3.03 leaves, a medicine or a diagnosis, though a held result gave reason to it', async () => {
    const { summary } = await leaving(
      ['h6'],
      measured('h6', value),
      {
        resourceType: 'Condition',
        id: 'c6',
        subject,
        code: { text: 'Anaemia' },
        evidence: [{ detail: [{ reference: 'Observation/h6' }] }],
      },
      {
        resourceType: 'MedicationRequest',
        id: 'm6',
        status: 'active',
        intent: 'order',
        subject,
        medicationCodeableConcept: { text: 'Iron' },
        reasonReference: [{ reference: 'Observation/h6' }],
      },
    );
    expect(of(summary, 'Condition', 'MedicationRequest')).toMatchObject([
      { code: { text: 'Anaemia' } },
      { medicationCodeableConcept: { text: 'Iron' } },
    ]);
    expect(of(summary, 'Observation')).toEqual([]);
  });
  test('D3.03 unless such a statement carries a report of its own within it', async () => {
    const { text } = await leaving(['h7'], measured('h7', value), {
      resourceType: 'Procedure',
      id: 'p7',
      status: 'completed',
      subject,
      code: { text: 'Biopsy' },
      contained: [{ ...report('in', ['Observation/h7']), id: 'in', conclusion: 'leaked-inside' }],
      report: [{ reference: '#in' }],
    });
    expect(text).not.toContain('leaked-inside');
  });
});
