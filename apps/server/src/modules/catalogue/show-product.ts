import type { Sql } from '#platform/db/types.ts';
import { fail } from '#platform/http/failure.ts';
import { wholeList } from '#platform/http/page.ts';
import { findDetail, findRelated, readBranchStock } from './product-detail.store.ts';
import { readCards } from './products.store.ts';
import { cardView } from './products.view.ts';

/** One product whole; one that is withdrawn is not there any more. */
export async function showProduct(db: Sql, id: number, now: Date) {
  const [detail, [row], branches] = await Promise.all([
    findDetail(db, id),
    readCards(db, [id], now),
    readBranchStock(db, id, now),
  ]);
  if (!detail || !row) throw fail('not_found');
  return { ...cardView(row), ...detail, branches };
}

const maxRelated = 12;

/** What else may be wanted by whoever looks at a product. */
export async function showRelated(db: Sql, id: number, now: Date) {
  if (!(await findDetail(db, id))) throw fail('not_found');
  const rows = await readCards(db, await findRelated(db, id, maxRelated), now);
  return wholeList(rows.map(cardView));
}
