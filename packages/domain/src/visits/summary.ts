import { isBlank } from '../text/index.ts';
import { allowed, refused, type Allowed } from '../allowed/index.ts';
import {
  hasBegun,
  isLive,
  isOutcomeOpen,
  type AppointmentState,
  type AppointmentType,
  type Beginning,
} from '../booking/index.ts';
import { isSickLeave, sickLeaveRules } from '../reports/index.ts';
import { addDays, riyadhDay, type Day } from '../time/index.ts';

type Visit = Beginning & { readonly state: AppointmentState; readonly endedAt: Date | null };

/** How many of each a summary has at most. */
export const summaryRules = { mostDiagnoses: 10, mostMedicines: 20, mostAddenda: 100 } as const;

/** What decides whether a summary can be signed. */
export type SummaryDraft = {
  readonly findings: string;
  readonly diagnoses: readonly { readonly code: string }[];
  readonly medicines: readonly { readonly dose: string }[];
  readonly sickLeave: { readonly from: Day; readonly to: Day } | null;
};

/**
 * D10.05: a summary is written from the beginning of the visit on, until it is signed; then only addenda are. Signing says that care was
 * given: of a visit that stayed missed until nobody may correct that any more, none is written either.
 */
export function maySummarise(
  visit: Visit,
  signedAt: Date | null,
  now: Date,
): Allowed<'visit_not_begun' | 'outcome_final' | 'summary_signed'> {
  const { state } = visit;
  if (signedAt !== null) return refused('summary_signed');
  const isOff = state === 'cancelled' || state === 'released';
  if (isOff || (state === 'missed' && !isOutcomeOpen(visit.endedAt, now))) return refused('outcome_final');
  return isLive(state) && !hasBegun(visit, now) ? refused('visit_not_begun') : allowed;
}

/** D10.05: what is signed says what was found, what it is and how much of each medicine is taken; its sick leave begins on the day of the visit. */
export function maySign(
  draft: SummaryDraft,
  { startsAt }: Beginning,
): Allowed<'summary_incomplete' | 'sick_leave_not_valid'> {
  const isWhole = draft.medicines.every(({ dose }) => !isBlank(dose));
  if (isBlank(draft.findings) || draft.diagnoses.length === 0 || !isWhole) return refused('summary_incomplete');
  const { sickLeave } = draft;
  const isValid = sickLeave === null || isSickLeave(riyadhDay(startsAt), sickLeave.from, sickLeave.to);
  return isValid ? allowed : refused('sick_leave_not_valid', { days: sickLeaveRules.mostDays });
}

/** D10.05: a signed summary is only added to, as often as everybody who opens it is shown all of it. */
export function mayAddToSummary(
  signedAt: Date | null,
  addenda: number,
): Allowed<'summary_not_signed' | 'too_many_addenda'> {
  if (signedAt === null) return refused('summary_not_signed');
  return addenda < summaryRules.mostAddenda ? allowed : refused('too_many_addenda');
}

/** On which day the next visit is due. */
export const followUpDay = (startsAt: Date, days: number): Day => addDays(riyadhDay(startsAt), days);

/** How the next visit takes place: as this one did. On-the-spot care is for now, so what follows it is booked at the hospital. */
export const followUpType = (type: AppointmentType): AppointmentType => (type === 'onspot' ? 'onsite' : type);
