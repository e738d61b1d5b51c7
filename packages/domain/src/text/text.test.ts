import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  digitsOnly,
  isBlank,
  nameLetters,
  normaliseArabic,
  phoneCharacters,
  sameLetters,
  searchWords,
  editDistance,
  neighbourSwaps,
  toArabicDigits,
  toLatinDigits,
  withinOneTypo,
} from './index.ts';
import { readBeside } from '../beside.fixture.ts';

const pairsBeside = JSON.parse(readBeside('suites/arabic/lucene-arabic-normalization.json') ?? '[]') as {
  readonly input: string;
  readonly expected: string;
}[];

describe('normalising Arabic', () => {
  test.each([
    ...pairsBeside.map(({ input, expected }): [string, string, string] => [
      input,
      expected,
      'from beside the repository',
    ]),
    ['ٱلرحمن', 'الرحمن', 'alef wasla'],
    ['مؤمن', 'مومن', 'hamza on waw'],
    ['رئيس', 'رييس', 'hamza on yeh'],
    ['ليلى', 'ليلي', 'alef maksura'],
    ['لیلی', 'ليلي', 'Farsi yeh'],
    ['کریم', 'كريم', 'keheh'],
    ['هٰذا', 'هذا', 'superscript alef'],
    ['بـَـنـادول', 'بنادول', 'tatweel and vowel signs'],
    ['ﻻ', 'لا', 'presentation form'],
    ['٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹', '0123456789 0123456789', 'both digit blocks'],
    ['  Élan\u00a0VITAL\t', 'elan vital', 'accents, case, spaces'],
    ['\u2067سارة\u2069', 'ساره', 'invisible direction marks'],
  ])('%s becomes %s (%s)', (typed, expected) => {
    expect(normaliseArabic(typed)).toBe(expected);
  });
  test('normalising twice changes nothing more', () => {
    const letters = fc.constantFrom(...'اأإآٱبىييةه ـَُّ٣۳éÉİß ﻻﷺؤئ-.'.split(''));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(letters).map((all) => all.join('')),
        ),
        (s) => {
          expect(normaliseArabic(normaliseArabic(s))).toBe(normaliseArabic(s));
        },
      ),
    );
  });
});

describe('search words', () => {
  test('titles are not searched for', () => {
    for (const typed of ['د. ليلى', 'د ليلى', 'د.ليلى', 'دكتورة ليلى', 'الدكتورة ليلى', 'الدكتور ليلى'])
      expect(searchWords(typed)).toEqual(['ليلي']);
    for (const typed of ['Dr. Layla', 'dr layla', 'DR.LAYLA', 'Doctor Layla'])
      expect(searchWords(typed)).toEqual(['layla']);
    expect(searchWords('د. Dr.')).toEqual([]);
  });
  test('a name is found with and without the article', () => {
    expect(searchWords('الحربي')).toEqual(searchWords('حربي'));
    expect(searchWords('Al-Harbi')).toEqual(searchWords('harbi'));
    expect(searchWords('ألم آلام')).toEqual(['الم', 'الام']);
    expect(searchWords('الآلام')).toEqual(['الام']);
  });
  test('words are bounded in number and length, each once', () => {
    const words = searchWords(`${'a'.repeat(500)} b c d e f g h b`);
    expect(words).toHaveLength(6);
    expect(words[0]).toHaveLength(40);
    expect(searchWords('قلب القلب')).toEqual(['قلب']);
    expect(searchWords('" % _ \\ ()')).toEqual([]);
  });
});

