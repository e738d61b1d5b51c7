import { describe, expect, test } from 'vitest';
import { readBeside } from '../beside.fixture.ts';
import { isSaudiMobile, toE164 } from './index.ts';

/**
 * The national numbering plan in short: the first digits of each kind of number, its length. In full it lies beside the repository, as
 * libphonenumber has it.
 */
const ownPlan = [
  ['1[1-46-7]', '9', 'FIXED_LINE'],
  ['5[013-689]', '9', 'MOBILE'],
  ['57[0-8]', '9', 'MOBILE'],
  ['579[0-8]', '9', 'MOBILE'],
  ['800', '10', 'TOLL_FREE'],
  ['920', '9', 'SHARED_COST'],
  ['925', '9', 'PREMIUM_RATE'],
];
const rowsOf = (file: string): string[][] | undefined =>
  readBeside(`suites/libphonenumber-966/${file}`)
    ?.trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(';').map((cell) => cell.trim().replaceAll('"', '')));
const ranges = rowsOf('ranges.csv');
const plans: readonly (readonly [name: string, rows: readonly (readonly string[])[]])[] = [
  ['our own', ownPlan],
  ...(ranges ? [['beside the repository', ranges] as const] : []),
];

/** Answers the kind that a plan gives a national number; undefined where it has none. */
const reader = (rows: readonly (readonly string[])[]) => {
  const kinds = rows.map(([prefix, length, type]) => ({
    begins: new RegExp(`^(?:${prefix})`),
    length: Number(length),
    type,
  }));
  return (national: string) =>
    kinds.find(({ begins, length }) => national.length === length && begins.test(national))?.type;
};

const prefixes = ['009665', '9665', '+9665', '05', '5'];
const waysOf = (national: string): string[] => prefixes.map((prefix) => `${prefix}${national.slice(1)}`);

describe.each(plans)('against the numbering plan, %s', (_, rows) => {
  const typeOf = reader(rows);
  const everyFourDigits = Array.from({ length: 9000 }, (__, n) => `${n + 1000}`);

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
  test('S5.04 beyond the plan the specification takes 52 and 5799, which nobody has been given, and nothing else', () => {
    const more = everyFourDigits.filter((h) => isSaudiMobile(`${h}01234`) && typeOf(`${h}01234`) !== 'MOBILE');
    expect(more.filter((head) => !head.startsWith('52'))).toEqual(['5799']);
    expect(more).toHaveLength(101);
  });
});

test('S5.04 short codes are none', () => {
  const beside = (rowsOf('shortcodes.csv') ?? []).map(([, pattern = '']) => pattern.replaceAll(/\[(.).*?\]/g, '$1'));
  expect(['112', '911', '937', '997', '1100', '116111', '19999', ...beside].filter(isSaudiMobile)).toEqual([]);
});
test('S5.04 an example of each kind is judged by its kind', () => {
  const examples = ['112345678', '512345678', '8001234567', '925012345', '920012345'];
  expect(examples.filter(isSaudiMobile)).toEqual(['512345678']);
});

describe('formats that a parser of numbers accepts and the specification does not', () => {
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
