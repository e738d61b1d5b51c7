import { contract } from '@balsam/contract';
import { audit } from '../../platform/audit/audit.ts';
import { fail } from '../../platform/http/failure.ts';
import { pageOf } from '../../platform/http/page.ts';
import { read, type Route } from '../../platform/http/serve.ts';
import { readableRecord } from './records.policy.ts';
import { findVisit, labsOfVisit, labTrend, latestLabs, listVisits } from './records.store.ts';
import { labView, testView, visitView } from './records.view.ts';

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
    const rows = await latestLabs(db, scope, page);
    await audit(db, call, { personId: scope.personId, action: 'read', what: 'laboratory results', why });
    return {
      items: rows.map((r) => testView(r, r.count)),
      total: rows[0]?.total ?? 0,
      page: page.page,
      limit: page.limit,
    };
  }),

  read(trend, async ({ db, call, query }) => {
    const { why, ...scope } = await readableRecord(db, call, query.mrn_number);
    const rows = await labTrend(db, scope, query.id);
    const [newest] = rows;
    if (!newest) throw fail('not_found');
    await audit(db, call, {
      personId: scope.personId,
      action: 'read',
      what: 'laboratory result',
      recordId: query.id,
      why,
    });
    return { ...testView(newest, rows.length), values: rows.toReversed().map(labView) };
  }),
];
