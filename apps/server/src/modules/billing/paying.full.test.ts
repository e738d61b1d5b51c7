import fc from 'fast-check';
import { expect, test } from 'vitest';
import { crowd } from '#modules/booking/booking.fixture.ts';
import { world } from '#test/world.ts';
import { playSequence, promotionsOfSequences, steps } from './paying.fixture.ts';

/** 2,000 take twenty minutes: `BALSAM_SEQUENCES=2000 BALSAM_TEST_FULL=1 npx vitest run <this file>`. */
const sequences = Number(process.env['BALSAM_SEQUENCES'] ?? 100);
const w = await world();
// Shrinking plays more of them, each with somebody new.
await crowd(w, sequences + 500);
await promotionsOfSequences(w);

test('D4.01 D4.02 after any sequence of booking, reducing, paying, failing, cancelling and moving the books are in order', async () => {
  const seed = Math.trunc(performance.timeOrigin) % 2 ** 31;
  process.stdout.write(`sequences of payments: seed ${seed}\n`);
  const played = fc.assert(
    fc.asyncProperty(steps, (sequence) => playSequence(w, sequence)),
    { seed, numRuns: sequences, endOnFailure: true },
  );
  await expect(played).resolves.toBeUndefined();
}, 3_600_000);
