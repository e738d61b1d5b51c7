import { describe, expect, test } from 'vitest';
import { demoNow, world } from '#test/world.ts';
import { bundleOf, copyOf, importer, patientResource, personOf, type SummaryDocument } from './bundle.fixture.ts';
import { measured, narrativeOf, of } from './summary.fixture.ts';

const w = await world();
const ucum = 'http://unitsofmeasure.org';
const own = { category: 'laboratory', status: 'final', taken_at: demoNow, released_at: demoNow };
let persons = 0;

/** The one result in the summary of somebody whose only result is this row of our own laboratory. */
async function ownResult(more: object) {
  const id = `own-${(persons += 1)}`;
  const { mrn } = await importer(w)(bundleOf(patientResource(id)), { isNewPerson: true });
  const { id: person_id } = await personOf(w, mrn);
  await w.db
    .insertInto('observation')
    .values({ ...own, person_id, title: 'Test', ...more })
    .execute();
  const document = (await copyOf(w, mrn)).get('ips.json') as SummaryDocument;
  return { result: of(document, 'Observation')[0]!, words: narrativeOf(document, '30954-2') };
}
const number = (value: number, more: object) => ({ value_number: value, value_decimal: String(value), ...more });

describe('a result of which no resource is kept', () => {
  test('D9.01 has the code of its unit, and ends of its range in that unit', async () => {
    const { result } = await ownResult(number(101, { loinc: '2339-0', unit: 'mg/dL', low: 70, high: 99 }));
    const unit = { unit: 'mg/dL', system: ucum, code: 'mg/dL' };
    expect(result).toMatchObject({
      valueQuantity: { value: 101, ...unit },
      referenceRange: [{ low: { value: 70, ...unit }, high: { value: 99, ...unit } }],
    });
    const tsh = await ownResult(number(2, { loinc: '3016-3', unit: 'mIU/L' }));
    expect(tsh.result).toMatchObject({ valueQuantity: { unit: 'mIU/L', system: ucum, code: 'm[IU]/L' } });
  });
  test('D9.01 has no code of a unit that is not the one of the catalogue', async () => {
    const { result } = await ownResult(number(5.6, { loinc: '2339-0', unit: 'mmol/L' }));
    expect(result['valueQuantity']).toEqual({ value: 5.6, unit: 'mmol/L' });
  });
  test('D9.01 says an end that does not belong to its range in words', async () => {
    const { result } = await ownResult(number(5, { unit: 'mg/dL', high: 5, high_exclusive: true }));
    expect(result['referenceRange']).toEqual([{ text: '< 5 mg/dL' }]);
    const both = await ownResult(number(5, { low: 1, low_exclusive: true, high: 5 }));
    expect(both.result['referenceRange']).toEqual([{ text: '> 1 and ≤ 5' }]);
  });
  test('D9.01 keeps a range as text and the flag of the laboratory', async () => {
    const { result, words } = await ownResult(
      number(9, { range_text: 'see comment', interpretation: 'critical_high' }),
    );
    expect(result).toMatchObject({
      referenceRange: [{ text: 'see comment' }],
      interpretation: [{ coding: [{ code: 'HH' }] }],
    });
    expect(words).toContain('Critical high');
  });
  test.each([[{ start: '2025-03-01', end: '2025-03-02' }], [{ start: '2025-03-01T08:00:00+03:00' }]])(
    'D9.01 of a period %o is of that period',
    async (taken_period) => {
      const { result } = await ownResult(number(1, { taken_period: JSON.stringify(taken_period) }));
      expect(result['effectivePeriod']).toEqual(taken_period);
      expect(result).not.toHaveProperty('effectiveDateTime');
    },
  );
  test('D9.01 keeps the codes of an answer', async () => {
    const coding = [{ system: 'http://snomed.info/sct', code: '10828004', display: 'Positive' }];
    const { result } = await ownResult({ value_text: 'Positive', value_coding: JSON.stringify(coding) });
    expect(result['valueCodeableConcept']).toEqual({ coding, text: 'Positive' });
  });
});

test('D9.01 a result whose resource is held back for another keeps its code, unit, range, interpretation and period', async () => {
  const answer = { coding: [{ system: 'http://snomed.info/sct', code: '260373001', display: 'Detected' }] };
  const quantity = { value: 7, unit: 'mIU/L', system: ucum, code: 'm[IU]/L' };
  const details = {
    interpretation: [{ coding: [{ code: 'H' }] }],
    referenceRange: [{ text: '< 4' }],
    effectiveDateTime: undefined,
    effectivePeriod: { start: '2025-03-01', end: '2025-03-02' },
    hasMember: [{ reference: 'Observation/held' }],
  };
  const { mrn } = await importer(w)(
    bundleOf(
      patientResource('p'),
      measured('held', { code: { text: 'Held' }, valueString: 'x' }),
      measured('a', { ...details, code: { text: 'A' }, valueCodeableConcept: answer }),
      measured('b', { ...details, code: { text: 'B' }, valueQuantity: quantity }),
    ),
    { isNewPerson: true },
  );
  await w.db.updateTable('observation').set({ released_at: null }).where('source_id', '=', 'held').execute();
  const document = (await copyOf(w, mrn)).get('ips.json') as SummaryDocument;
  const common = { effectivePeriod: details.effectivePeriod, interpretation: [{ coding: [{ code: 'H' }] }] };
  expect(of(document, 'Observation')).toMatchObject([
    { ...common, valueCodeableConcept: answer },
    { ...common, valueQuantity: quantity, referenceRange: [{ text: '< 4 mIU/L' }] },
  ]);
});
