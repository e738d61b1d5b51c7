import { expect, test } from 'vitest';
import { measureWithin } from './measure-within.ts';

test.each([
  [1, 'minute', '1 minute', 'دقيقة'],
  [2, 'minute', '2 minutes', 'دقيقتين'],
  [5, 'minute', '5 minutes', '5 دقائق'],
  [30, 'minute', '30 minutes', '30 دقيقة'],
  [2, 'day', '2 days', 'يومين'],
  [3, 'day', '3 days', '3 أيام'],
  [30, 'day', '30 days', '30 يومًا'],
  [1200, 'day', '1,200 days', '1,200 يوم'],
  [2, 'second', '2 seconds', 'ثانيتين'],
  [5, 'second', '5 seconds', '5 ثوان'],
  [57, 'second', '57 seconds', '57 ثانية'],
] as const)('S9.05 %d of a %s', (value, unit, en, ar) => {
  expect([measureWithin('en', value, unit), measureWithin('ar-u-nu-latn', value, unit)]).toEqual([en, ar]);
});
