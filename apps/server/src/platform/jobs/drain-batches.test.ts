import { expect, test } from 'vitest';
import { drainBatches } from './drain-batches.ts';

test('batches follow each other as long as they come back full, and a process that ends begins no further one', async () => {
  const rows = [2, 2, 1];
  const ends = new AbortController();
  await drainBatches(ends.signal, 2, async () => rows.shift() ?? 0);
  expect(rows).toEqual([]);
  let begun = 0;
  await drainBatches(ends.signal, 2, async () => {
    begun += 1;
    // Where nothing ends it, this one ends itself.
    if (begun === 2) ends.abort();
    return begun < 5 ? 2 : 0;
  });
  expect(begun).toBe(2);
});
