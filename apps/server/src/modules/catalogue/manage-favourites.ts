import { audit } from '#platform/audit/audit.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { pageOf } from '#platform/http/page.ts';
import { ownReason } from '#modules/people/index.ts';
import {
  countFavourites,
  deleteFavourite,
  insertFavourite,
  lockFavourites,
  readFavourites,
} from './favourites.store.ts';
import { readCards } from './products.store.ts';
import { cardView } from './products.view.ts';

/** Favourites of one person at most; a page of the list holds them all. */
const maxFavourites = 200;

const auditFavourites = (sql: Sql, call: UserCall, action: 'read' | 'write', recordId?: number) =>
  audit(sql, call, {
    personId: call.actor.personId,
    action,
    what: 'favourites',
    ...(recordId !== undefined && { recordId }),
    why: ownReason(call),
  });

type PageQuery = { readonly page?: number | undefined; readonly limit?: number | undefined };

/** The favourites of the open profile, as they are now, the last one first; withdrawn ones are left out. */
export async function showFavourites(sql: Sql, call: UserCall, query: PageQuery) {
  const page = pageOf(query, maxFavourites);
  const { personId } = call.actor;
  const [ids, total] = await Promise.all([readFavourites(sql, personId, page), countFavourites(sql, personId)]);
  const rows = await readCards(sql, ids, call.now);
  await auditFavourites(sql, call, 'read');
  return { items: rows.map(cardView), total, page: page.page, limit: page.limit };
}

/** Adds a favourite; one that is there already stays where it is. Throws `not_found`, `too_many_favourites`. */
export async function addFavourite(tx: Tx, call: UserCall, productId: number) {
  const { personId } = call.actor;
  await lockFavourites(tx, personId);
  if (!(await insertFavourite(tx, personId, productId, call.now))) throw fail('not_found');
  if ((await countFavourites(tx, personId)) > maxFavourites) throw fail('too_many_favourites');
  await auditFavourites(tx, call, 'write', productId);
  return { id: productId, favourite: true };
}

/** Removes a favourite, whether it was there or not. */
export async function removeFavourite(tx: Tx, call: UserCall, productId: number) {
  await deleteFavourite(tx, call.actor.personId, productId);
  await auditFavourites(tx, call, 'write', productId);
  return { id: productId, favourite: false };
}
