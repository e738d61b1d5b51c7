import { expect, test } from 'vitest';
import { normaliseArabic } from '../text/index.ts';
import { spellingsOf } from './spellings.ts';

test.each([
  ['gm', 'جرام'],
  ['mg', 'ملغ'],
  ['مجم', 'ملجم'],
  ['ml', 'مل'],
  ['μg', 'mcg'],
  ['tabs', 'أقراص'],
  ['حبوب', 'tablet'],
  ['caps', 'كبسولات'],
  ['inj', 'حقن'],
  ['oint', 'مرهم'],
  ['crm', 'كريم'],
  ['drops', 'قطرة'],
])('%s is another spelling of %s', (word, other) => {
  expect(spellingsOf(normaliseArabic(word))).toContain(normaliseArabic(other));
});

test('a milligram is not a gram nor a microgram, a cream not an ointment, a tablet not a capsule', () => {
  const apart = ['mg', 'g', 'mcg', 'kg', 'ml', 'l', 'cream', 'ointment', 'tablet', 'capsule', 'syrup', 'suspension'];
  for (const one of apart) expect(apart.filter((other) => spellingsOf(one).includes(other))).toEqual([one]);
});

test('a name has no other spelling', () => {
  expect(spellingsOf('panadol')).toEqual([]);
});
