export { type Allowed } from '../allowed/index.ts';
export { mayJoinCall, mayStartCall, callRules } from './call.ts';
export { mayCancel, mayConfirm, mayRebook, mayReschedule } from './change.ts';
export { checkInRules, mayCheckIn } from './check-in.ts';
export {
  maySelect,
  type FindSpecialistStep,
  type FindSpecialistChoice,
  type SelectFirstCode,
} from './find-specialist.ts';
export { heldUntilAfterMove, holdRules, holdUntil, isHoldOver } from './hold.ts';
export { dayState, partOfDay, type DayState, type PartOfDay } from './month.ts';
export { mayPay, payableUntil } from './pay.ts';
export { isSettled, paymentStatuses, paymentStatusLabel, type PaymentStatus } from './payment-status.ts';
export { mayBookUnderPolicy, needsPolicy } from './policy.ts';
export { reminderTimes, type ReminderKind } from './reminders.ts';
export { isOffered, nearestSlots, offerRules, slotsOfBlock, type ScheduleBlock } from './slots.ts';
export { appointmentMoves, isLive, mayMove, type AppointmentState } from './states.ts';
export { appointmentTypes, methodOf, screenMethods, typeOf, type AppointmentType, type ScreenMethod } from './types.ts';
