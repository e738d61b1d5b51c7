import { expect, test } from 'vitest';
import { vaccineName, vaccineSchedule } from './index.ts';

test.each([
  ['03', 'Measles, mumps and rubella', 'الحصبة والنكاف والحصبة الألمانية'],
  ['3', 'Measles, mumps and rubella', 'الحصبة والنكاف والحصبة الألمانية'],
  ['94', 'Measles, mumps and rubella, Chickenpox', 'الحصبة والنكاف والحصبة الألمانية، الجديري المائي'],
  ['08', 'Hepatitis B', 'التهاب الكبد ب'],
  ['208', 'COVID-19', 'كورونا (كوفيد-١٩)'],
  ['150', 'Seasonal influenza', 'الإنفلونزا الموسمية'],
])('D11.09 the vaccine with the code %s is named', (code, en, ar) => {
  expect(vaccineName(code)).toEqual({ en, ar });
});

test('D11.09 every code of the schedule has a name, and no other', () => {
  for (const code of vaccineSchedule.flatMap(({ cvx }) => cvx)) expect(vaccineName(code)).toBeDefined();
  for (const code of ['', '998', 'MMR', '0']) expect(vaccineName(code)).toBeUndefined();
});
