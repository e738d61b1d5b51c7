import { expect, test } from 'vitest';
import { playSequences } from './paying.fixture.ts';

test('D4.01 D4.02 D12.05 after any sequence of booking, reducing, paying, failing, cancelling and moving the books are in order', async () => {
  await expect(playSequences(10)).resolves.toBeUndefined();
}, 120_000);
