export { reminderWeekdays, rhythmKinds, rhythmOf, type Rhythm } from './rhythm.ts';
export { dosageWords, timesADay, type Dosage } from './dosage.ts';
export { counted, type Words } from './dosage-terms.ts';
export { lastDayIn, readDosage } from './read-dosage.ts';
export { medicineUse, medicineUses, type MedicineUse } from './medicine-use.ts';
export {
  courseDays,
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
