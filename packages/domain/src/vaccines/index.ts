export {
  planVaccines,
  sureUntilMonths,
  vaccineSchedule,
  type DoseState,
  type GivenDose,
  type PlannedDose,
  type ScheduledDose,
} from './schedule.ts';
