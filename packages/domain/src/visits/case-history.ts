import { allowed, refused, type Allowed } from '../allowed/index.ts';
import { isLive, type AppointmentState } from '../booking/index.ts';

/** DECISIONS §10: a case history can be written until the visit starts, and not for one that is off. */
export function mayWriteCaseHistory(
  { state, startsAt }: { readonly state: AppointmentState; readonly startsAt: Date },
  now: Date,
): Allowed<'case_history_closed'> {
  return isLive(state) && now < startsAt ? allowed : refused('case_history_closed');
}
