import { inPages } from '#platform/export/part.ts';
import type { AppModule } from '#platform/module.ts';
import { admissionsTexts } from './admissions.texts.ts';
import { stayRows } from './admissions.store.ts';

/** The entrance to the module of stays in hospital: who lies where, under which doctor, and the notes. */
export {
  attendingDoctorOf,
  countStays,
  findStay,
  insertNote,
  notesOf,
  staysOf,
  type Stay,
} from './admissions.store.ts';

export { patientAdmitted, stayHandedOver } from './events.ts';
export {
  bedsInUse,
  doctorWorks,
  endStay,
  insertStay,
  isInHospital,
  moveStay,
  readDepartments,
  readDoctors,
  readWards,
  setHead,
  staysOfHospital,
  wardIsThere,
  type DoctorRow,
  type WardRow,
} from './desk.store.ts';

export const admissionsModule: AppModule = {
  name: 'admissions',
  exportParts: [
    {
      name: 'admissions',
      title: admissionsTexts.export,
      rows: ({ sql, personId }) => inPages((after, count) => stayRows(sql, personId, after, count)),
    },
  ],
};
