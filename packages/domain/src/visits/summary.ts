import { allowed, refused, type Allowed } from '../allowed/index.ts';
import { isLive, type AppointmentState } from '../booking/index.ts';
import { addDays, daysBetween, riyadhDay, type Day } from '../time/index.ts';

/** DECISIONS §11: a sick leave runs from the visit's day, and is this many days long at most. */
export const sickLeaveRules = { days: 14 } as const;

type Visit = { readonly state: AppointmentState; readonly startsAt: Date };

/** What decides whether a summary can be signed. */
export type SummaryDraft = {
  readonly findings: string;
  readonly diagnoses: readonly { readonly code: string }[];
  readonly sickLeave: { readonly from: Day; readonly to: Day } | null;
};

/** D10.05: a summary is written from the start of the visit on, until it is signed; then only addenda are. */
export function maySummarise(
  { state, startsAt }: Visit,
  signedAt: Date | null,
  now: Date,
): Allowed<'visit_not_begun' | 'outcome_final' | 'summary_signed'> {
  if (signedAt !== null) return refused('summary_signed');
  if (state === 'cancelled' || state === 'released') return refused('outcome_final');
  return isLive(state) && now < startsAt ? refused('visit_not_begun') : allowed;
}

function isSickLeave({ from, to }: { readonly from: Day; readonly to: Day }, visitDay: Day): boolean {
  return from === visitDay && to >= from && daysBetween(from, to) < sickLeaveRules.days;
}

/** D10.05: what is signed says what was found and what it is; its sick leave begins on the day of the visit. */
export function maySign(
  draft: SummaryDraft,
  { startsAt }: Pick<Visit, 'startsAt'>,
): Allowed<'summary_incomplete' | 'sick_leave_not_valid'> {
  if (draft.findings.trim() === '' || draft.diagnoses.length === 0) return refused('summary_incomplete');
  const isValid = draft.sickLeave === null || isSickLeave(draft.sickLeave, riyadhDay(startsAt));
  return isValid ? allowed : refused('sick_leave_not_valid', { days: sickLeaveRules.days });
}

/** On which day the next visit is due. */
export const followUpDay = (startsAt: Date, days: number): Day => addDays(riyadhDay(startsAt), days);
