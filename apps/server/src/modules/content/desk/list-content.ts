import { findArticles, type ContentKind, type ContentState } from '@balsam/domain/content';
import type { Sql } from '#platform/db/types.ts';
import { fail } from '#platform/http/failure.ts';
import { pageOf, readPage } from '#platform/http/page.ts';
import { findItem, listChanges, listItems } from './items.store.ts';
import { changeView, itemRow } from './items.view.ts';

type PageQuery = { readonly page?: number | undefined; readonly limit?: number | undefined };
type ListQuery = PageQuery & {
  readonly kind: ContentKind;
  readonly state?: ContentState | undefined;
  readonly q?: string | undefined;
};

/** A page of the content of a kind; of what was typed the best answer first. */
export async function listContent(sql: Sql, query: ListQuery, now: Date) {
  const page = pageOf(query, 100);
  const rows = (await listItems(sql, query.kind, now)).map((row) => itemRow(row, now));
  const ofState = query.state === undefined ? rows : rows.filter(({ state }) => state === query.state);
  const searched = ofState.map((row) => ({ row, titles: `${row.title} ${row.title_ar}`, summaries: '', bodies: '' }));
  const found = findArticles(searched, query.q ?? '').map(({ row }) => row);
  const items = found.slice(page.offset, page.offset + page.limit);
  return { items, total: found.length, page: page.page, limit: page.limit };
}

/** A page of the history of content. @throws not_found */
export async function readHistory(sql: Sql, id: number, query: PageQuery, now: Date) {
  if (!(await findItem(sql, id, now))) throw fail('not_found');
  const page = pageOf(query, 100);
  const { rows, total } = await readPage(page, (at) => listChanges(sql, id, at));
  return { items: rows.map(changeView), total, page: page.page, limit: page.limit };
}
