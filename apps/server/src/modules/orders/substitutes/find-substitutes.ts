import { namesWithPack } from '@balsam/domain/catalogue';
import { halalas, toSar } from '@balsam/domain/money';
import { lineWithVat, maySubstitute, offerDiscount } from '@balsam/domain/orders';
import { audit } from '#platform/audit/audit.ts';
import type { Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import {
  branchStock,
  readStockedProducts,
  sellableOfSameSubstance,
  type StockedProduct,
} from '#modules/catalogue/index.ts';
import { findOrder, linesIn, readLinesOf, type LineRow } from '../common/orders.store.ts';
import { openSubstitutes } from '../common/substitutes.store.ts';
import { branchOf, goodUntil } from '../common/branch-lots.ts';
import { priceInPlaceOf, substitutableOf, wantedOf } from './substitute-line.ts';

const most = 50;

function ownPrice({ unitPrice, offer, vatPercent }: StockedProduct, quantity: number) {
  const discount = offerDiscount(offer, { unitPrice, quantity, vatPercent });
  return lineWithVat({ net: halalas(unitPrice * quantity - discount), vatPercent });
}

const view = (line: LineRow, product: StockedProduct, stock: number) => {
  const names = namesWithPack(product.card);
  return {
    product_id: product.id,
    name: names.en,
    name_ar: names.ar,
    price: toSar(ownPrice(product, line.quantity)),
    refund: toSar(halalas(line.total - priceInPlaceOf(line, product).total)),
    stock,
  };
};

/** What may stand in for a line of an order, as far as the branch has enough of it; the cheapest first (D15.07). @throws not_found; order_changed */
export async function findSubstitutes(sql: Sql, call: UserCall, orderId: number, lineId: number) {
  const order = await findOrder(sql, orderId);
  if (!order || order.state === null) throw fail('not_found');
  await audit(sql, call, { personId: order.person_id, action: 'read', what: 'order', recordId: orderId, why: 'staff' });
  const all = await readLinesOf(sql, [orderId]);
  const line = linesIn(all).find(({ id }) => id === lineId);
  if (!line) throw fail('order_changed');
  const ids = await sellableOfSameSubstance(sql, line.product_id);
  const products = await readStockedProducts(sql, [line.product_id, ...ids], call.now);
  const ordered = products.get(line.product_id);
  const proposed = await openSubstitutes(sql, orderId);
  const inOrder = new Set([...all, ...proposed].map(({ product_id }) => product_id));
  const stock = await branchStock(sql, ids, goodUntil(order, call.now));
  const stockAt = (id: number) => stock.get(`${branchOf(order)}:${id}`) ?? 0;
  const fitting = [...products.values()].filter(
    (product) =>
      ordered !== undefined &&
      !inOrder.has(product.id) &&
      maySubstitute(wantedOf(line, ordered), substitutableOf(product)).ok &&
      stockAt(product.id) >= line.quantity,
  );
  const items = fitting.map((product) => view(line, product, stockAt(product.id)));
  return { items: items.toSorted((a, b) => a.price - b.price || a.product_id - b.product_id).slice(0, most) };
}
