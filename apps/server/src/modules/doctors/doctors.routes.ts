import { doctors } from '@balsam/contract/doctors';
import { callExternal, read, write, type Route } from '#platform/http/serve.ts';
import { ownDoctorId } from '#modules/booking/index.ts';
import { answerLeave, cancelLeave, enterLeave, requestLeave, withdrawLeave } from './leave.ts';
import { listDoctors, listLeaveRequests, readDoctor, scheduleOf } from './read-doctors.ts';
import { saveFees } from './save-fees.ts';
import { inviteDoctor, letDoctorIn, lockDoctorOut, sendDoctorLink } from './accounts.ts';
import { removeDoctorPhoto, saveTexts, setDoctorPhoto } from './save-texts.ts';
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
  write(doctors.saveFees, ({ tx, call, params, body }) => saveFees({ tx, call, doctorId: params.id }, body)),
];

const texts: readonly Route[] = [
  write(doctors.saveTexts, ({ tx, call, params, body }) => saveTexts({ tx, call, doctorId: params.id }, body)),
  callExternal(doctors.setPhoto, ({ platform, call, params, file }) => setDoctorPhoto(platform, call, params.id, file)),
  write(doctors.removePhoto, ({ tx, platform, call, params }) =>
    removeDoctorPhoto(platform, { tx, call, doctorId: params.id }),
  ),
];

const accounts: readonly Route[] = [
  write(doctors.invite, ({ body, ...change }) => inviteDoctor(change, body)),
  write(doctors.inviteAgain, ({ params, ...change }) =>
    sendDoctorLink({ ...change, doctorId: params.id }, 'invitation'),
  ),
  write(doctors.sendPasswordLink, ({ params, ...change }) =>
    sendDoctorLink({ ...change, doctorId: params.id }, 'password'),
  ),
  write(doctors.lock, ({ params, ...change }) => lockDoctorOut({ ...change, doctorId: params.id })),
  write(doctors.unlock, ({ params, ...change }) => letDoctorIn({ ...change, doctorId: params.id })),
];

const ofDoctor: readonly Route[] = [
  read(doctors.ownSchedule, ({ db, call }) => scheduleOf(db, ownDoctorId(call, undefined), call.now)),
  write(doctors.requestLeave, ({ tx, call, body }) => requestLeave(tx, call, body)),
  write(doctors.withdrawLeave, ({ tx, call, params }) => withdrawLeave(tx, call, params.leave_id)),
];

/** Doctors as the front desk keeps them, and what doctors see of their own hours. */
export const doctorsRoutes: readonly Route[] = [...ofFrontDesk, ...texts, ...accounts, ...ofDoctor];
