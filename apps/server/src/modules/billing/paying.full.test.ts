import { expect, test } from 'vitest';
import { playSequences } from './paying.fixture.ts';

/** 2,000 take half an hour: `BALSAM_SEQUENCES=2000 BALSAM_TEST_FULL=1 npx vitest run <this file>`. */
const sequences = Number(process.env['BALSAM_SEQUENCES'] ?? 100);

test('D4.01 D4.02 D12.05 after very many sequences of booking, reducing, paying, failing, cancelling and moving the books are in order', async () => {
  await expect(playSequences(sequences)).resolves.toBeUndefined();
}, 7_200_000);
