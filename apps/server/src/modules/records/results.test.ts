import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import {
  between,
  copyOf,
  Imported,
  observation,
  quantity,
  readOne,
  summaryOf,
  codeOf as of,
  written,
} from './results.fixture.ts';

const w = await world();

describe('a comparator', () => {
  test.each([
    [
      'c-tsh',
      quantity(written('0.01'), 'mIU/L', '<'),
      between(0.4, 4),
      { decimal: '0.01', comparator: '<', flag: 'low' },
    ],
    ['c-trop', quantity(50, 'ng/L', '>'), between(undefined, 34), { decimal: '50', comparator: '>', flag: 'high' }],
    ['c-open', quantity(5, 'mg/L', '<'), between(3, 10), { decimal: '5', comparator: '<', flag: 'unknown' }],
    ['c-text', { valueString: '< 0.01' }, between(0.4, 4), { decimal: '0.01', comparator: '<', flag: 'low' }],
  ])('D9.01 is kept and compared with the range (%s)', async (id, value, range, expected) => {
    expect(await readOne(w, id, { ...value, referenceRange: [range] })).toMatchObject(expected);
  });
  test('D9.01 that nobody knows leaves no bare number behind', async () => {
    const lab = await readOne(w, 'c-odd', quantity(50, 'ng/L', '~'));
    expect(lab).toMatchObject({ value: null, decimal: null, value_text: '~50 ng/L', flag: 'unknown' });
  });
  test('D9.01 is in the copy of the data and in its summary, with every digit', async () => {
    const person = new Imported(w, 'c-copy');
    await person.bring(observation('o', quantity(written('0.010'), 'mIU/L', '<')));
    const files = await copyOf(w, person);
    expect(JSON.parse(files.get('records/results.json')!)).toMatchObject([{ value_decimal: '0.010', comparator: '<' }]);
    expect(summaryOf(files, 'Observation')).toMatchObject([{ valueQuantity: { value: 0.01, comparator: '<' } }]);
    expect(files.get('records/ips.json')).toContain('"value": 0.010');
  });
});

test.each([
  ['u-sec', 'sec', 's', 18],
  ['u-beats', 'beats/min', '/min', 140],
  ['u-ratio', 'ratio', '{ratio}', 3],
])(
  'D9.01 a value and its range are compared by the code where their unit is shown in words (%s)',
  async (id, unit, code, value) => {
    const measured = (number: number) => ({ value: number, unit, code, system: 'http://unitsofmeasure.org' });
    const lab = {
      valueQuantity: measured(value),
      referenceRange: [{ low: measured(value / 3), high: measured(value / 2) }],
    };
    expect(await readOne(w, id, lab)).toMatchObject({ flag: 'high', low: value / 3, high: value / 2 });
  },
);

describe('a range whose unit is shown in words', () => {
  const coded = { unit: 'sec', code: 's', system: 'http://unitsofmeasure.org' };
  const range = (unit: object) => ({ low: { value: 25, ...unit }, high: { value: 37, ...unit } });
  test.each([
    ['w-end', coded, range({ unit: 'sec' })],
    ['w-value', { unit: 'sec' }, range(coded)],
    ['w-text', coded, { text: '25 - 37 sec' }],
    ['w-code', coded, { text: '25 - 37 s' }],
  ])('D9.01 is compared by the words where a code is missing on one side (%s)', async (id, unit, given) => {
    const lab = { valueQuantity: { value: 95, ...unit }, referenceRange: [given] };
    expect(await readOne(w, id, lab)).toMatchObject({ unit: 'sec', flag: 'high', low: 25, high: 37 });
  });
  test('D9.01 is not compared where the codes differ under the same words', async () => {
    const lab = { valueQuantity: { value: 95, ...coded }, referenceRange: [range({ ...coded, code: 'ms' })] };
    expect(await readOne(w, 'w-other', lab)).toMatchObject({ flag: 'unknown', low: null, high: null });
  });
});

test('D9.01 a day without a time stays one in the summary', async () => {
  const person = new Imported(w, 'd-day');
  await person.bring(observation('o', { ...quantity(2, 'mIU/L'), effectiveDateTime: '2025-03-07' }));
  expect(summaryOf(await copyOf(w, person), 'Observation')).toMatchObject([{ effectiveDateTime: '2025-03-07' }]);
});

