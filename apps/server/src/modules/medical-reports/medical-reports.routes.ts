import { medicalReports } from '@balsam/contract/medical-reports';
import { callExternal, read, write, type Route } from '#platform/http/serve.ts';
import { withLookLimit } from '#modules/front-desk/index.ts';
import {
  createDocument,
  moveReport,
  readDeskReport,
  readDeskVisits,
  readQueue,
  uploadReport,
  writeReport,
} from './desk-reports.ts';
import { beginStaySummary, readEndedStays } from './desk-stays.ts';
import { readAvailability, requestReport, showReports, showVisits } from './read-reports.ts';
import { readReportFile } from './report-file.ts';
import { verifyCertificate } from './verify.ts';
import { withMessage } from '#platform/http/with-message.ts';
import { errors } from '@balsam/contract';

const asked = { kinds: ['detail_medical'] } as const;
const issued = { kinds: ['detail_medical', 'discharge_summary'], states: ['approved', 'withdrawn'] } as const;
const ofStays = { kinds: ['discharge_summary'], states: ['approved', 'withdrawn'], ofStays: true } as const;
const leaves = { kinds: ['sick_leave'], states: ['approved', 'withdrawn'] } as const;

export const medicalReportsRoutes: readonly Route[] = [
  read(medicalReports.visits, ({ db, call, query }) => showVisits(db, call, query)),
  read(medicalReports.requests, ({ db, call, query }) => showReports(db, call, asked, query)),
  write(medicalReports.request, ({ tx, call, body }) => requestReport(tx, call, body)),
  read(medicalReports.detailMedical, ({ db, call, query }) => showReports(db, call, issued, query)),
  read(medicalReports.ofStays, ({ db, call, query }) => showReports(db, call, ofStays, query)),
  read(medicalReports.sickLeaves, ({ db, call, query }) => showReports(db, call, leaves, query)),
  read(medicalReports.availability, async ({ db, call, query }) => {
    const there = await readAvailability(db, call, query.appointment_id);
    return there.discharge_summary ? there : withMessage(there, errors.discharge_summary_missing);
  }),
  read(medicalReports.file, ({ platform, call, params }) => readReportFile(platform, call, params)),
  read(medicalReports.verify, ({ platform, call, params }) => verifyCertificate(platform, call, params.code)),
  read(medicalReports.desk, ({ db, call, query }) => readQueue(db, call, query)),
  read(medicalReports.deskReport, ({ db, call, params }) => readDeskReport(db, call, params.id)),
  withLookLimit(read(medicalReports.deskVisits, ({ db, call, query }) => readDeskVisits(db, call, query))),
  read(medicalReports.deskStays, ({ db, call, query }) => readEndedStays(db, call, query)),
  write(medicalReports.createOfStay, ({ tx, call, params, body }) => beginStaySummary(tx, call, params.id, body)),
  write(medicalReports.create, ({ tx, call, body }) => createDocument(tx, call, body)),
  write(medicalReports.write, ({ tx, call, params, body }) => writeReport(tx, call, params.id, body)),
  callExternal(medicalReports.upload, ({ platform, call, params, body, file }) =>
    uploadReport(platform, call, params.id, { ...body, file }),
  ),
  write(medicalReports.move, ({ tx, call, params, body }) => moveReport(tx, call, params.id, body)),
];
