export {
  planVaccines,
  sureUntilMonths,
  vaccineSchedule,
  type DoseState,
  type GivenDose,
  type PlannedDose,
  type ScheduledDose,
} from './schedule.ts';
export { vaccineName } from './vaccine-name.ts';