describe('reference ranges', () => {
  const potassium = { ...of('6298-4'), ...quantity(6.9, 'mmol/L') };
  const typed = (code: string) => ({ type: { coding: [{ code }] } });
  test.each([
    [
      'g-crit',
      [between(2.5, 6.5, typed('critical')), between(3.5, 5.1, typed('normal'))],
      { flag: 'high', low: 3.5, high: 5.1 },
    ],
    ['g-text', [{ text: '3.5 - 5.1' }], { flag: 'high', low: 3.5, high: 5.1 }],
    ['g-arab', [{ text: '٣٫٥ - ٥٫١' }], { flag: 'high', low: 3.5, high: 5.1 }],
    ['g-upto', [{ text: 'up to 5.1' }], { flag: 'high', low: null, high: 5.1 }],
    ['g-only', [between(2.5, 6.5, typed('critical'))], { flag: 'critical_high', range_kind: 'critical' }],
    [
      'g-men',
      [between(1, 9, { appliesTo: [{ coding: [{ code: 'male' }] }] }), between(3.5, 5.1)],
      { flag: 'high', low: 3.5 },
    ],
    [
      'g-age',
      [
        between(1, 9, { age: { high: { value: 17, code: 'a' } } }),
        between(3.5, 5.1, { age: { low: { value: 18, code: 'a' } } }),
      ],
      { flag: 'high', low: 3.5 },
    ],
    ['g-words', [{ text: 'see comment' }], { flag: 'unknown', range_text: 'see comment' }],
  ])(
    'D9.01 potassium of 6.9 is judged by the normal range, however it came (%s)',
    async (id, referenceRange, expected) => {
      expect(await readOne(w, id, { ...potassium, referenceRange })).toMatchObject(expected);
    },
  );
  test.each([
    ['g-fortnight', { high: { value: 2, unit: 'fortnights' } }],
    ['g-hours', { low: { value: 0, code: 'h' }, high: { value: 48, code: 'h' } }],
    ['g-month', { high: { value: 1, unit: 'month' } }],
    ['g-empty', { high: { code: 'a' } }],
  ])('D9.01 a range for an age that is not theirs, or that cannot be read, judges nobody (%s)', async (id, age) => {
    const referenceRange = [between(1, 9, { age }), between(3.5, 5.1)];
    expect(await readOne(w, id, { ...potassium, referenceRange })).toMatchObject({ flag: 'high', low: 3.5 });
  });
  test.each([
    ['g-born', [between(1, 9), between(3.5, 5.1, { age: { low: { value: 72, code: 'h' } } })]],
    [
      'g-pregnant',
      [between(1, 9, { appliesTo: [{ coding: [{ code: 'female' }] }, { text: 'pregnant' }] }), between(3.5, 5.1)],
    ],
  ])('D9.01 the range that is surely theirs is chosen (%s)', async (id, referenceRange) => {
    expect(await readOne(w, id, { ...potassium, referenceRange })).toMatchObject({ low: 3.5 });
  });
});

describe('what a laboratory says of its own ranges', () => {
  const potassium = { ...of('6298-4'), ...quantity(6.9, 'mmol/L') };
  const typed = (code: string) => ({ type: { coding: [{ code }] } });
  test('D9.01 critical limits stand in the summary as such, never as the normal range', async () => {
    const person = new Imported(w, 'g-sum');
    await person.bring(observation('o', { ...potassium, referenceRange: [between(2.5, 6.5, typed('critical'))] }));
    const [summary] = summaryOf(await copyOf(w, person), 'Observation');
    expect(summary).toMatchObject({
      valueQuantity: { value: 6.9 },
      referenceRange: [{ type: { coding: [{ code: 'critical' }] } }],
    });
  });
  test('D9.01 the flag of the laboratory is shown, and marked where its own range gives another', async () => {
    const interpretation = (code: string) => ({
      ...potassium,
      interpretation: [{ coding: [{ code }] }],
      referenceRange: [between(3.5, 5.1)],
    });
    expect(await readOne(w, 'g-hh', interpretation('HH'))).toMatchObject({ flag: 'critical_high', range_says: null });
    expect(await readOne(w, 'g-n', interpretation('N'))).toMatchObject({ flag: 'normal', range_says: 'high' });
    expect(await readOne(w, 'g-a', interpretation('A'))).toMatchObject({ flag: 'abnormal', range_says: null });
  });
});

