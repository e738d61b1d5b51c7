import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  arabicResult,
  convertDecimal,
  convertValue,
  differenceOf,
  plainDecimal,
  readMeasured,
  readMoment,
  sameUnit,
  unitForMath,
  unitGroup,
} from './index.ts';

const cholesterol = '2093-3';

describe('numbers as they were written', () => {
  test('keep their digits and lose their exponent', () => {
    const given = ['5.10', '0.004', '-1.50', '1e-3', '1.20e3', '5.10e1', '007', '0', '12E2', '1e-7'];
    expect(given.map(plainDecimal)).toEqual([
      '5.10',
      '0.004',
      '-1.50',
      '0.001',
      '1200',
      '51.0',
      '7',
      '0',
      '1200',
      '0.0000001',
    ]);
  });
  test('what is no number, or has no end, is refused', () => {
    for (const text of ['', 'abc', '1.', '.5', '1,5', '1e400', 'NaN', 'Infinity', '1e-90'])
      expect(plainDecimal(text)).toBeUndefined();
  });
  test('any number that a machine writes means the same when it is written plainly', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e12, max: 1e12, noNaN: true }).filter((n) => n !== 0),
        (n) => {
          const plain = plainDecimal(String(n));
          expect(plain === undefined ? n : Number(plain)).toBe(n);
        },
      ),
    );
  });
  test('a text that is a number is one, with its comparator', () => {
    expect(['6.9', '< 0.01', '≥60', '٦٫٩', ' 5.10 '].map(readMeasured)).toEqual([
      { decimal: '6.9', comparator: null },
      { decimal: '0.01', comparator: '<' },
      { decimal: '60', comparator: '>=' },
      { decimal: '6.9', comparator: null },
      { decimal: '5.10', comparator: null },
    ]);
    for (const text of ['1:80', '6,9', '5 mg/dL', 'negative', '++', '2025-03-01', ''])
      expect(readMeasured(text)).toBeUndefined();
  });
  test('a difference is exact, with the places of the finer number', () => {
    expect([
      differenceOf('6.4', '6.9'),
      differenceOf('0.3', '0.1'),
      differenceOf('5.10', '5.1'),
      differenceOf('200', '199.5'),
    ]).toEqual(['-0.5', '0.2', '0.00', '0.5']);
    const cents = fc.integer({ min: -1_000_000, max: 1_000_000 });
    const text = (n: number) => (n / 100).toFixed(2);
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        expect(Number(differenceOf(text(a), text(b)))).toBe((a - b) / 100);
      }),
    );
  });
});

describe('units', () => {
  test.each([
    ['mg/dL', 'mg/dl'],
    ['mg/dL', 'MG/DL'],
    ['mg/dL', 'mg/100mL'],
    ['10*3/uL', 'K/uL'],
    ['10*3/uL', '10*9/L'],
    ['10*9/L', '10^9/L'],
    ['10*9/L', '×10⁹/L'],
    ['10*3/uL', 'x10^3/µL'],
    ['10*6/uL', 'M/uL'],
    ['10*3/uL', '10*3{cells}/uL'],
    ['/uL', 'cells/mm³'],
    ['ug/dL', 'mcg/dL'],
    ['µmol/L', 'μmol/L'],
    ['mIU/L', 'u[IU]/mL'],
    ['mL/min/{1.73_m2}', 'mL/min/1.73 m²'],
  ])('%s and %s are one', (a, b) => {
    expect([sameUnit(a, b), sameUnit(b, a)]).toEqual([true, true]);
    expect(unitGroup(a, null)).toBe(unitGroup(b, null));
  });
  test.each([
    ['mL/min', 'mL/min/{1.73_m2}', null],
    ['%', 'mmol/mol', '4548-4'],
    ['G/L', 'g/L', null],
    ['Mmol/L', 'mmol/L', null],
    ['MU/L', 'mU/L', null],
    ['U/L', '[IU]/L', null],
    ['mg/dL', 'mg/mmol', null],
    ['score', 'Score', null],
  ])('%s and %s are not', (a, b, loinc) => {
    expect(sameUnit(a, b)).toBe(false);
    expect(unitGroup(a, loinc)).not.toBe(unitGroup(b, loinc));
  });
});

