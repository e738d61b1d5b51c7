import { answeringTime, answersSince } from '@balsam/domain/visits';
import { doctor } from '@balsam/contract/doctor';
import type { Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { read } from '#platform/http/serve.ts';
import type { AppModule } from '#platform/module.ts';
import { countStays } from '#modules/admissions/index.ts';
import { countToday, ownDoctorId } from '#modules/booking/index.ts';
import { countOpenOvr } from '#modules/ovr/index.ts';
import { countOpenCritical } from '#modules/records/index.ts';
import { answerMinutes, countUnanswered } from '#modules/visits/index.ts';

/** How much there is in each room of the calling doctor. Nothing of a patient is read. */
async function countRooms(sql: Sql, call: UserCall) {
  const doctorId = ownDoctorId(call, undefined);
  return {
    appointments: await countToday(sql, doctorId, call.now),
    inpatients: await countStays(sql, doctorId),
    critical_results: await countOpenCritical(sql, doctorId),
    ovr: await countOpenOvr(sql, call.actor.personId),
    answers_within: answeringTime(await answerMinutes(sql, doctorId, answersSince(call.now))),
    unanswered: await countUnanswered(sql, doctorId, call.now),
  };
}

/** The entrance to the module of the doctor's first page, which counts what the modules below it keep. */
export const doctorDashboardModule: AppModule = {
  name: 'doctor-dashboard',
  routes: [read(doctor.dashboard, ({ db, call }) => countRooms(db, call))],
};
