import { findArticles, type ContentKind, type ContentState } from '@balsam/domain/content';
import type { Sql } from '#platform/db/types.ts';
import { fail } from '#platform/http/failure.ts';
import { pageOf, readPage } from '#platform/http/page.ts';
import { findItem, listChanges, readItems } from './items.store.ts';
import { changeView, itemRow, type Row } from './items.view.ts';

type PageQuery = { readonly page?: number | undefined; readonly limit?: number | undefined };
type ListQuery = PageQuery & {
  readonly kind: ContentKind;
  readonly state?: ContentState | undefined;
  readonly q?: string | undefined;
};

/** Items are read with their texts, of which their rows keep little. */
const batch = 200;

/** All content of a kind as the list shows it. */
async function readRows(sql: Sql, kind: ContentKind, now: Date, before = Number.MAX_SAFE_INTEGER): Promise<Row[]> {
  const rows = (await readItems(sql, { kind, before, count: batch }, now)).map((row) => itemRow(row, now));
  const last = rows.at(-1);
  return last && rows.length === batch ? [...rows, ...(await readRows(sql, kind, now, last.id))] : rows;
}

/** What changed last stands first. */
const byChange = (one: Row, other: Row): number => other.changed_at.localeCompare(one.changed_at) || other.id - one.id;

/** A page of the content of a kind; of what was typed the best answer first. */
export async function listContent(sql: Sql, query: ListQuery, now: Date) {
  const page = pageOf(query, 100);
  const rows = (await readRows(sql, query.kind, now)).toSorted(byChange);
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
