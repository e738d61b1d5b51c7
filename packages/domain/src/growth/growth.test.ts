import { describe, expect, test } from 'vitest';
import { readBeside } from '../beside.fixture.ts';
import {
  ageInDays,
  centileOf,
  growthRules,
  standardHeight,
  valueOfZ,
  zScore,
  type GrowthMeasure,
  type Sex,
} from './index.ts';

const month = growthRules.daysInMonth;
const z = (measure: GrowthMeasure, sex: Sex, ageDays: number, value: number) =>
  zScore({ measure, sex, ageDays, value });

describe('D11.08 z-scores equal the worked examples of WHO within 0.01', () => {
  test.each<[GrowthMeasure, Sex, number, number, number]>([
    ['weight', 'female', 1522, 17, 0.24],
    ['height', 'male', 44, 50, -3.29],
    ['height', 'female', 731, 77.5, -2.55],
    ['weight', 'female', 60.911_701 * month, 20.5, 0.79],
    ['height', 'female', 60.911_701 * month, 113.6, 0.85],
  ])('%s of a %s at %d days: %d', (measure, sex, ageDays, value, expected) => {
    expect(Math.abs(z(measure, sex, Math.round(ageDays), value)! - expected)).toBeLessThanOrEqual(0.0101);
  });
  test('lying and standing differ by 0.7 cm, and not under nine months', () => {
    expect(z('height', 'male', 987, standardHeight(72.86, 987, 'lying'))).toBeCloseTo(-6.09, 1);
    expect(z('height', 'male', 243, standardHeight(60, 243, 'standing'))).toBeCloseTo(-4.81, 1);
    expect(z('height', 'male', 274, standardHeight(60, 274, 'standing'))).toBeCloseTo(-5.02, 1);
  });
});

const rows = (file: string, separator: string) => {
  const [head = '', ...lines] = (readBeside(file) ?? '').trim().split('\n');
  const names = head.split(separator);
  return lines.map((line) => Object.fromEntries(line.split(separator).map((cell, n) => [names[n], cell])));
};

const published = [
  ['weight', 'growth/who-wfa-0-5y.tsv', 1],
  ['height', 'growth/who-lhfa-0-5y.tsv', 1],
  ['bmi', 'growth/who-bmi-0-5y.tsv', 1],
  ['head', 'growth/who-hc-0-5y.tsv', 1],
  ['weight', 'growth/who2007-wfa-5-10y.tsv', month],
  ['height', 'growth/who2007-hfa-5-19y.tsv', month],
  ['bmi', 'growth/who2007-bmi-5-19y.tsv', month],
] as const;

// The published tables lie beside the repository or not; without them the examples above stand alone.
describe.skipIf(readBeside('growth/who-wfa-0-5y.tsv') === undefined)('D11.08 beside the published tables', () => {
  test.each(published)('%s: no row of %s is 0.01 z away', (measure, file, unit) => {
    const wrong = rows(file, '\t').filter(({ sex, age, l, m, s }) => {
      const ageDays = Number(age) * unit;
      if (unit !== 1 && ageDays <= 1826.25) return false;
      return [-2, 0, 2].some((sd) => {
        const value = Number(m) * (1 + Number(l) * Number(s) * sd) ** (1 / Number(l));
        return Math.abs((z(measure, sex === '1' ? 'male' : 'female', ageDays, value) ?? Number.NaN) - sd) > 0.0101;
      });
    });
    expect(wrong).toEqual([]);
  });
  test('every worked child of WHO 2007 from 61 months on', () => {
    const wrong = rows('growth/who2007-worked-zscores.csv', ',').filter(({ sex, agemons, height, zhfa }) => {
      if (!zhfa || !height || Number(agemons) * month <= 1826.25) return false;
      const found = z('height', sex === '1' ? 'male' : 'female', Number(agemons) * month, Number(height));
      return found === undefined || Math.abs(found - Number(zhfa)) > 0.0101;
    });
    expect(wrong).toEqual([]);
  });
});

describe('what the curves are drawn by', () => {
  test('the median has the score zero, and a value and its score are each other’s inverse', () => {
    const median = valueOfZ('height', 'female', 400, 0)!;
    expect(z('height', 'female', 400, median)).toBe(0);
    expect(z('weight', 'male', 3000, valueOfZ('weight', 'male', 3000, 1.5)!)).toBe(1.5);
  });
  test('centiles', () => {
    expect([centileOf(0), centileOf(-1.881), centileOf(1.881), centileOf(-5)]).toEqual([50, 3, 97, 0]);
  });
  test('beyond the tables nothing is said', () => {
    expect([
      z('weight', 'male', 11 * 366, 30),
      z('head', 'male', 6 * 366, 50),
      z('height', 'male', 20 * 366, 180),
      z('bmi', 'male', -1, 15),
    ]).toEqual([undefined, undefined, undefined, undefined]);
    expect(ageInDays('2020-02-29', '2021-03-01')).toBe(366);
  });
});
