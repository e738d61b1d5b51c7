import { describe, expect, test } from 'vitest';
import {
  isMinor,
  isRelation,
  isSamePerson,
  mayHaveMembers,
  proofOf,
  relationBack,
  relationFits,
  relations,
} from './index.ts';

const boy = { gender: 'male', isMinor: true } as const;
const woman = { gender: 'female', isMinor: false } as const;

describe('who somebody can be', () => {
  test('D3.03 a child is nobody’s parent, spouse, grandparent or guardian', () => {
    const none = (['father', 'mother', 'husband', 'wife', 'grandfather', 'grandmother', 'guardian'] as const).filter(
      (code) => relationFits(code, boy) || relationFits(code, { ...boy, gender: 'female' }),
    );
    expect(none).toEqual([]);
  });
  test('D3.03 a relation has the gender of its word; some fit both', () => {
    expect([relationFits('son', boy), relationFits('daughter', boy), relationFits('ward', boy)]).toEqual([
      true,
      false,
      true,
    ]);
    expect([relationFits('wife', woman), relationFits('husband', woman)]).toEqual([true, false]);
  });
  test('D3.03 every relation leads back to one, by the gender of the guardian', () => {
    const codes = Object.keys(relations).filter(isRelation);
    const back = codes.flatMap((code) => [
      relationBack(code, 'male'),
      relationBack(code, 'female'),
      relationBack(code, null),
    ]);
    expect(back.every(isRelation)).toBe(true);
    expect([relationBack('daughter', 'male'), relationBack('daughter', 'female')]).toEqual(['father', 'mother']);
  });
  test.each(['toString', '__proto__', 'cousin', ''])('%s is no relation', (code) => {
    expect(isRelation(code)).toBe(false);
  });
});

describe('D3.03 who may add, and how', () => {
  test('D3.03 from the 18th birthday on, and not when nobody knows the birthday', () => {
    const may = (born: string | null) => mayHaveMembers(born, '2026-11-22').ok;
    expect([may('2008-11-23'), may('2008-11-22'), may(null)]).toEqual([false, true, false]);
    expect([isMinor('2008-11-23', '2026-11-22'), isMinor('2008-11-22', '2026-11-22')]).toEqual([true, false]);
  });
  const file = { birthDay: '2020-05-01', familyNames: ['Al-Otaibi', 'العتيبي'] };
  test.each([
    ['2020-05-01', 'al otaibi', true],
    ['2020-05-01', 'العتيبى', true],
    ['2020-05-02', 'Al-Otaibi', false],
    ['2020-05-01', 'Al-Harbi', false],
    ['2020-05-01', '-', false],
  ])('D3.03 born %s, of family %s: %s', (birthDay, familyName, same) => {
    expect(isSamePerson(file, { birthDay, familyName })).toBe(same);
  });
  test('D3.03 a file without a family name is nobody’s', () => {
    expect(
      isSamePerson({ birthDay: '2020-05-01', familyNames: ['', ''] }, { birthDay: '2020-05-01', familyName: '' }),
    ).toBe(false);
  });

  const minor = { isMinor: true, guardian: 'guardian', own: 'own', mrnGiven: true };
  test.each([
    ['a minor in care', minor, { by: 'code', to: 'guardian' }],
    ['a minor in nobody’s care', { ...minor, guardian: undefined }, { by: 'code', to: 'own' }],
    ['a minor without contact details', { ...minor, guardian: undefined, own: undefined }, { by: 'mrn' }],
    [
      'the same without the number',
      { ...minor, guardian: undefined, own: undefined, mrnGiven: false },
      { by: 'nobody' },
    ],
    ['an adult, whoever cares for them', { ...minor, isMinor: false }, { by: 'code', to: 'own' }],
    ['an adult without contact details', { ...minor, isMinor: false, own: undefined }, { by: 'nobody' }],
  ])('D3.03 %s', (_, of, proof) => {
    expect(proofOf<string>(of)).toEqual(proof);
  });
});
