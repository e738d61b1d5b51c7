import { describe, expect, test } from 'vitest';
import { ageInUnits, rangeFlag, referenceFrom, type GivenRange, type Measurand } from './index.ts';

const of: Measurand = { unit: 'mmol/L', loinc: '6298-4', sex: 'female', age: ageInUnits('1990-03-14', '2026-11-22') };
const range = (more: Partial<GivenRange>): GivenRange => ({ meaning: [], appliesTo: [], ...more });
const read = (ranges: readonly Partial<GivenRange>[], whose: Partial<Measurand> = {}) =>
  referenceFrom(ranges.map(range), { ...of, ...whose });
const open = { low: null, high: null };

describe('reference ranges as texts', () => {
  test('what cannot be read is open, never guessed', () => {
    for (const text of [
      '',
      'negative',
      '3.5 - 5.1 mmol/L fasting',
      '5 - 3 - 1',
      '<',
      '1.2.3',
      '5.1 - 3.5',
      '3.5 - 5.1 mg/dL',
    ])
      expect(read([{ text }])).toMatchObject(open);
    for (const text of ['3,500 - 5,100', '3,5 - 5,1', 'Adults: 3.5 - 5.1'])
      expect(read([{ text }])).toMatchObject(open);
    expect(read([])).toMatchObject(open);
  });
  test.each([
    ['3.5 - 5.1', 3.5, 5.1],
    ['3.5–5.1', 3.5, 5.1],
    ['(3.5-5.1)', 3.5, 5.1],
    ['70 to 99', 70, 99],
    ['٧٠ - ٩٩', 70, 99],
    ['٣٫٥ - ٥٫١', 3.5, 5.1],
    ['من ٧٠ إلى ٩٩', 70, 99],
    ['-2 - 2', -2, 2],
    ['-2.0 to +3.0', -2, 3],
    ['Normal: 3.5 - 5.1', 3.5, 5.1],
    ['3.5 - 5.1 mmol/L', 3.5, 5.1],
    ['3.5 - 5.1 mmol/l', 3.5, 5.1],
  ])('%s is read', (text, low, high) => {
    expect(read([{ text }])).toMatchObject({ low, high, lowExclusive: false, highExclusive: false });
  });
  test.each([
    ['< 5', null, 5, true],
    ['أقل من ٥', null, 5, true],
    ['≤5.7', null, 5.7, false],
    ['up to 40', null, 40, false],
    ['Up to 40', null, 40, false],
    ['حتى ٤٠', null, 40, false],
    ['≥ 60', 60, null, false],
    ['>= 40', 40, null, false],
    ['> 40', 40, null, true],
    ['more than 40', 40, null, true],
  ])('%s is open at one end, and says whether the other belongs to it', (text, low, high, isExclusive) => {
    const found = read([{ text }]);
    expect(found).toMatchObject({ low, high });
    expect(found.lowExclusive || found.highExclusive).toBe(isExclusive);
  });
  test('numbers come before their text', () => {
    expect(read([{ low: { value: 0 }, text: '9 - 10' }])).toMatchObject({ low: 0, high: null });
    expect(read([{ low: {} }, { high: { value: 5 } }])).toMatchObject({ low: null, high: 5 });
  });
});

const critical = { low: { value: 2.5 }, high: { value: 6.5 }, meaning: ['critical'] };
const therapeutic = { low: { value: 10 }, high: { value: 20 }, meaning: ['therapeutic'] };
const normal = { low: { value: 3.5 }, high: { value: 5.1 }, meaning: ['normal'] };

