import { inpatients } from '@balsam/contract/inpatients';
import { read, write, type Route } from '#platform/http/serve.ts';
import { addNote, listInpatients, readInpatient } from './read-inpatients.ts';

/** Stays in hospital, for the doctors who are responsible for them. */
export const inpatientsRoutes: readonly Route[] = [
  read(inpatients.list, ({ db, call, query }) => listInpatients(db, call, query.doctor_id)),
  read(inpatients.show, ({ db, call, params }) => readInpatient(db, call, params.id)),
  write(inpatients.addNote, ({ tx, call, params, body }) => addNote(tx, call, params.id, body.text)),
];
