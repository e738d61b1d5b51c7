export { type Allowed } from '../allowed/index.ts';
export { mayJoinCall, mayStartCall } from './call.ts';
export { mayCancel, mayConfirm, mayRebook, mayReschedule, paymentOnRebooking } from './change.ts';
export { mayCheckIn } from './check-in.ts';
export {
  maySelect,
  type FindSpecialistStep,
  type FindSpecialistChoice,
  type SelectFirstCode,
} from './find-specialist.ts';
export { heldUntilAfterMove, holdAfterAnswer, holdUntil, isHoldOver } from './hold.ts';
export { dayState, partOfDay, type DayState, type PartOfDay } from './month.ts';
export {
  isGivenBack,
  isOutcomeOpen,
  isSaidAlready,
  mayObject,
  maySettle,
  missReasonOf,
  missReasons,
  mayReopen,
  outcomeOf,
  outcomeOfSilence,
  outcomeReason,
  outcomeRules,
  outcomes,
  type Outcome,
  reviewUntil,
  type CallEvidence,
  type QueueEvidence,
  type MissReason,
  type ReviewBy,
  type Settler,
  type VisitEvidence,
  type VisitOutcome,
} from './outcome.ts';
export { mayPay, mayPayWithoutInsurer, payableUntil } from './pay.ts';
export { isSettled, paymentStatuses, paymentStatusLabel, wasSettled, type PaymentStatus } from './payment-status.ts';
export {
  mayBookUnderPolicy,
  mayConsentToVisit,
  policyOf,
  visitPolicies,
  type PolicyConsent,
  type VisitPolicy,
} from './policy.ts';
export { reminderTimes, type ReminderKind } from './reminders.ts';
export { bookingSettingTitles, defaultBookingSettings, type BookingSettings } from './settings.ts';
export {
  isOffered,
  leastMinutesToPay,
  nearestSlots,
  settingsOfPromise,
  slotsOfBlock,
  type ScheduleBlock,
} from './slots.ts';
export { appointmentMoves, hasBegun, isLive, mayMove, type AppointmentState, type Beginning } from './states.ts';
export { appointmentTypes, methodOf, screenMethods, typeOf, type AppointmentType, type ScreenMethod } from './types.ts';
export { mayWork, planSlots, type SlotChanges, type SlotPlan } from './working-hours.ts';