describe('which of several ranges a result is compared with', () => {
  test('the normal one, wherever it stands', () => {
    for (const ranges of [
      [critical, therapeutic, normal],
      [normal, critical],
      [therapeutic, { ...normal, meaning: [] }],
    ])
      expect(read(ranges)).toMatchObject({ low: 3.5, high: 5.1, kind: 'normal' });
    expect(read([critical, { text: '3.5 - 5.1' }])).toMatchObject({ low: 3.5, high: 5.1, kind: 'normal' });
  });
  test('a target before critical limits, where no normal one came', () => {
    expect(read([critical, therapeutic])).toMatchObject({ low: 10, kind: 'target' });
    expect(read([critical])).toMatchObject({ low: 2.5, high: 6.5, kind: 'critical' });
  });
  test('a range of a phase that nobody knows the person to be in is not used', () => {
    expect(read([{ ...normal, meaning: ['luteal'] }])).toMatchObject(open);
  });
  test('the one for the sex and the age of the person, never that of others', () => {
    const men = { low: { value: 13 }, high: { value: 17 }, appliesTo: ['male'] };
    const women = { low: { value: 12 }, high: { value: 15 }, appliesTo: ['248152002'] };
    const anybody = { low: { value: 1 }, high: { value: 99 } };
    expect(read([men, women, anybody])).toMatchObject({ low: 12 });
    expect(read([anybody, men, women], { sex: 'male' })).toMatchObject({ low: 13 });
    expect(read([men, anybody, women], { sex: null })).toMatchObject({ low: 1 });
    expect(read([men])).toMatchObject(open);
    expect(read([{ ...anybody, appliesTo: ['77386006'] }])).toMatchObject(open);
  });
});

describe('ranges of groups that nobody knows the person to be in', () => {
  const anybody = { high: { value: 5 } };
  test('who is of several groups has to be of each of them', () => {
    const pregnant = { high: { value: 2.5 }, appliesTo: ['female', '77386006'] };
    expect(read([anybody, pregnant])).toMatchObject({ high: 5 });
    expect(read([pregnant])).toMatchObject(open);
    expect(read([{ ...anybody, appliesTo: ['female', '248152002'] }])).toMatchObject({ high: 5 });
    expect(read([{ ...anybody, appliesTo: ['female', 'male'] }])).toMatchObject(open);
  });
  test('one of an age that could not be read is not used', () => {
    expect(read([{ ...anybody, hasUnknownAge: true }])).toMatchObject(open);
    expect(read([{ high: { value: 9 }, hasUnknownAge: true }, anybody])).toMatchObject({ high: 5 });
  });
});

describe('ages and units of ranges', () => {
  test('the ends of an age belong to it, in its own unit', () => {
    const infants = {
      high: { value: 7 },
      ageFrom: { value: 0, unit: 'mo' as const },
      ageTo: { value: 11, unit: 'mo' as const },
    };
    const adults = {
      high: { value: 5 },
      ageFrom: { value: 18, unit: 'a' as const },
      ageTo: { value: 64, unit: 'a' as const },
    };
    const aged = (birth: string) => ({ age: ageInUnits(birth, '2026-11-22') });
    expect(read([infants, adults], aged('2026-01-22'))).toMatchObject({ high: 7 });
    expect(read([infants, adults], aged('2008-11-22'))).toMatchObject({ high: 5 });
    expect(read([infants, adults], aged('1961-11-23'))).toMatchObject({ high: 5 });
    expect(read([infants, adults], aged('1961-11-22'))).toMatchObject(open);
    expect(read([infants, adults], aged('2008-11-23'))).toMatchObject(open);
    expect(read([infants, adults], { age: null })).toMatchObject(open);
  });
  test('ends in another unit are converted, and not used where that is impossible', () => {
    const inMilligrams = { low: { value: 70, unit: 'mg/dL' }, high: { value: 99, unit: 'mg/dL' } };
    const glucose = read([inMilligrams], { loinc: '2339-0' });
    expect(glucose.low).toBeCloseTo(3.8855, 3);
    expect(read([inMilligrams], { loinc: '3016-3' })).toMatchObject(open);
    expect(read([inMilligrams, { high: { value: 5, unit: 'mmol/l' } }], { loinc: null })).toMatchObject({ high: 5 });
  });
  test('potassium of 6.9 is high, however the normal range came', () => {
    const ways: Partial<GivenRange>[][] = [
      [critical, normal],
      [{ text: '3.5 - 5.1' }],
      [{ text: '٣٫٥–٥٫١' }],
      [critical],
    ];
    expect(ways.map((ranges) => rangeFlag(6.9, null, read(ranges)))).toEqual(['high', 'high', 'high', 'critical_high']);
  });
});
