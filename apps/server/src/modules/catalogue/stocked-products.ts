import { isColdChain } from '@balsam/domain/catalogue';
import { halalas, type Halalas } from '@balsam/domain/money';
import type { Offer } from '@balsam/domain/orders';
import type { Sql } from '#platform/db/types.ts';
import { readCards, type CardRow } from './products.store.ts';
import { cardView, offerOf } from './products.view.ts';

/** A product as carts and orders use it, with price and stock. */
export type StockedProduct = {
  readonly id: number;
  /** As lists show it. */
  readonly card: ReturnType<typeof cardView>;
  /** Without VAT. */
  readonly unitPrice: Halalas;
  readonly vatPercent: number;
  /** That runs now. */
  readonly offer: Offer | undefined;
  /** Pieces over all branches that have not run out of date. */
  readonly stock: number;
  readonly isWithdrawn: boolean;
  readonly isPrescription: boolean;
  readonly isColdChain: boolean;
  readonly atc: string;
  readonly substance: string;
};

const toStockedProduct = (row: CardRow): StockedProduct => ({
  id: row.id,
  card: cardView(row),
  unitPrice: halalas(row.price),
  vatPercent: row.vat_percent,
  offer: offerOf(row),
  stock: row.stock,
  isWithdrawn: row.withdrawn_at !== null,
  isPrescription: row.is_prescription,
  isColdChain: isColdChain(row.storage),
  atc: row.atc,
  substance: row.scientific_name,
});

/** These products as they are now, withdrawn ones too; one that never was is not in it. */
export async function readStockedProducts(
  sql: Sql,
  ids: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, StockedProduct>> {
  const rows = await readCards(sql, ids, now);
  return new Map(rows.map((row) => [row.id, toStockedProduct(row)]));
}
