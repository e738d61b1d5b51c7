import { expect, test } from 'vitest';
import { dosageWords } from './index.ts';

test.each([
  [4, 'g', '٤ غرامات'],
  [1, 'gram', 'غرام واحد'],
  [100, 'ug', '١٠٠ ميكروغرام'],
  [50, 'µg', '٥٠ ميكروغرام'],
])('D11.14 %s %s of a dose is told in Arabic words', (amount, unit, arabic) => {
  expect(dosageWords({ amount, unit })?.ar).toContain(arabic);
});
