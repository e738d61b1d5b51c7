import { ovr } from '@balsam/contract/ovr';
import { read, write, type Route } from '#platform/http/serve.ts';
import { listReports, readReport } from './read-ovr.ts';
import { changeReport, createReport } from './write-ovr.ts';

/** Incident reports, for doctors and those who review them. */
export const ovrRoutes: readonly Route[] = [
  read(ovr.list, ({ db, call, query }) => listReports(db, call, query)),
  read(ovr.show, ({ db, call, params }) => readReport(db, call, params.id)),
  write(ovr.create, ({ tx, call, body }) => createReport(tx, call, body)),
  write(ovr.change, ({ tx, call, params, body }) => changeReport(tx, call, params.id, body)),
];
