import { describe, expect, test } from 'vitest';
import { readBeside } from '../beside.fixture.ts';
import { substancesIn, warningsAmong, warningsFor, type Known } from './index.ts';
import { groups } from './groups.ts';
import { interactions } from './table.ts';

/**
 * Pairs that are known to be dangerous, one or more of each mechanism: a longer QT interval, serotonin, the enzymes that break statins and ergots
 * down, bone marrow. Phansalkar et al. 2012 (PMC3422823) list them and the rest, which is added where it lies beside the repository.
 */
const highPriority = [
  ['Amiodarone', 'Escitalopram'],
  ['Citalopram', 'Disopyramide'],
  ['Ondansetron', 'Methadone'],
  ['Quinidine', 'Moxifloxacin'],
  ['Azithromycin', 'Chloroquine'],
  ['Chlorpromazine', 'Sotalol'],
  ['Ergotamine', 'Ritonavir'],
  ['Simvastatin', 'Ritonavir'],
  ['Diethylpropion', 'Tranylcypromine'],
  ['Febuxostat', 'Azathioprine'],
] as const;
const pairsBeside = (readBeside('interactions/onc-high-priority-mapped.csv') ?? '')
  .replace('\uFEFF', '')
  .split('\n')
  .map((line) => line.split('$'))
  .filter((cells) => cells.length >= 4)
  .map(([one = '', , other = '']) => [one, other] as const);
const nobody: Known = { allergies: [], substances: [] };
const together = (...substances: readonly string[]) =>
  warningsFor(
    substances.map((substance, n) => ({ id: n + 1, substance, atc: '' })),
    nobody,
  );

describe('taken together', () => {
  test('what is not known to harm is not warned of', () => {
    expect(together('Paracetamol', 'Cetirizine', 'Omeprazole')).toEqual([]);
    expect(together('Simvastatin')).toEqual([]);
    expect(together('', '')).toEqual([]);
  });
  test('a serious pair is named with both products, and stands before a caution', () => {
    const warnings = together('Ibuprofen', 'Valsartan', 'Clarithromycin', 'SIMVASTATIN');
    expect(warnings.map(({ kind, severity, productIds }) => [kind, severity, productIds])).toEqual([
      ['interaction', 'serious', [3, 4]],
      ['interaction', 'caution', [1, 2]],
    ]);
    expect(warnings.every(({ text, textAr }) => text !== '' && /\p{Script=Arabic}/u.test(textAr))).toBe(true);
  });
  test('every pair that is warned of says why, in both languages', () => {
    const silent = interactions.filter(
      ({ text, textAr }) => !/^[A-Z].*\.$/.test(text) || !/^\p{Script=Arabic}.*\.$/u.test(textAr),
    );
    expect(silent.map(({ between }) => between)).toEqual([]);
  });
  test('salts and mixtures are seen through', () => {
    expect(substancesIn('TRAMADOL HYDROCHLORIDE, PARACETAMOL')).toEqual(['tramadol', 'paracetamol']);
    expect(together('Selegiline hydrochloride', 'Tramadol HCl + paracetamol')).toMatchObject([{ severity: 'serious' }]);
  });
  test('what is taken already counts, two of them together do not', () => {
    const known = { allergies: [], substances: ['warfarin', 'ibuprofen'] };
    expect(warningsFor([{ id: 7, substance: 'Naproxen', atc: 'M01AE02' }], known)).toMatchObject([
      { kind: 'interaction', productIds: [7] },
    ]);
    expect(warningsFor([], known)).toEqual([]);
  });
  test('what is taken is found in the words of a record, whole words only, and is named', () => {
    const known = {
      allergies: [],
      substances: ['Acetaminophen 325 MG / Oxycodone 5 MG Oral Tablet', 'Lisinopril 10 MG'],
    };
    const panadol = { id: 3, substance: 'Paracetamol', atc: 'N02BE01' };
    expect(warningsFor([panadol], known)).toMatchObject([
      { kind: 'duplicate', productIds: [3], known: 'Acetaminophen 325 MG / Oxycodone 5 MG Oral Tablet' },
    ]);
    const voltaren = { id: 4, substance: 'Diclofenac sodium', atc: 'M01AB05' };
    expect(warningsFor([voltaren], known)).toMatchObject([{ kind: 'interaction', known: 'Lisinopril 10 MG' }]);
    expect(warningsFor([panadol], { allergies: [], substances: ['Proparacetamol 1 g', ''] })).toEqual([]);
  });
  test('of a pair in the cart nothing of the record is named', () => {
    expect(together('Simvastatin', 'Clarithromycin').map(({ known }) => known)).toEqual([undefined]);
  });
});

