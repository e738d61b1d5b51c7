/** Records and orders: 500 a page at most, also for 'all' (9999999) (DECISIONS §1). */
export const recordsCap = 500;
const usual = 20;

/** The requested page, from 1, its capped length and where it begins. */
export function pageOf(
  query: { page?: number | undefined; limit?: number | undefined },
  cap: number = recordsCap,
  size: number = usual,
) {
  const limit = Math.min(query.limit ?? size, cap);
  // Far beyond any list, and still safe as an offset.
  const page = Math.min(query.page ?? 1, 1_000_000);
  return { page, limit, offset: (page - 1) * limit };
}

/**
 * How many a list has in all: a page that is not full tells it, any other is followed by a count.
 * @param found how many the page has
 */
export async function totalOf(
  { limit, offset }: { readonly limit: number; readonly offset: number },
  found: number,
  count: () => Promise<number>,
): Promise<number> {
  const isLast = found < limit && (found > 0 || offset === 0);
  return isLast ? offset + found : count();
}

type Page = { readonly page: number; readonly limit: number; readonly offset: number };

/**
 * A page of a list whose rows each say how many the list has in all, with that number; beyond the last page, which has no rows, the first
 * row of all is asked.
 */
export async function readPage<Row extends { readonly total: number }>(
  page: Page,
  read: (page: Page) => Promise<readonly Row[]>,
): Promise<{ readonly rows: readonly Row[]; readonly total: number }> {
  const rows = await read(page);
  const [first] = rows.length > 0 || page.offset === 0 ? rows : await read({ page: 1, limit: 1, offset: 0 });
  return { rows, total: first?.total ?? 0 };
}

/** A list that is always whole, as the one page that there is. */
export const wholeList = <T>(items: readonly T[]) => ({
  items: [...items],
  total: items.length,
  page: 1,
  limit: Math.max(1, items.length),
});
