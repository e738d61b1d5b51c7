import { expect, test } from 'vitest';
import { kindOf, retainedRows } from './retained-rows.ts';

test('D3.06 what goes of the record and of the books is told by what it is, not as who it was', () => {
  const untold = retainedRows.filter(({ part, table }) => part !== 'person' && kindOf(table) === 'identity');
  expect(
    untold.map(({ table }) => table),
    'kinds of retained-rows.ts',
  ).toEqual([]);
});
