import { expect, test } from 'vitest';
import { unitText } from './unit-text.ts';

test.each([
  ['10*3/uL', '10³/µL'],
  ['10*12/L', '10¹²/L'],
  ['10^9/L', '10⁹/L'],
  ['10*6/uL{cells}', '10⁶/µL'],
  ['ug/dL', 'µg/dL'],
  ['umol/L', 'µmol/L'],
  ['mL/min/{1.73_m2}', 'mL/min/1.73 m²'],
  ['mmol/L', 'mmol/L'],
  ['mIU/L', 'mIU/L'],
  ['×10³/µL', '×10³/µL'],
  ['%', '%'],
])('the unit %s is read as %s', (unit, text) => {
  expect(unitText(unit)).toBe(text);
});