describe('the same twice', () => {
  test('two with one substance, or of one group of which one is enough', () => {
    expect(together('Paracetamol', 'Paracetamol, caffeine')).toMatchObject([{ kind: 'duplicate', productIds: [1, 2] }]);
    const statins = [
      { id: 1, substance: 'Rosuvastatin', atc: 'C10AA07' },
      { id: 2, substance: 'Atorvastatin', atc: 'C10AA05' },
    ];
    expect(warningsFor(statins, nobody)).toMatchObject([{ kind: 'duplicate' }]);
  });
  test('a long and a short insulin belong together', () => {
    const insulins = [
      { id: 1, substance: 'Insulin glargine', atc: 'A10AE04' },
      { id: 2, substance: 'Insulin aspart', atc: 'A10AB05' },
    ];
    expect(warningsFor(insulins, nobody)).toEqual([]);
  });
});

describe('an allergy on record', () => {
  test('warns of its whole class, and of a substance by its own name', () => {
    const of = (allergy: string, substance: string) =>
      warningsFor([{ id: 1, substance, atc: '' }], { allergies: [allergy], substances: [] });
    expect(of('Allergy to penicillin', 'Amoxicillin, clavulanic acid')).toMatchObject([
      { kind: 'allergy', severity: 'serious' },
    ]);
    expect(of('Aspirin allergy', 'Ibuprofen')).toHaveLength(1);
    expect(of('Cetirizine', 'Cetirizine')).toHaveLength(1);
    expect(of('Peanut', 'Amoxicillin')).toEqual([]);
    expect(of('Acetaminophen', 'Paracetamol')).toMatchObject([{ known: 'Acetaminophen' }]);
    expect(of('No known allergy to penicillin', 'Amoxicillin')).toEqual([]);
  });
  test.each([
    ['حساسية من الاسبرين', 'Ibuprofen'],
    ['الأسبرين', 'Acetylsalicylic acid'],
    ['بِنسلين', 'Amoxicillin'],
    ['عندي حساسية بنسيلين', 'Amoxicillin'],
    ['أموكسيسيلين', 'Amoxicillin'],
    ['بروفين', 'Ibuprofen'],
    ['السلفا', 'Sulfamethoxazole'],
  ])('is known in Arabic however it is spelt (%s)', (allergy, substance) => {
    const of = (name: string) =>
      warningsFor([{ id: 1, substance: name, atc: '' }], { allergies: [allergy], substances: [] });
    expect(of(substance)).toMatchObject([{ kind: 'allergy', severity: 'serious' }]);
    expect(of('Metformin')).toEqual([]);
  });
});

describe('against the list of high-priority interactions', () => {
  test('each of its pairs is warned of as serious', () => {
    const missed = [...highPriority, ...pairsBeside].filter(
      (pair) => !together(...pair).some(({ severity }) => severity === 'serious'),
    );
    expect(new Set(missed.map((pair) => pair.join(' + ')))).toEqual(new Set());
  });
  test('no name stands in a group with a capital or a space too many', () => {
    const names = Object.values(groups).flatMap((group) => [...group]);
    expect(names.filter((name) => name !== name.toLowerCase().trim() || name === '')).toEqual([]);
  });
});

describe('among what is taken already', () => {
  test('D6.01 each pair and each allergy is named by the words of the record, the serious first', () => {
    const found = warningsAmong({
      allergies: ['Allergy to ibuprofen'],
      substances: ['Warfarin 5 mg', 'Ibuprofen 400 mg', 'Paracetamol 500 mg', 'Ibuprofen 200 mg'],
    });
    expect(found.map(({ kind, between }) => [kind, ...between])).toEqual([
      ['allergy', 'Ibuprofen 400 mg', 'Allergy to ibuprofen'],
      ['allergy', 'Ibuprofen 200 mg', 'Allergy to ibuprofen'],
      ['interaction', 'Warfarin 5 mg', 'Ibuprofen 400 mg'],
      ['interaction', 'Warfarin 5 mg', 'Ibuprofen 200 mg'],
      ['duplicate', 'Ibuprofen 400 mg', 'Ibuprofen 200 mg'],
    ]);
  });
  test('D6.01 one medicine alone, and two that do not harm each other, are silent', () => {
    expect(warningsAmong({ allergies: [], substances: ['Warfarin 5 mg'] })).toEqual([]);
    expect(warningsAmong({ allergies: [], substances: ['Paracetamol 500 mg', 'Cetirizine 10 mg'] })).toEqual([]);
  });
});
