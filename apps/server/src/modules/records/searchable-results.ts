import type { Sql } from '#platform/db/types.ts';
import { listEntries } from './entries/entries.store.ts';
import { hiddenResources } from './hidden-resources.ts';
import { testsOf } from './lab-series.ts';
import { latestLabs } from './records.store.ts';

/** Reports that are searched, the newest of them. */
const mostReports = 200;

export type SearchableResult = {
  /** Of a test: its newest result. */
  readonly id: number;
  readonly title: string;
  readonly titleAr: string;
  readonly at: Date | null;
};

/**
 * Tests of the laboratory as search reads them. What is marked sensitive, held back or withdrawn is never among them, whoever searches: a list
 * that opens while others look on is no place for it.
 */
export async function searchableTests(sql: Sql, personId: number): Promise<SearchableResult[]> {
  const tests = testsOf(await latestLabs(sql, { personId, hideSensitive: true, showHeld: false }));
  return tests
    .filter(({ withdrawn_at: gone }) => gone === null)
    .map(({ id, title, title_ar, taken_at: at }) => ({ id, title, titleAr: title_ar ?? title, at }));
}

/** Reports of radiology, with the same left out. */
export async function searchableReports(sql: Sql, personId: number): Promise<SearchableResult[]> {
  const hidden = await hiddenResources(sql, personId, { held: true, sensitive: true });
  const scope = { personId, hideSensitive: true, showHeld: false, hidden };
  const reports = await listEntries(sql, scope, ['radiology'], { limit: mostReports, offset: 0 });
  return reports
    .filter(({ withdrawn_at: gone }) => gone === null)
    .map(({ id, title, title_ar, at }) => ({ id, title, titleAr: title_ar ?? title, at }));
}
