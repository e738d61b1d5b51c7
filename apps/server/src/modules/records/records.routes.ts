import { contract } from '@balsam/contract';
import { audit } from '#platform/audit/audit.ts';
import { fail } from '#platform/http/failure.ts';
import { pageOf } from '#platform/http/page.ts';
import { read, type Route } from '#platform/http/serve.ts';
import { testsOf, trendOf } from './lab-series.ts';
import { readableRecord } from './records.policy.ts';
import { findVisit, labsOfVisit, latestLabs, listVisits, resultsOfTest } from './records.store.ts';
import { labView, testView, trendView, visitView } from './records.view.ts';

const { timelines, timelineDetails, reports, labTrend: trend } = contract.records;

export const recordsRoutes: readonly Route[] = [
  read(timelines, async ({ db, call, query }) => {
    const { why, ...scope } = await readableRecord(db, call, query.mrn_number);
    const page = pageOf(query);
    const rows = await listVisits(db, scope, page);
    await audit(db, call, { personId: scope.personId, action: 'read', what: 'timeline', why });
    return { items: rows.map(visitView), total: rows[0]?.total ?? 0, page: page.page, limit: page.limit };
  }),

  read(timelineDetails, async ({ db, call, query }) => {
    const { why, ...scope } = await readableRecord(db, call, query.mrn_number);
    const visit = await findVisit(db, scope, query.id);
    if (!visit) throw fail('not_found');
    const labs = await labsOfVisit(db, scope, visit.id);
    await audit(db, call, { personId: scope.personId, action: 'read', what: 'visit', recordId: visit.id, why });
    return { ...visitView(visit), labs: labs.map(labView) };
  }),

  read(reports, async ({ db, call, query }) => {
    const { why, ...scope } = await readableRecord(db, call, query.mrn_number);
    const page = pageOf(query);
    const tests = testsOf(await latestLabs(db, scope));
    await audit(db, call, { personId: scope.personId, action: 'read', what: 'laboratory results', why });
    return {
      items: tests.slice(page.offset, page.offset + page.limit).map((t) => testView(t, t.count)),
      total: tests.length,
      page: page.page,
      limit: page.limit,
    };
  }),

  read(trend, async ({ db, call, query }) => {
    const { why, ...scope } = await readableRecord(db, call, query.mrn_number);
    const found = trendOf(await resultsOfTest(db, scope, query.id), query.id);
    if (!found) throw fail('not_found');
    await audit(db, call, {
      personId: scope.personId,
      action: 'read',
      what: 'laboratory result',
      recordId: query.id,
      why,
    });
    return trendView(found);
  }),
];
