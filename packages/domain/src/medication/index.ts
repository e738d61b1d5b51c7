export { reminderWeekdays, rhythmKinds, rhythmOf, type Rhythm } from './rhythm.ts';
export { counted, dosageWords, timesADay, type Dosage, type Words } from './dosage.ts';
export {
  dueDay,
  durationDays,
  mayAskRefill,
  refillFrom,
  supplyRules,
  visitsCountFrom,
  type RefillTerms,
  type Supply,
} from './supply.ts';
export { mayMoveRefill, refillKinds, refillStates, type RefillKind, type RefillState } from './refills.ts';
export {
  adherenceByWeek,
  isRamadan,
  latestReminder,
  nextReminder,
  reminderSlots,
  timesOn,
  usualTimes,
  type AdherenceWeek,
  type DoseAnswer,
  type ReminderTimes,
  type ReminderSlot,
  type SlotTimes,
} from './reminders.ts';
export {
  endsSubscription,
  mayOrderRefill,
  subscriptionEnds,
  subscriptionRules,
  tellOn,
  type SubscriptionEnd,
} from './subscription.ts';
