import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparators, labReading, rangeFlag, readInterpretation, type Comparator, type Reference } from './index.ts';

const within = (low: number | null, high: number | null, more: Partial<Reference> = {}): Reference => ({
  low,
  high,
  lowExclusive: false,
  highExclusive: false,
  kind: 'normal',
  ...more,
});
const flag = (value: number | null, low: number | null, high: number | null) =>
  rangeFlag(value, null, within(low, high));

describe('flags by the range', () => {
  test('without a value or a range there is no flag', () => {
    expect([flag(null, 1, 2), flag(Number.NaN, 1, 2), flag(5, null, null)]).toEqual(['unknown', 'unknown', 'unknown']);
  });
  test('both ends are normal and a hair beyond them is not', () => {
    expect([4, 5.6].map((value) => flag(value, 4, 5.6))).toEqual(['normal', 'normal']);
    expect([flag(3.999, 4, 5.6), flag(5.601, 4, 5.6)]).toEqual(['low', 'high']);
  });
  test('an open end has no flag of its own', () => {
    expect([flag(0, null, 5), flag(6, null, 5), flag(600, 40, null), flag(39, 40, null)]).toEqual([
      'normal',
      'high',
      'normal',
      'low',
    ]);
  });
  test('zero is a value and a bound', () => {
    expect([flag(0, 0, 1), flag(-1, 0, 1), flag(1, null, 0)]).toEqual(['normal', 'low', 'high']);
  });
  test('an end that does not belong to the range is outside it', () => {
    expect(rangeFlag(5, null, within(null, 5, { highExclusive: true }))).toBe('high');
    expect(rangeFlag(40, null, within(40, null, { lowExclusive: true }))).toBe('low');
  });
  test('critical limits say nothing of what lies within them', () => {
    const limits = within(2.5, 6.5, { kind: 'critical' });
    expect([2.4, 4, 6.9].map((value) => rangeFlag(value, null, limits))).toEqual([
      'critical_low',
      'unknown',
      'critical_high',
    ]);
  });
});

describe('flags of values with a comparator', () => {
  test.each<[Comparator, number, number | null, number | null, string]>([
    ['<', 0.01, 0.4, 4, 'low'],
    ['>', 50, null, 34, 'high'],
    ['<', 5, 3, 10, 'unknown'],
    ['<', 5, null, 10, 'normal'],
    ['<', 5, 0, 10, 'normal'],
    ['<', 20, null, 10, 'unknown'],
    ['>', 90, 60, null, 'normal'],
    ['>', 90, 60, 120, 'unknown'],
    ['<', 3, 3, 10, 'low'],
    ['<=', 3, 3, 10, 'unknown'],
    ['>', 10, 3, 10, 'high'],
    ['>=', 10, 3, 10, 'unknown'],
    ['>=', 60, 60, null, 'normal'],
  ])('%s%d with a range from %s to %s is %s', (comparator, value, low, high, expected) => {
    expect(rangeFlag(value, comparator, within(low, high))).toBe(expected);
  });
  test('the flag of a comparator is true of every value that it may mean', () => {
    const bound = fc.option(fc.integer({ min: 0, max: 20 }), { nil: null });
    const given = fc.record({
      comparator: fc.constantFrom(...comparators),
      value: fc.integer({ min: 1, max: 20 }),
      ends: fc.tuple(bound, bound).filter(([a, b]) => a === null || b === null || a <= b),
      exclusive: fc.tuple(fc.boolean(), fc.boolean()),
      by: fc.integer({ min: 0, max: 4000 }).map((n) => n / 100),
    });
    fc.assert(
      fc.property(given, ({ comparator, value, ends, exclusive, by }) => {
        const range = within(ends[0], ends[1], {
          lowExclusive: exclusive[0] && ends[0] !== 0,
          highExclusive: exclusive[1],
        });
        const result = rangeFlag(value, comparator, range);
        const real = comparator.startsWith('<') ? value - by : value + by;
        if (result === 'unknown' || real < 0 || (by === 0 && !comparator.endsWith('='))) return;
        expect(rangeFlag(real, null, range)).toBe(result);
      }),
    );
  });
});

describe('the flag of the laboratory itself', () => {
  test('is read from codes and words, the gravest of several', () => {
    expect(['HH', 'LL', 'H', 'L', 'A', 'N', 'h', 'High'].map((code) => readInterpretation([code]))).toEqual([
      'critical_high',
      'critical_low',
      'high',
      'low',
      'abnormal',
      'normal',
      'high',
      'high',
    ]);
    expect(readInterpretation(['N', 'U', 'HH'])).toBe('critical_high');
    expect([[], ['POS'], ['>'], ['R']].map(readInterpretation)).toEqual([undefined, undefined, undefined, undefined]);
  });
  test('is what is shown, together with a contradiction with its own range', () => {
    expect(labReading('high', 'critical_high', 'normal')).toEqual({ flag: 'critical_high', rangeSays: null });
    expect(labReading('unknown', 'high', 'normal')).toEqual({ flag: 'high', rangeSays: null });
    expect(labReading('high', 'abnormal', 'normal')).toEqual({ flag: 'abnormal', rangeSays: null });
    expect(labReading('high', 'normal', 'normal')).toEqual({ flag: 'normal', rangeSays: 'high' });
    expect(labReading('normal', 'high', 'normal')).toEqual({ flag: 'high', rangeSays: 'normal' });
    expect(labReading('low', 'high', 'normal')).toEqual({ flag: 'high', rangeSays: 'low' });
    expect(labReading('low', 'normal', 'target')).toEqual({ flag: 'normal', rangeSays: null });
    expect(labReading('low', null, 'normal')).toEqual({ flag: 'low', rangeSays: null });
  });
});
