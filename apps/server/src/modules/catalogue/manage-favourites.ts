import { audit } from '../../platform/audit/audit.ts';
import type { Sql, Tx } from '../../platform/db/types.ts';
import type { UserCall } from '../../platform/http/call.ts';
import { fail } from '../../platform/http/failure.ts';
import { pageOf } from '../../platform/http/page.ts';
import { ownReason } from '../people/index.ts';
import {
  countFavourites,
  deleteFavourite,
  insertFavourite,
  lockFavourites,
  readFavourites,
} from './favourites.store.ts';
import { readCards } from './products.store.ts';
import { cardView } from './products.view.ts';

/** Products that one person can keep; a page of the list holds them all. */
const most = 200;

const note = (sql: Sql, call: UserCall, action: 'read' | 'write', recordId?: number) =>
  audit(sql, call, {
    personId: call.actor.personId,
    action,
    what: 'favourites',
    ...(recordId !== undefined && { recordId }),
    why: ownReason(call),
  });

type Asked = { readonly page?: number | undefined; readonly limit?: number | undefined };

/** The products that the open profile keeps, as they are now, the last one first; withdrawn ones are left out. */
export async function showFavourites(sql: Sql, call: UserCall, asked: Asked) {
  const page = pageOf(asked, most);
  const { personId } = call.actor;
  const [ids, total] = await Promise.all([readFavourites(sql, personId, page), countFavourites(sql, personId)]);
  const rows = await readCards(sql, ids, call.now);
  await note(sql, call, 'read');
  return { items: rows.map(cardView), total, page: page.page, limit: page.limit };
}

/** Keeps a product; one that is kept already stays where it stands. Throws `not_found`, `too_many_favourites`. */
export async function keepFavourite(tx: Tx, call: UserCall, productId: number) {
  const { personId } = call.actor;
  await lockFavourites(tx, personId);
  if (!(await insertFavourite(tx, personId, productId, call.now))) throw fail('not_found');
  if ((await countFavourites(tx, personId)) > most) throw fail('too_many_favourites');
  await note(tx, call, 'write', productId);
  return { id: productId, favourite: true };
}

/** Keeps a product no more, whether it was kept or not. */
export async function dropFavourite(tx: Tx, call: UserCall, productId: number) {
  await deleteFavourite(tx, call.actor.personId, productId);
  await note(tx, call, 'write', productId);
  return { id: productId, favourite: false };
}
