import { standardVatPercent, vatPercent } from '@balsam/domain/billing';
import type { Sql } from '#platform/db/types.ts';
import { pageOf } from '#platform/http/page.ts';
import { readNumberSetting } from '#platform/settings/settings.store.ts';
import { readDoctors, type Page } from './doctors.store.ts';
import { cardView, slotOf } from './doctors.view.ts';
import type { DoctorFilter } from './match-doctors.store.ts';
import { rankDoctors } from './rank-doctors.ts';
import { parseQuery } from './parse-query.ts';

/** The longest page, also for `all`. */
const longestPage = 100;

/** The VAT rate on a visit of a payer who is no citizen; the rate of a citizen is applied when they book. */
export const visitVatPercent = async (db: Sql): Promise<number> =>
  vatPercent(
    { kind: 'health_service', payerIsCitizen: false },
    await readNumberSetting(db, 'VAT_PERCENT', standardVatPercent),
  );

type DoctorQuery = Omit<DoctorFilter, 'words'> & {
  readonly query?: string | undefined;
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
};

async function readPage(db: Sql, query: DoctorQuery, page: Page, now: Date) {
  const words = await parseQuery(db, 'doctor', query.query);
  const { ranks, total } = await rankDoctors(db, { ...query, words }, page, now);
  return { rows: await readDoctors(db, ranks), total };
}

/**
 * A page of the doctors that match the query, with prices and the nearest free slot. Without a limit all of them, 100
 * at most. The number of statements is constant, however many doctors there are.
 */
export async function findDoctors(db: Sql, query: DoctorQuery, now: Date) {
  const page = pageOf(query, longestPage, longestPage);
  const [{ rows, total }, percent] = await Promise.all([readPage(db, query, page, now), visitVatPercent(db)]);
  const items = rows.map((row) => cardView(row, { vatPercent: percent, slot: slotOf(row), type: query.type }));
  return { items, total, page: page.page, limit: page.limit };
}
