import { standardVatPercent, vatPercent } from '@balsam/domain/billing';
import type { Sql } from '../../platform/db/types.ts';
import { pageOf } from '../../platform/http/page.ts';
import { readNumberSetting } from '../../platform/settings/settings.store.ts';
import { readDoctors } from './doctors.store.ts';
import { cardView } from './doctors.view.ts';
import type { DoctorWish } from './match-doctors.store.ts';
import { rankDoctors } from './rank-doctors.ts';
import { parseQuery } from './typed-words.ts';

/** Doctors of a page at most, also for 'all'. */
const cap = 100;

/** The rate that a payer who is no citizen bears on a visit; what a citizen pays is reckoned when they book. */
export const visitVatPercent = async (db: Sql): Promise<number> =>
  vatPercent(
    { kind: 'health_service', payerIsCitizen: false },
    await readNumberSetting(db, 'VAT_PERCENT', standardVatPercent),
  );

type Asked = Omit<DoctorWish, 'words'> & {
  readonly query?: string | undefined;
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
};

/**
 * Doctors that match every wish, a page of them with prices and the nearest free slot. Without a limit all of them, 100 at most.
 * A constant number of statements, however many doctors there are.
 */
export async function findDoctors(db: Sql, asked: Asked, now: Date) {
  const page = pageOf(asked, cap, cap);
  const words = await parseQuery(db, 'doctor', asked.query);
  const { ranks, total } = await rankDoctors(db, { ...asked, words }, page, now);
  const rows = await readDoctors(db, ranks);
  const percent = await visitVatPercent(db);
  return { items: rows.map((row) => cardView(row, percent, asked.type)), total, page: page.page, limit: page.limit };
}
