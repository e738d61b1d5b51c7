import { rolesThatMay } from '@balsam/domain/identity';
import { appointmentTypes } from '@balsam/domain/booking';
import { z } from 'zod';
import { Day, Id, IdText, listOf, PageQuery, Sar, SearchText, Type, WrittenText } from './common.ts';
import {
  DayHours,
  DayShown,
  DoctorDetail,
  Leave,
  LeaveRequest,
  StaffDoctor,
  VisitToRearrange,
  WaitingWalkIn,
  WeeklyHours,
  WeeklyHoursShown,
} from './doctors/shapes.ts';
import {
  invite,
  inviteAgain,
  lock,
  removePhoto,
  saveTexts,
  sendPasswordLink,
  setPhoto,
  unlock,
} from './doctors/accounts.ts';
import { callerOf, endpoint } from './endpoint.ts';

export type { DoctorDetail, VisitToRearrange, WaitingWalkIn } from './doctors/shapes.ts';

const access = rolesThatMay('manage_doctors').map(callerOf);
const byId = z.object({ id: IdText });
const byLeave = z.object({ id: IdText, leave_id: IdText });
/** A day that is not absurdly far. */
const PlannedDay = Day.regex(/^20\d{2}-/);
const Revision = z.int().min(0);
const Reason = WrittenText.max(500);
const days = { from_day: PlannedDay, to_day: PlannedDay };
const hoursErrors = [
  'not_found',
  'day_in_past',
  'hours_too_short',
  'hours_overlap',
  'clinic_not_theirs',
  'schedule_changed',
] as const;
const leaveErrors = ['not_found', 'day_in_past', 'days_out_of_order', 'leave_overlaps'] as const;

const Fees = z
  .array(z.object({ type: Type, fee: Sar.min(0).max(10_000).multipleOf(0.01) }))
  .max(appointmentTypes.length);

