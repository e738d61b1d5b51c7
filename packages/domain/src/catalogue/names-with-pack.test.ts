import { describe, expect, test } from 'vitest';
import { namesWithPack, packWords } from './index.ts';

const named = (name: string, nameAr: string, count: number | null, size = '') =>
  namesWithPack({ name, name_ar: nameAr, pack_count: count, pack_size: size });

describe('D15.09 the package in a name', () => {
  test.each([
    ['Panadol Advance 500 mg tablets', 'بنادول أدفانس ٥٠٠ ملغ أقراص', 24, '', '24 pieces', '٢٤ قطعة'],
    ['Panadol Baby', 'بنادول بيبي معلق', null, '100 ml', '100 ml', '١٠٠ مل'],
    ['Inhaler', 'بخاخ', 2, '200 doses', '2 pieces', 'قطعتان'],
    ['Sachets', 'أكياس', 10, '', '10 pieces', '١٠ قطع'],
  ] as const)('stands behind %s', (name, nameAr, count, size, en, ar) => {
    expect(named(name, nameAr, count, size)).toEqual({ en: `${name}, ${en}`, ar: `${nameAr}، ${ar}` });
  });
  test.each([
    ['Panadol Extra 24 tablets', 'بنادول إكسترا ٢٤ قرصًا', 24, ''],
    ['Panadol Baby 100 ml', 'بنادول بيبي ١٠٠ مل', null, '100 ml'],
    ['Digital thermometer', 'ميزان حرارة رقمي', 1, ''],
    ['Cotton', 'قطن', null, ''],
  ] as const)('is left out of %s', (name, nameAr, count, size) => {
    expect(named(name, nameAr, count, size)).toEqual({ en: name, ar: nameAr });
  });
  test('each language is looked at alone: one may tell it where the other does not', () => {
    expect(named('Brufen 30 tablets', 'بروفين أقراص', 30)).toEqual({
      en: 'Brufen 30 tablets',
      ar: 'بروفين أقراص، ٣٠ قطعة',
    });
  });
  test('one that is known in English only stays in one language', () => {
    expect(named('Lipitor', 'Lipitor', 30)).toEqual({ en: 'Lipitor, 30 pieces', ar: 'Lipitor, 30 pieces' });
  });
  test('a name never grows beyond what a line holds', () => {
    const long = 'x'.repeat(190);
    expect([named(long, long, 8).en, named(long, long, 24).en].map(({ length }) => length)).toEqual([200, 190]);
  });
  test('a package tells its pieces before the size of one', () => {
    expect([packWords({ count: 30, size: '5 ml' }), packWords({ count: null, size: '' })]).toEqual([
      { en: '30 pieces', ar: '٣٠ قطعة' },
      { en: '', ar: '' },
    ]);
  });
});
