import { allowed, refused, type Allowed } from '../allowed/index.ts';
import { hasBegun, isLive, type AppointmentState, type Beginning } from '../booking/index.ts';

/** DECISIONS §10: a case history can be written until the visit starts, and not for one that is off. */
export function mayWriteCaseHistory(
  { state, startsAt }: { readonly state: AppointmentState; readonly startsAt: Date },
  now: Date,
): Allowed<'case_history_closed'> {
  return isLive(state) && now < startsAt ? allowed : refused('case_history_closed');
}

const withoutCare: ReadonlySet<AppointmentState> = new Set(['cancelled', 'released', 'missed']);

/** What was shown to a doctor stays with the visit from its beginning on: they may have relied on it. */
export function mayTakeSurveyFrom(
  visit: Beginning & { readonly state: AppointmentState },
  now: Date,
): Allowed<'survey_of_visit'> {
  if (withoutCare.has(visit.state)) return allowed;
  return isLive(visit.state) && !hasBegun(visit, now) ? allowed : refused('survey_of_visit');
}
