import { describe, expect, test } from 'vitest';
import { atcCode, atcCodes, substancesOfAtc } from './atc.ts';
import { groups } from './groups.ts';
import { warningsFor } from './warnings.ts';

const nobody = { allergies: [], substances: [] };
const wordless = (id: number, atc: string) => ({ id, substance: '', atc });
const taking = (atc: string) => ({
  allergies: [],
  substances: [{ name: atc, words: [], atcCodes: [atc] }],
});
const kinds = (found: ReturnType<typeof warningsFor>) => found.map(({ kind, severity }) => `${kind} ${severity}`);

describe('a medicine without words is known by its ATC code', () => {
  test('two products of a cart', () => {
    expect(kinds(warningsFor([wordless(1, 'C10AA01'), wordless(2, 'J01FA09')], nobody))).toEqual([
      'interaction serious',
    ]);
    expect(
      kinds(warningsFor([wordless(1, 'C10AA01'), { id: 2, substance: 'Clarithromycin', atc: '' }], nobody)),
    ).toEqual(['interaction serious']);
  });
  test('a product and a medicine of the record, either way round', () => {
    const warfarin = { id: 1, substance: 'Warfarin', atc: 'B01AA03' };
    expect(kinds(warningsFor([warfarin], taking('M01AE01')))).toEqual(['interaction caution']);
    expect(kinds(warningsFor([wordless(1, 'B01AA03')], taking('M01AE01')))).toEqual(['interaction caution']);
    expect(kinds(warningsFor([wordless(1, 'b01aa03 ')], taking(' m01ae01')))).toEqual(['interaction caution']);
  });
  test('a combination by each of its substances', () => {
    const paxlovid = wordless(1, 'J05AE30');
    expect(kinds(warningsFor([paxlovid], taking('C10AA01')))).toEqual(['interaction serious']);
    expect(substancesOfAtc('J05AR10').toSorted()).toEqual(['lopinavir', 'ritonavir']);
  });
  test('a brand beside the code hides nothing', () => {
    const brand = { allergies: [], substances: [{ name: 'Zocorix', words: ['Zocorix'], atcCodes: ['C10AA01'] }] };
    expect(warningsFor([{ id: 1, substance: 'Clarithromycin', atc: 'J01FA09' }], brand)).toMatchObject([
      { kind: 'interaction', severity: 'serious', known: 'Zocorix' },
    ]);
  });
  test('and so is the same substance in two products, of which one has words only', () => {
    const products = [wordless(1, 'N02BE01'), { id: 2, substance: 'Paracetamol, caffeine', atc: '' }];
    expect(kinds(warningsFor(products, nobody))).toEqual(['duplicate caution']);
  });
});

describe('an allergy that is stated by a code', () => {
  const allergicTo = (atc: string) => ({ allergies: [{ name: atc, words: [], atcCodes: [atc] }], substances: [] });
  test.each([
    ['the substance itself', 'J01CA04', { substance: 'Amoxicillin', atc: '' }],
    ['the whole class, by its own code', 'J01C', { substance: '', atc: 'J01CR02' }],
    ['another substance of the class', 'J01CE01', { substance: 'Amoxicillin', atc: 'J01CA04' }],
    ['a product without words', 'N02BE01', { substance: '', atc: 'N02BE51' }],
  ])('warns of %s', (_, code, product) => {
    expect(kinds(warningsFor([{ id: 1, ...product }], allergicTo(code)))).toEqual(['allergy serious']);
  });
  test('and of nothing else', () => {
    expect(warningsFor([{ id: 1, substance: 'Paracetamol', atc: 'N02BE01' }], allergicTo('J01C'))).toEqual([]);
    expect(warningsFor([{ id: 1, substance: 'Paracetamol', atc: 'N02BE01' }], allergicTo(''))).toEqual([]);
    expect(warningsFor([{ id: 1, substance: 'Paracetamol', atc: 'N02BE01' }], allergicTo('N'))).toEqual([]);
  });
  test('words that name an allergy to a class find a product without words', () => {
    const known = { allergies: ['Allergy to penicillin'], substances: [] };
    expect(kinds(warningsFor([wordless(1, 'J01CA04')], known))).toEqual(['allergy serious']);
  });
});

describe('the table of codes', () => {
  test('knows every substance of our groups that has a code in the index', () => {
    const all = Object.values(groups).flatMap((group) => [...group]);
    const without = [...new Set(all)].filter((name) => !(name in atcCodes));
    // One is glyceryl trinitrate by its other name; the others have no code of the fifth level.
    expect(without.toSorted()).toEqual(['benzphetamine', 'nitroglycerin', 'phendimetrazine', 'zileuton']);
  });
  test('a code is read in any spelling, and one that is unknown names nothing', () => {
    expect([atcCode(' n02 be01 '), substancesOfAtc('X99XX99'), substancesOfAtc('')]).toEqual(['N02BE01', [], []]);
  });
});
