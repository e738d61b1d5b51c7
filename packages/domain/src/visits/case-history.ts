import { allowed, refused, type Allowed } from '../allowed/index.ts';
import { hasBegun, isLive, type AppointmentState, type Beginning } from '../booking/index.ts';

type Visit = Beginning & { readonly state: AppointmentState };

/** DECISIONS §10: a case history can be written until the visit begins, and not for one that is off. */
export function mayWriteCaseHistory(visit: Visit, now: Date): Allowed<'case_history_closed'> {
  return isLive(visit.state) && !hasBegun(visit, now) ? allowed : refused('case_history_closed');
}

const withoutCare: ReadonlySet<AppointmentState> = new Set(['cancelled', 'released', 'missed']);

/** What was shown to a doctor stays with the visit from its beginning on: they may have relied on it. */
export function mayTakeSurveyFrom(visit: Visit, now: Date): Allowed<'survey_of_visit'> {
  if (withoutCare.has(visit.state)) return allowed;
  return isLive(visit.state) && !hasBegun(visit, now) ? allowed : refused('survey_of_visit');
}
