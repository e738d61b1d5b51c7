import { admissions } from '@balsam/contract/admissions';
import { inpatients } from '@balsam/contract/inpatients';
import { read, write, type Route } from '#platform/http/serve.ts';
import { withTryLimit } from '#modules/front-desk/index.ts';
import { admitPatient, dischargePatient, handOverStay, listAdmissions } from './admissions-desk.ts';
import { listDepartments, nameHead } from './departments.ts';
import { addNote, listInpatients, readInpatient } from './read-inpatients.ts';

/** Stays in hospital, for the doctors who are responsible for them. */
export const inpatientsRoutes: readonly Route[] = [
  read(inpatients.list, ({ db, call, query }) => listInpatients(db, call, query.doctor_id)),
  read(inpatients.show, ({ db, call, params }) => readInpatient(db, call, params.id)),
  write(inpatients.addNote, ({ tx, call, params, body }) => addNote(tx, call, params.id, body.text)),
];

/** Admissions, discharges and heads of department, for the staff. */
export const deskRoutes: readonly Route[] = [
  read(admissions.list, ({ db, call }) => listAdmissions(db, call)),
  withTryLimit(write(admissions.admit, ({ tx, call, body }) => admitPatient(tx, call, body))),
  write(admissions.discharge, async ({ tx, call, params }) => {
    await dischargePatient(tx, call, params.id);
    return {};
  }),
  write(admissions.handOver, async ({ tx, call, params, body }) => {
    await handOverStay(tx, call, params.id, body);
    return {};
  }),
  read(admissions.departments, ({ db }) => listDepartments(db)),
  write(admissions.nameHead, async ({ tx, call, params, body }) => {
    await nameHead(tx, call, params.id, body);
    return {};
  }),
];
