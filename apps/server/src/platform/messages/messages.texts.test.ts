import { expect, test } from 'vitest';
import { spanOf } from './messages.texts.ts';

test.each([
  [1, 'hour', '1 hour', 'ساعة'],
  [2, 'hour', '2 hours', 'ساعتين'],
  [2, 'minute', '2 minutes', 'دقيقتين'],
  [3, 'hour', '3 hours', '٣ ساعات'],
  [10, 'minute', '10 minutes', '١٠ دقائق'],
  [11, 'minute', '11 minutes', '١١ دقيقة'],
  [72, 'hour', '72 hours', '٧٢ ساعة'],
  [103, 'hour', '103 hours', '١٠٣ ساعات'],
] as const)('S9.05 %i of the unit %s: %s, %s', (n, unit, en, ar) => {
  expect(spanOf(n, unit)).toEqual({ en, ar });
});