describe('values in another unit', () => {
  test('mass and substance make one trend only for an analyte whose molar mass is known', () => {
    expect(unitGroup('mg/dL', cholesterol)).toBe(unitGroup('mmol/L', cholesterol));
    expect(unitGroup('mg/dL', null)).not.toBe(unitGroup('mmol/L', null));
    expect(unitGroup('mmol/L', '6298-4')).toBe(unitGroup('meq/L', '6298-4'));
    expect(unitGroup('mmol/L', cholesterol)).not.toBe(unitGroup('meq/L', cholesterol));
    expect(convertDecimal('5.1', 'mmol/L', 'mg/dL', cholesterol)).toBe('197');
    expect(convertDecimal('195', 'mg/dL', 'mmol/L', cholesterol)).toBe('5.04');
    expect(convertDecimal('5.1', 'mmol/L', 'mg/dL', null)).toBeUndefined();
    expect(convertDecimal('4.0', 'mmol/L', 'meq/L', '6298-4')).toBe('4.0');
    expect(convertValue(9.8, 'mg/dL', 'mmol/L', '49765-1')).toBeCloseTo(2.445, 3);
  });
  test('a unit that is only scaled keeps the significant digits', () => {
    expect([
      convertDecimal('5.10', 'mg/dL', 'mg/L', null),
      convertDecimal('0.004', 'g/L', 'mg/L', null),
      convertDecimal('13.1', 'g/dL', 'g/L', null),
      convertDecimal('5.10', 'mg/dl', 'mg/dL', null),
    ]).toEqual(['51.0', '4', '131', '5.10']);
  });
  test('there and back is where it began, and what is larger stays larger', () => {
    const units = fc.constantFrom('mg/dL', 'mmol/L', 'g/L', 'umol/L', 'ug/mL');
    const value = fc.integer({ min: 1, max: 1_000_000 }).map((n) => n / 1000);
    fc.assert(
      fc.property(units, units, value, value, (from, to, a, b) => {
        const there = convertValue(a, from, to, cholesterol)!;
        expect(convertValue(there, to, from, cholesterol)! / a).toBeCloseTo(1, 9);
        expect(Math.sign(convertValue(b, from, to, cholesterol)! - there)).toBe(Math.sign(b - a));
      }),
    );
  });
  test('what is shown goes before its code, unless only the code can be read', () => {
    expect(unitForMath('mg/dL', 'mmol/L')).toBe('mg/dL');
    expect(unitForMath('thousand per cubic mm', '10*3/uL')).toBe('10*3/uL');
    expect([unitForMath(null, 'g/L'), unitForMath('score', null), unitForMath(null, null)]).toEqual([
      'g/L',
      'score',
      null,
    ]);
  });
});

describe('moments', () => {
  test('are known as exactly as they came, and begin in Riyadh', () => {
    const given = [
      '2025',
      '2025-03',
      '2025-03-01',
      '2025-03-01T09:30:00+03:00',
      '2025-03-01T06:30:00.5Z',
      '2025-03-01T09:30:00',
    ];
    expect(given.map((text) => [readMoment(text)?.at.toISOString(), readMoment(text)?.precision])).toEqual([
      ['2024-12-31T21:00:00.000Z', 'year'],
      ['2025-02-28T21:00:00.000Z', 'month'],
      ['2025-02-28T21:00:00.000Z', 'day'],
      ['2025-03-01T06:30:00.000Z', 'instant'],
      ['2025-03-01T06:30:00.500Z', 'instant'],
      ['2025-03-01T06:30:00.000Z', 'instant'],
    ]);
  });
  test('D9.01 are read without the colon of their zone, and with a space before their time', () => {
    const given = [
      '2025-03-01T09:30:00+0300',
      '2025-03-01 09:30:00',
      '2025-03-01 01:30:00.25-0500',
      '2025-03-01 06:30Z',
    ];
    expect(given.map((text) => readMoment(text)?.at.toISOString())).toEqual([
      '2025-03-01T06:30:00.000Z',
      '2025-03-01T06:30:00.000Z',
      '2025-03-01T06:30:00.250Z',
      '2025-03-01T06:30:00.000Z',
    ]);
  });
  test('what is none is refused', () => {
    for (const text of [
      '',
      '2025-03-01T09:30:00+03',
      '2025-03-01  09:30',
      'yesterday',
      '2025-13',
      '2025-02-30',
      '2025-02-30T10:00:00Z',
      '2025-03-01T25:00:00Z',
      '03/2025',
    ])
      expect(readMoment(text)).toBeUndefined();
  });
});

test('common answers in words have an Arabic one, others stand as they were written', () => {
  expect(['Positive', 'Not detected', 'Negative (qualifier value)', 'Few', null].map(arabicResult)).toEqual([
    'إيجابي',
    'لم يُكشف عنه',
    'سلبي',
    null,
    null,
  ]);
});
