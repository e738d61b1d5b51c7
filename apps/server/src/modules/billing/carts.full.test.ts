import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cart, faultsOfCart } from './carts.fixture.ts';

test('D12.03 of ten thousand carts the parts sum to the price, VAT is by the rule, and what is given back is back where it came from', () => {
  fc.assert(
    fc.property(cart, (drawn) => {
      expect(faultsOfCart(drawn)).toEqual([]);
    }),
    { numRuns: 10_000 },
  );
});
