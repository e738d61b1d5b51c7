import { doctors } from '@balsam/contract/doctors';
import { read, write, type Route } from '#platform/http/serve.ts';
import { ownDoctorId } from '#modules/booking/index.ts';
import { answerLeave, cancelLeave, enterLeave, requestLeave, withdrawLeave } from './leave.ts';
import { listDoctors, listLeaveRequests, readDoctor, scheduleOf } from './read-doctors.ts';
import { saveFees } from './save-fees.ts';
import { removeDay, saveDay, saveHours } from './save-hours.ts';
import { listVisits, rearrangeVisits } from './visits.ts';

const ofFrontDesk: readonly Route[] = [
  read(doctors.list, ({ db, call, query }) => listDoctors(db, call, query)),
  read(doctors.requests, ({ db }) => listLeaveRequests(db)),
  read(doctors.show, ({ db, call, params }) => readDoctor(db, call, params.id)),
  write(doctors.saveHours, ({ tx, call, params, body }) => saveHours({ tx, call, doctorId: params.id }, body)),
  write(doctors.saveDay, ({ tx, call, params, body }) =>
    saveDay({ tx, call, doctorId: params.id }, { ...body, day: params.day }),
  ),
  write(doctors.removeDay, ({ tx, call, params }) => removeDay({ tx, call, doctorId: params.id }, params.day)),
  write(doctors.enterLeave, ({ tx, call, params, body }) => enterLeave({ tx, call, doctorId: params.id }, body)),
  write(doctors.answerLeave, ({ tx, call, params, body }) =>
    answerLeave({ tx, call, doctorId: params.id }, params.leave_id, body),
  ),
  write(doctors.cancelLeave, ({ tx, call, params }) => cancelLeave({ tx, call, doctorId: params.id }, params.leave_id)),
  read(doctors.visits, ({ db, call, params }) => listVisits(db, call, params.id)),
  write(doctors.rearrange, ({ tx, call, params, body }) => rearrangeVisits(tx, call, params.id, body)),
  write(doctors.saveFees, ({ tx, call, params, body }) => saveFees({ tx, call, doctorId: params.id }, body.fees)),
];

const ofDoctor: readonly Route[] = [
  read(doctors.ownSchedule, ({ db, call }) => scheduleOf(db, ownDoctorId(call, undefined), call.now)),
  write(doctors.requestLeave, ({ tx, call, body }) => requestLeave(tx, call, body)),
  write(doctors.withdrawLeave, ({ tx, call, params }) => withdrawLeave(tx, call, params.leave_id)),
];

/** Doctors as the front desk keeps them, and what doctors see of their own hours. */
export const doctorsRoutes: readonly Route[] = [...ofFrontDesk, ...ofDoctor];
