import { expect, test } from 'vitest';
import { wireNameFaults } from './wire-names.ts';

const faultsIn = (text: string) => wireNameFaults({ path: 'apps/web/src/areas/orders/card.tsx', text });
const fault = (line: number, name: string) =>
  `apps/web/src/areas/orders/card.tsx:${line} reads ${name} by its name on the wire`;

test.each([
  ['read from an object', 'const a = 1;\nconst b = order.ORDER_MODE;', [fault(2, 'ORDER_MODE')]],
  ['read where there may be none', 'const b = order?.DELIVERY?.PROOF;', [fault(1, 'PROOF'), fault(1, 'DELIVERY')]],
  ['taken apart', 'const f = ({ STATUS, AMOUNT: sum }: Order) => sum;', [fault(1, 'STATUS'), fault(1, 'AMOUNT')]],
  ['declared', 'type Sums = { readonly SUB_TOTAL: number };', [fault(1, 'SUB_TOTAL')]],
])('a field in capitals that is %s is refused', (_, text, faults) => {
  expect(faultsIn(text)).toEqual(faults);
});

test('names of the app, codes in capitals and what the language names so are let through', () => {
  expect(
    faultsIn(`
      const limit = Number.POSITIVE_INFINITY + Date.UTC(2026, 1);
      const words = { FLAT_DISCOUNT: m.percent_off };
      const isFlat = (offer: Offer) => offer.type === 'FLAT_DISCOUNT' && import.meta.env.PROD;
      const f = ({ orderMode, X }: Point) => orderMode;`),
  ).toEqual([]);
});
