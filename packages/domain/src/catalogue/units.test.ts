import { expect, test } from 'vitest';
import { packOf, strengthInArabic, strengthText } from './index.ts';

test.each([
  ['500', 'ملجم', '500 mg'],
  ['٥٠٠', 'ملغم', '500 mg'],
  ['500', 'مجم\u200f', '500 mg'],
  ['500', 'ملي جرام', '500 mg'],
  ['500 ملجم', '', '500 mg'],
  ['1', 'جم', '1 g'],
  ['1', 'غرام', '1 g'],
  ['50', 'مكجم', '50 mcg'],
  ['50', 'ميكروغرام', '50 mcg'],
  ['2', 'كجم', '2 kg'],
  ['1000', 'وحدة دولية', '1000 IU'],
  ['1000', 'و.د.', '1000 IU'],
  ['100', 'وحدة', '100 units'],
  ['100', 'وحدات/مل', '100 units/ml'],
  ['120', 'ملجم/٥ مل', '120 mg/5 ml'],
  ['120', 'ملجم لكل مل', '120 mg/ml'],
  ['500، 125', 'ملجم', '500 + 125 mg'],
  ['0.05', '٪', '0.05%'],
  ['5', 'mg\u200e', '5 mg'],
  ['1', 'بخة', '1 بخة'],
])('the strength %s %s is %s in English', (strength, unit, expected) => {
  expect(strengthText(strength, unit)).toBe(expected);
});

test.each([
  ['مل', '100 ml'],
  ['ملليلتر', '100 ml'],
  ['لتر', '100 L'],
  ['جرام', '100 g'],
  ['ml', '100 ml'],
])('a package of 100 %s is of %s', (unit, size) => {
  expect(packOf({ size: '100', unit, count: '1' }).size).toBe(size);
});

test.each([
  ['500 mg', '٥٠٠ ملجم'],
  ['2 L', '٢ لتر'],
  ['2 kg', '٢ كجم'],
  ['30 gm', '٣٠ جم'],
  ['50 UG', '٥٠ مكجم'],
  ['100 units/ml', '١٠٠ وحدة/مل'],
])('%s is %s in Arabic', (measure, expected) => {
  expect(strengthInArabic(measure)).toBe(expected);
});
