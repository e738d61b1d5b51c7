import { retentionEnd, type RetentionEnd, type RetentionYears } from '@balsam/domain/privacy';
import type { Day } from '@balsam/domain/time';
import type { Sql } from '#platform/db/types.ts';
import { readNumberSetting } from '#platform/settings/settings.store.ts';
import { retainedRows, type RetainedRows, type RetentionPart } from './retained-rows.ts';
import type { ClosedRow } from './retention.store.ts';

/** The least that the law asks for, whatever a setting that was broken by hand says. */
const least: RetentionYears = { records: 10, fiscal: 6 };

/** For how many years what closed accounts left behind is kept, as it is set now. */
export async function readRetentionYears(db: Sql): Promise<RetentionYears> {
  return {
    records: Math.max(least.records, Math.ceil(await readNumberSetting(db, 'RECORD_RETENTION_YEARS', least.records))),
    fiscal: Math.max(least.fiscal, Math.ceil(await readNumberSetting(db, 'FISCAL_RETENTION_YEARS', least.fiscal))),
  };
}

export type Due = { readonly records: boolean; readonly fiscal: boolean };

/** Which of the two is over by a day and still there, confirmed or not. */
export const overBy = (row: ClosedRow, end: RetentionEnd, day: Day): Due => ({
  records: row.recordsEndedAt === null && end.records <= day,
  fiscal: row.fiscalEndedAt === null && end.fiscal <= day,
});

const nothing: Due = { records: false, fiscal: false };

/** Which of the two goes on a day: what is over, unless it waits for an administrator. */
export function dueOn(row: ClosedRow, years: RetentionYears, day: Day): Due {
  const end = retentionEnd(row, years);
  return end.needsConfirmation && row.confirmedAt === null ? nothing : overBy(row, end, day);
}

/** The rows that go with it. Who it was goes with the later of the two. */
export function rowsOf(row: ClosedRow, { records, fiscal }: Due): RetainedRows[] {
  const isLast = (records || row.recordsEndedAt !== null) && (fiscal || row.fiscalEndedAt !== null);
  const parts: Readonly<Record<RetentionPart, boolean>> = { records, fiscal, person: isLast && (records || fiscal) };
  return retainedRows.filter(({ part }) => parts[part]);
}
