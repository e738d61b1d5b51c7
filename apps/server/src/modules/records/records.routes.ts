import { contract } from '@balsam/contract';
import { audit } from '#platform/audit/audit.ts';
import { fail } from '#platform/http/failure.ts';
import { pageOf, readPage } from '#platform/http/page.ts';
import { callExternal, read, write, type Route } from '#platform/http/serve.ts';
import { sealMrn } from './sealed-mrn.ts';
import { readEntry, readTimeline } from './timeline/read-timeline.ts';
import { testsOf, trendOf } from './lab-series.ts';
import { filePdf } from './medical-file/file-pdf.ts';
import { fileOf, ipsFile } from './medical-file/read-file.ts';
import { receiveSummary } from './medical-file/receive-summary.ts';
import { addStatement, decideStatement } from './medical-file/statements.ts';
import { readableRecord } from './records.policy.ts';
import { releaseResult } from './release-result.ts';
import { findVisit, labsOfVisit, latestLabs, listVisits, resultsOfTest } from './records.store.ts';
import { listReports, readReport, readReportFile, releaseReport } from './reports/read-reports.ts';
import { reportPdf } from './reports/report-pdf.ts';
import { labView, testView, trendView, visitView } from './records.view.ts';

const { timelines, timelineDetails, reports, labTrend: trend, report, reportFile } = contract.records;
const { reportPdf: pdf, releaseReport: release } = contract.records;

export const recordsRoutes: readonly Route[] = [
  read(timelines, async ({ db, call, query }) => {
    const { why, ...scope } = await readableRecord(db, call, query.mrn_number);
    const page = pageOf(query);
    const { rows, total } = await readPage(page, (at) => listVisits(db, scope, at));
    await audit(db, call, { personId: scope.personId, action: 'read', what: 'timeline', why });
    return {
      items: rows.map(visitView),
      total,
      page: page.page,
      limit: page.limit,
    };
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
    if (query.type === 'radiology' || query.type === 'report') return listReports(db, call, query.type, query);
    const { why, ...scope } = await readableRecord(db, call, query.mrn_number);
    const page = pageOf(query);
    const [labs] = await Promise.all([
      latestLabs(db, scope),
      audit(db, call, { personId: scope.personId, action: 'read', what: 'laboratory results', why }),
    ]);
    const tests = testsOf(labs);
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
  read(contract.records.timelineAll, ({ db, call, query }) => readTimeline(db, call, query)),
  read(contract.records.timelineEntry, ({ db, call, params, query }) =>
    readEntry(db, call, params.id, query.mrn_number),
  ),
  read(contract.records.medicalFile, ({ db, call, query }) => fileOf(db, call, query.mrn_number)),
  write(contract.records.addStatement, async ({ tx, call, body }) => {
    await addStatement(tx, call, body);
    return fileOf(tx, call, body.mrn_number);
  }),
  write(contract.records.decideStatement, async ({ tx, call, params, body }) => {
    await decideStatement(tx, call, params.id, body);
    return fileOf(tx, call, body.mrn_number);
  }),
  callExternal(contract.records.receiveSummary, ({ platform, call, file }) => receiveSummary(platform, call, file)),
  read(contract.records.medicalFilePdf, ({ db, call, params, query }) =>
    filePdf(db, call, params.lang, query.mrn_number),
  ),
  read(contract.records.medicalFileIps, ({ db, call, query }) => ipsFile(db, call, query.mrn_number)),
  read(contract.records.encrypt, ({ db, platform, call, params, query }) =>
    sealMrn(db, call, platform.config.secret, { mrn: params.mrn, audience: query.audience ?? 'balsam' }),
  ),
  read(report, ({ db, call, params, query }) => readReport(db, call, params.id, query.mrn_number)),
  read(pdf, ({ db, call, params, query }) => reportPdf(db, call, params.id, params.lang, query.mrn_number)),
  read(reportFile, ({ db, call, params, query }) => readReportFile(db, call, params, query.mrn_number)),
  write(contract.records.releaseResult, ({ tx, call, params, body }) => releaseResult(tx, call, params.id, body)),
  write(release, ({ tx, call, params, body }) => releaseReport(tx, call, params.id, body)),
];
