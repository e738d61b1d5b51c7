import { expect, test } from 'vitest';
import { visitsTexts } from './visits.texts.ts';

test.each([
  [1, 'لمدة يوم واحد'],
  [2, 'لمدة يومين'],
  [10, 'لمدة ١٠ أيام'],
  [11, 'لمدة ١١ يومًا'],
  [99, 'لمدة ٩٩ يومًا'],
  [100, 'لمدة ١٠٠ يوم'],
  [102, 'لمدة ١٠٢ يوم'],
  [103, 'لمدة ١٠٣ أيام'],
  [111, 'لمدة ١١١ يومًا'],
  [365, 'لمدة ٣٦٥ يومًا'],
])('D10.05 a course of %i days is counted in Arabic as it is read', (days, words) => {
  expect(visitsTexts.dosage({ dose: 'قرص', times_per_day: 2, days }).ar).toBe(`قرص، مرتين يوميًا ${words}`);
});
