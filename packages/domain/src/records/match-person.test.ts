import { describe, expect, test } from 'vitest';
import { isDescribedAlike, matchPerson, type Description, type SameSource } from './index.ts';

const huda: Description = {
  firstName: 'Huda',
  middleName: 'Ali',
  familyName: 'Al-Harbi',
  gender: 'female',
  birthDate: '1984-02-29',
  nationalId: null,
  iqama: null,
};
const known = (more: Partial<SameSource> = {}): SameSource => ({
  ...huda,
  mrn: '1000001',
  isClosed: false,
  arabic: ['', '', ''],
  hasIdentifiers: true,
  isAddress: false,
  ...more,
});
const nobody = { file: huda, hasIdentifiers: true, byIdentifier: [], byNationalId: [], bySource: [] };

describe('whose file a record belongs to', () => {
  test('nobody is new', () => {
    expect(matchPerson(nobody)).toEqual({ is: 'new' });
  });
  test('capitals, accents, hyphens and the other script make no difference', () => {
    const matching = [
      known({ familyName: 'al harbi' }),
      known({ firstName: 'HÜDA' }),
      known({ firstName: '', arabic: ['Huda', '', ''] }),
    ];
    for (const one of matching)
      expect(matchPerson({ ...nobody, byIdentifier: [one] })).toEqual({ is: 'known', mrn: '1000001' });
    const arabic = { ...huda, firstName: 'أحمد' };
    const written = known({ arabic: ['احمد', '', ''] });
    expect(matchPerson({ ...nobody, file: arabic, byIdentifier: [written] }).is).toBe('known');
  });
  test('what only one of both says is no difference, but not the same either', () => {
    const bare = known({ birthDate: null, middleName: '' });
    expect(matchPerson({ ...nobody, byIdentifier: [bare] }).is).toBe('known');
    expect(isDescribedAlike(huda, bare)).toBe(false);
    expect(isDescribedAlike({ ...huda, birthDate: null }, known({ birthDate: null }))).toBe(false);
  });
  test('an id proves nothing between two people with identifiers, unless it is an address', () => {
    const other = known({ birthDate: '1999-01-01' });
    expect(matchPerson({ ...nobody, bySource: [other] })).toEqual({ is: 'new' });
    expect(matchPerson({ ...nobody, bySource: [known()] })).toEqual({ is: 'new' });
    expect(matchPerson({ ...nobody, bySource: [known({ isAddress: true })] }).is).toBe('known');
    expect(matchPerson({ ...nobody, bySource: [{ ...other, isAddress: true }] })).toMatchObject({ why: 'same_id' });
  });
  test('of two with the same description under one id neither is chosen', () => {
    const both = [known({ hasIdentifiers: false }), known({ hasIdentifiers: false, mrn: '1000002' })];
    expect(matchPerson({ ...nobody, bySource: both })).toEqual({
      is: 'refused',
      why: 'same_id',
      mrns: ['1000001', '1000002'],
    });
  });
  test('another national ID is another person, even when the operator says otherwise', () => {
    const file = { ...huda, nationalId: '1010101010' };
    const other = known({ nationalId: '1020202020' });
    expect(matchPerson({ ...nobody, file, byIdentifier: [other] })).toMatchObject({ in: ['national ID'] });
    expect(matchPerson({ ...nobody, file, chosen: other })).toMatchObject({ in: ['national ID'], isFinal: true });
  });
  test('a closed file takes nothing in', () => {
    const closed = known({ isClosed: true });
    expect(matchPerson({ ...nobody, byIdentifier: [closed] })).toMatchObject({ why: 'closed' });
    expect(matchPerson({ ...nobody, chosen: closed })).toMatchObject({ why: 'closed' });
  });
});
