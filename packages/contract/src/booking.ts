import {
  detail,
  doctorDays,
  doctorToday,
  ended,
  history,
  ics,
  patientToday,
  quote,
  upcoming,
} from './booking/reads.ts';
import { checkInAtDesk, visitHistory } from './booking/desk.ts';
import { cancel, checkIn, confirm, create, object, rebook, reschedule, settle } from './booking/writes.ts';

export { Appointment, AppointmentStates, May, PaymentStatuses, SlotTaken } from './booking/appointment.ts';
export { FreeSlot } from './hospital/shapes.ts';

/** Appointments: taking a slot, and what happens to it until the visit is over (SPEC §3, §4, §7; DECISIONS §5). */
export const booking = {
  upcoming,
  patientToday,
  doctorToday,
  doctorDays,
  history,
  quote,
  detail,
  ics,
  create,
  reschedule,
  rebook,
  cancel,
  checkIn,
  confirm,
  settle,
  object,
  ended,
  checkInAtDesk,
  visitHistory,
} as const;