describe('every kind of value', () => {
  test.each([
    ['k-int', { valueInteger: 3 }, { decimal: '3' }],
    ['k-bool', { valueBoolean: false }, { value: null, value_text: 'No', value_text_ar: 'لا' }],
    [
      'k-code',
      { valueCodeableConcept: { coding: [{ display: 'Positive' }] } },
      { value_text: 'Positive', value_text_ar: 'إيجابي' },
    ],
    ['k-text', { valueString: 'Few bacteria' }, { value_text: 'Few bacteria', value_text_ar: null }],
    ['k-titre', { valueRatio: { numerator: { value: 1 }, denominator: { value: 128 } } }, { value_text: '1:128' }],
    [
      'k-range',
      { valueRange: { low: { value: 2, unit: '/HPF' }, high: { value: 5, unit: '/HPF' } } },
      { value_text: '2 /HPF – 5 /HPF' },
    ],
    ['k-small', quantity(written('0.004'), 'ng/mL'), { decimal: '0.004', value: 0.004 }],
    ['k-digits', quantity(written('5.10'), 'mmol/L'), { decimal: '5.10', value: 5.1 }],
    ['k-power', quantity(written('1.50e3'), 'mmol/L'), { decimal: '1500' }],
    ['k-month', { ...quantity(1, 'g'), effectiveDateTime: '2025-03' }, { day: '2025-03-01', precision: 'month' }],
    ['k-year', { ...quantity(1, 'g'), effectiveDateTime: '2025' }, { day: '2025-01-01', precision: 'year' }],
    ['k-day', { ...quantity(1, 'g'), effectiveDateTime: '2025-03-07' }, { day: '2025-03-07', precision: 'day' }],
    [
      'k-period',
      {
        ...quantity(1, 'g'),
        effectiveDateTime: undefined,
        effectivePeriod: { start: '2025-03-01', end: '2025-03-02' },
      },
      { day: '2025-03-02' },
    ],
    [
      'k-two',
      { ...quantity(1, 'g'), category: [{ coding: [{ code: 'exam' }] }, { coding: [{ code: 'laboratory' }] }] },
      { decimal: '1' },
    ],
    [
      'k-v2',
      {
        ...quantity(1, 'g'),
        category: [{ coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v2-0074', code: 'LAB' }] }],
      },
      { decimal: '1' },
    ],
    ['k-none', { ...quantity(1, 'mIU/L'), category: undefined }, { decimal: '1' }],
    ['k-broken', { ...quantity(1, 'mIU/L'), issued: 7, referenceRange: 'none' }, { decimal: '1' }],
  ])('D9.01 is read (%s)', async (id, more, expected) => {
    expect(await readOne(w, id, more)).toMatchObject(expected);
  });
});

describe('observations of several values', () => {
  test('D9.01 the components of a blood pressure are values of their own', async () => {
    const person = new Imported(w, 'k-bp');
    const part = (loinc: string, display: string, value: number) => ({
      ...of(loinc, display),
      ...quantity(value, 'mm[Hg]'),
    });
    const pressure = (diastolic: object[]) =>
      observation('bp', {
        ...of('85354-9', 'Blood pressure'),
        category: [{ coding: [{ code: 'vital-signs' }] }],
        component: [part('8480-6', 'Systolic', 128), ...diastolic],
      });
    await person.bring(pressure([part('8462-4', 'Diastolic', 84)]));
    const files = await copyOf(w, person);
    const rows = JSON.parse(files.get('records/results.json')!) as { title: string; value_number: number }[];
    expect(rows.map(({ title, value_number }) => [title, value_number])).toEqual([
      ['Systolic', 128],
      ['Diastolic', 84],
    ]);
    expect(summaryOf(files, 'Observation')).toMatchObject([
      { component: [{ valueQuantity: { value: 128 } }, { valueQuantity: { value: 84 } }] },
    ]);
    await person.bring(pressure([]));
    const left = await w.db
      .selectFrom('observation as o')
      .innerJoin('person as p', 'p.id', 'o.person_id')
      .select(['o.title', 'o.value_number'])
      .where('p.mrn', '=', person.mrn)
      .where('o.withdrawn_at', 'is', null)
      .execute();
    expect(left).toEqual([{ title: 'Systolic', value_number: 128 }]);
  });
  test('D9.01 components of a sensitive test are as sensitive as the test', async () => {
    const person = new Imported(w, 'k-drugs');
    await person.bring(
      observation('o', { ...of('3393-9'), component: [{ ...of('3397-0', 'Cocaine'), valueString: 'negative' }] }),
    );
    const row = await w.db
      .selectFrom('observation')
      .select('is_sensitive')
      .where('title', '=', 'Cocaine')
      .executeTakeFirstOrThrow();
    expect(row.is_sensitive).toBe(true);
  });
  test('D9.01 a result that only a report of the laboratory names as such is one', async () => {
    const person = new Imported(w, 'k-report');
    await person.bring(observation('o', { ...of('35200-5'), category: undefined, ...quantity(6.3, 'mmol/L') }), {
      resourceType: 'DiagnosticReport',
      id: 'd',
      category: [{ coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v2-0074', code: 'HM' }] }],
      result: [{ reference: 'Observation/o' }],
    });
    expect(await person.labs()).toMatchObject([{ decimal: '6.3' }]);
  });
});