/** Doctors as the front desk keeps them: hours, leave, fees, and the visits that a change of them leaves without a doctor (DECISIONS section 13). */
export const doctors = {
  list: endpoint({
    method: 'GET',
    path: '/staff/doctors',
    access,
    summary: 'The doctors by name; `q` looks in names, codes and specialities',
    query: z.object({
      ...PageQuery,
      q: SearchText.optional(),
      speciality_id: IdText.optional(),
      state: z.enum(['active', 'locked', 'invited']).optional(),
    }),
    reply: listOf(StaffDoctor),
    errors: [],
  }),
  requests: endpoint({
    method: 'GET',
    path: '/staff/leave-requests',
    access,
    summary: 'Leave that doctors asked for and nobody answered, the oldest first',
    reply: z.object({ items: z.array(LeaveRequest).max(200) }),
    errors: [],
  }),
  show: endpoint({
    method: 'GET',
    path: '/staff/doctors/:id',
    access,
    summary: 'A doctor with hours, leave, fees and texts',
    params: byId,
    reply: DoctorDetail,
    errors: ['not_found'],
  }),
  saveHours: endpoint({
    method: 'PUT',
    path: '/staff/doctors/:id/hours',
    access,
    summary:
      'The weekly hours from a day on. Free times follow at once; booked visits outside of them stay and are listed',
    params: byId,
    body: z.object({ from_day: PlannedDay, hours: z.array(WeeklyHours).max(100), revision: Revision }),
    reply: DoctorDetail,
    errors: hoursErrors,
  }),
  saveDay: endpoint({
    method: 'PUT',
    path: '/staff/doctors/:id/days/:day',
    access,
    summary: 'Other hours on one day; with none the doctor does not work that day',
    params: z.object({ id: IdText, day: PlannedDay }),
    body: z.object({ hours: z.array(DayHours).max(24), revision: Revision }),
    reply: DoctorDetail,
    errors: hoursErrors,
  }),
  removeDay: endpoint({
    method: 'DELETE',
    path: '/staff/doctors/:id/days/:day',
    access,
    summary: 'The weekly hours count again on this day',
    params: z.object({ id: IdText, day: PlannedDay }),
    reply: DoctorDetail,
    errors: ['not_found', 'day_in_past'],
  }),
  enterLeave: endpoint({
    method: 'POST',
    path: '/staff/doctors/:id/leave',
    access,
    summary: 'Enters leave: nothing more is booked in these days, and the visits that are booked are listed',
    params: byId,
    body: z.object({ ...days, reason: Reason }),
    reply: DoctorDetail,
    errors: leaveErrors,
  }),
  answerLeave: endpoint({
    method: 'POST',
    path: '/staff/doctors/:id/leave/:leave_id/answer',
    access,
    summary: 'Approves or refuses leave that a doctor asked for; the doctor is told',
    params: byLeave,
    body: z.object({ approve: z.boolean(), answer: Reason }),
    reply: DoctorDetail,
    errors: ['not_found', 'leave_decided'],
  }),
  cancelLeave: endpoint({
    method: 'POST',
    path: '/staff/doctors/:id/leave/:leave_id/cancel',
    access,
    summary: 'Takes leave back; the hours of its days are offered again',
    params: byLeave,
    reply: DoctorDetail,
    errors: ['not_found', 'leave_decided'],
  }),
  visits: endpoint({
    method: 'GET',
    path: '/staff/doctors/:id/visits',
    access,
    summary:
      'Booked visits at times at which the doctor is not there, each with other times for it, and the walk-ins who wait for one that is away',
    params: byId,
    reply: z.object({
      items: z.array(VisitToRearrange).max(200),
      /** Those who wait for the doctor now without an appointment, while the doctor is away: the desk transfers them in the queue. */
      walk_ins: z.array(WaitingWalkIn).max(200),
      /** More than are listed. */
      total: z.int(),
      /** Of what was decided in the last day. */
      progress: z.object({ pending: z.int(), moved: z.int(), cancelled: z.int(), refused: z.int(), gone: z.int() }),
    }),
    errors: ['not_found'],
  }),
  rearrange: endpoint({
    method: 'POST',
    path: '/staff/doctors/:id/visits',
    access,
    summary:
      'Moves these visits to the slots in `slot_ids`, one for each and at the price that they were booked at; without them cancels the visits and gives back all that was paid. Each is done by itself, and each patient is told',
    params: byId,
    body: z
      .object({ appointment_ids: z.array(Id).min(1).max(200), slot_ids: z.array(Id).max(200).nullish() })
      .refine(({ appointment_ids, slot_ids }) => !slot_ids || slot_ids.length === appointment_ids.length),
    reply: z.object({ accepted: z.int() }),
    errors: ['not_found'],
  }),
  saveFees: endpoint({
    method: 'PUT',
    path: '/staff/doctors/:id/fees',
    access,
    summary: 'What each kind of visit costs, in SAR without VAT, for bookings from now on',
    params: byId,
    body: z.object({
      fees: Fees,
      /** The fees as the desk saw them when it began: refused when somebody else has changed them since. */
      seen: Fees,
    }),
    reply: DoctorDetail,
    errors: ['not_found', 'desk_changed'],
  }),
  saveTexts,
  setPhoto,
  removePhoto,
  invite,
  inviteAgain,
  sendPasswordLink,
  lock,
  unlock,
  ownSchedule: endpoint({
    method: 'GET',
    path: '/doctor/schedule',
    access: ['doctor'],
    summary: 'My hours, days with other hours, and leave',
    reply: z.object({
      hours: z.array(WeeklyHoursShown).max(200),
      days: z.array(DayShown).max(200),
      leave: z.array(Leave).max(100),
    }),
    errors: [],
  }),
  requestLeave: endpoint({
    method: 'POST',
    path: '/doctor/leave',
    access: ['doctor'],
    summary: 'Asks for leave; the front desk answers',
    body: z.object({ ...days, reason: Reason.min(1) }),
    reply: Leave,
    errors: leaveErrors,
  }),
  withdrawLeave: endpoint({
    method: 'POST',
    path: '/doctor/leave/:leave_id/withdraw',
    access: ['doctor'],
    summary: 'Takes back a request for leave that nobody answered yet',
    params: z.object({ leave_id: IdText }),
    reply: Leave,
    errors: ['not_found', 'leave_decided'],
  }),
} as const;
