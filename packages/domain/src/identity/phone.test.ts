import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isSaudiMobile, toE164 } from './index.ts';

/** The numbering plan as libphonenumber has it: a pattern of first digits, a length, a type for each row. */
const folder = new URL('../../../../../shared/data/suites/libphonenumber-966/', import.meta.url);
const isThere = existsSync(folder);
const why = isThere ? '' : ' (skipped: ../shared/data/suites/libphonenumber-966 is not beside this repository)';

const rowsOf = (file: string): string[][] =>
  isThere
    ? readFileSync(new URL(file, folder), 'utf8')
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => line.split(';').map((cell) => cell.trim().replaceAll('"', '')))
    : [];
const ranges = rowsOf('ranges.csv').map(([prefix, length, type]) => ({
  begins: new RegExp(`^(?:${prefix})`),
  length: Number(length),
  type,
}));

/** The type that the plan gives a national number; undefined where it has none. */
const typeOf = (national: string) =>
  ranges.find(({ begins, length }) => national.length === length && begins.test(national))?.type;

const prefixes = ['009665', '9665', '+9665', '05', '5'];
const waysOf = (national: string): string[] => prefixes.map((prefix) => `${prefix}${national.slice(1)}`);

describe.skipIf(!isThere)(`against the numbering plan${why}`, () => {
  const everyFourDigits = Array.from({ length: 9000 }, (_, n) => `${n + 1000}`);

  test('S5.04 whatever the plan calls a mobile is one, in each way of writing it', () => {
    const mobiles = everyFourDigits.map((head) => `${head}01234`).filter((number) => typeOf(number) === 'MOBILE');
    expect(mobiles.length).toBeGreaterThan(800);
    expect(mobiles.flatMap(waysOf).filter((number) => !isSaudiMobile(number))).toEqual([]);
  });
  test('S5.04 landlines, toll-free, shared-cost and premium numbers are none', () => {
    const others = everyFourDigits
      .flatMap((head) => [`${head}01234`, `${head}012345`])
      .filter((number) => !['MOBILE', undefined].includes(typeOf(number)));
    expect(others.length).toBeGreaterThan(100);
    expect(others.flatMap((n) => [n, `0${n}`, `966${n}`, `+966${n}`, `00966${n}`]).filter(isSaudiMobile)).toEqual([]);
  });
  test('S5.04 short codes are none', () => {
    const codes = rowsOf('shortcodes.csv').map(([, pattern]) => pattern!.replaceAll(/\[(.).*?\]/g, '$1'));
    expect(codes.filter(isSaudiMobile)).toEqual([]);
  });
  test('S5.04 beyond the plan the specification takes 52 and 5799, which nobody has been given, and nothing else', () => {
    const more = everyFourDigits.filter((h) => isSaudiMobile(`${h}01234`) && typeOf(`${h}01234`) !== 'MOBILE');
    expect(more.filter((head) => !head.startsWith('52'))).toEqual(['5799']);
    expect(more).toHaveLength(101);
  });
  test('S5.04 the examples of the plan are judged by their type', () => {
    const examples = rowsOf('examples.csv');
    const mobiles = examples.filter(([, , number]) => isSaudiMobile(number!)).map(([, type]) => type);
    expect(mobiles).toEqual(['MOBILE']);
  });
});

describe('ways of writing that a parser of numbers bears and the specification does not', () => {
  test.each([
    '+966 50 123 4567',
    '050-123-4567',
    '(050) 1234567',
    '+9660501234567',
    '00 966 501234567',
    'tel:+966501234567',
    '+966501234567 ext. 5',
    '٠٥٠١٢٣٤٥٦٧',
    '０５０１２３４５６７',
    '501234567\n',
  ])('S5.04 %j', (number) => {
    expect(isSaudiMobile(number)).toBe(false);
  });
  test('S5.04 each way that the specification has leads to one number', () => {
    expect(new Set(waysOf('501234567').map(toE164))).toEqual(new Set(['+966501234567']));
  });
});