describe('one typo', () => {
  const distance = (a: string, b: string): number => {
    const rows = [...Array(a.length + 1).keys()].map((i) => [i, ...Array<number>(b.length).fill(0)]);
    const cell = (i: number, j: number) => rows[i]?.[j] ?? 0;
    for (let j = 0; j <= b.length; j += 1) rows[0]![j] = j;
    for (let i = 1; i <= a.length; i += 1)
      for (let j = 1; j <= b.length; j += 1) {
        const steps = [cell(i - 1, j) + 1, cell(i, j - 1) + 1, cell(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)];
        if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) steps.push(cell(i - 2, j - 2) + 1);
        rows[i]![j] = Math.min(...steps);
      }
    return cell(a.length, b.length);
  };
  test('two typos are too many', () => {
    for (const [a, b] of [
      ['قلب', 'عظم'],
      ['layla', 'lyala1'],
      ['abcd', 'badc'],
      ['', 'ab'],
    ] as const)
      expect(withinOneTypo(a, b)).toBe(false);
  });
  test('one letter more, less, other or swapped is accepted', () => {
    for (const [a, b] of [
      ['بنادول', 'بندول'],
      ['layla', 'laylla'],
      ['layla', 'leyla'],
      ['layla', 'alyla'],
      ['', 'a'],
      ['', ''],
    ] as const)
      expect(withinOneTypo(a, b)).toBe(true);
  });
  test('two neighbours swapped are one typo, in any position', () => {
    const swaps = neighbourSwaps('panadol');
    expect(swaps).toEqual(['apnadol', 'pnaadol', 'paandol', 'pandaol', 'panaodl', 'panadlo']);
    expect(swaps.map((swapped) => editDistance(swapped, 'panadol'))).toEqual([1, 1, 1, 1, 1, 1]);
    expect([neighbourSwaps('aa'), neighbourSwaps('a'), neighbourSwaps(''), neighbourSwaps('حقن')]).toEqual([
      [],
      [],
      [],
      ['قحن', 'حنق'],
    ]);
    expect([editDistance('abcd', 'badc'), editDistance('', 'abc'), editDistance('مرهم', 'مرهم')]).toEqual([2, 3, 0]);
  });
  test('agrees with the full table of distances', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(withinOneTypo(a, b)).toBe(distance(a, b) <= 1);
        expect(editDistance(a, b)).toBe(distance(a, b));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('input filters', () => {
  test('S5.09 number fields keep digits only, as Latin ones', () => {
    expect(digitsOnly('١٢٣ abc-۴۵6+')).toBe('123456');
    expect(digitsOnly('²½Ⅳ一')).toBe('');
  });
  test('S5.09 phone fields keep digits and plus', () => {
    expect(phoneCharacters('+٩٦٦ (50) 000-0001 ext')).toBe('+966500000001');
  });
  test('S5.09 name fields keep letters and spaces of their own language', () => {
    expect(nameLetters("Sara O'Neil 3 سارة-é", 'en')).toBe('Sara ONeil  ');
    expect(nameLetters('سارة الحربي Sara ٣،؟ـ', 'ar')).toBe('سارة الحربي  ');
  });
  test('S5.09 filtering twice changes nothing more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (s) => {
        expect(phoneCharacters(s)).toMatch(/^[0-9+]*$/);
        expect(digitsOnly(phoneCharacters(s))).toBe(digitsOnly(s));
        expect(nameLetters(nameLetters(s, 'ar'), 'en')).toMatch(/^ *$/);
      }),
    );
  });
  test('Latin digits stay as they are', () => {
    expect(toLatinDigits('٢٠٢٦/۱۲/31 م')).toBe('2026/12/31 م');
  });
});

test.each([
  ['أوجمنتين 457 ملجم-5 مل', 'أوجمنتين ٤٥٧ ملجم-٥ مل'],
  ['كريم 0.5%', 'كريم ٠.٥%'],
  ['فيتامين B12', 'فيتامين B12'],
  ['بلا رقم', 'بلا رقم'],
])('digits of an Arabic text are Arabic-Indic, those of a Latin word stay: %s', (given, shown) => {
  expect(toArabicDigits(given)).toBe(shown);
});

test('a database that translates letter by letter comes to the same spelling', () => {
  const { from, to } = sameLetters;
  expect(Array.from(from, normaliseArabic)).toEqual(Array.from(to));
});

test('what nobody can read is blank, whatever it is made of', () => {
  for (const blank of ['', ' \n\t', '\u200b', '\u200f\u2066\u2069', '\ufeff', '\u2800\u3164', '\u00ad\u2060', '\ufe0f'])
    expect(isBlank(blank)).toBe(true);
  for (const seen of ['a', 'م', '٠', '😀', '👩‍⚕️', '.', ' \u200bx']) expect(isBlank(seen)).toBe(false);
});
