import type { z } from 'zod';
import type { Cart } from '@balsam/contract/cart';
import { warningsFor, type SafetyWarning } from '@balsam/domain/safety';
import type { OnShelf } from '../catalogue/index.ts';

type OnWire = z.input<typeof Cart>['warnings'];

const asWire = ({ kind, severity, text, textAr, productIds }: SafetyWarning): OnWire[number] => ({
  kind,
  severity,
  text,
  text_ar: textAr,
  product_ids: [...productIds],
});

/** What to think about before taking the products of a cart together (DECISIONS §6). */
export function warningsOf(products: readonly OnShelf[]): OnWire {
  const substances = products.map(({ id, substance, atc }) => ({ id, substance, atc }));
  return warningsFor(substances, { allergies: [], substances: [] }).map(asWire);
}
