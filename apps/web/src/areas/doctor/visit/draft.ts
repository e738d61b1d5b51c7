import { isBlank } from '@balsam/domain/text';
import type { CallInput } from '@balsam/contract/call';
import type { visits } from '@balsam/contract/visits';
import type { Summary } from '#shared/visits/summary-view.tsx';

export type DraftMedicine = Omit<Summary['medicines'][number], 'packs' | 'available'>;

/** A summary while it is written. */
export type Draft = Pick<Summary, 'findings' | 'diagnoses' | 'advice' | 'sick_leave' | 'follow_up_days'> & {
  readonly medicines: readonly DraftMedicine[];
};

export type SummaryBody = NonNullable<CallInput<typeof visits.saveSummary>['body']>;

/** What is kept of a summary as a draft to go on with. */
export const draftOf = ({ findings, diagnoses, advice, medicines, sick_leave, follow_up_days }: Summary): Draft => ({
  findings,
  diagnoses,
  advice,
  sick_leave,
  follow_up_days,
  medicines: medicines.map(({ packs: _packs, available: _available, ...medicine }) => medicine),
});

/** The draft as it is sent. */
export const bodyOf = (draft: Draft): SummaryBody => ({
  findings: draft.findings.trim(),
  diagnoses: draft.diagnoses.map(({ code }) => ({ code })),
  advice: draft.advice.trim(),
  medicines: draft.medicines.map(({ product_id, dose, times_per_day, days }) => ({
    product_id,
    dose: dose.trim(),
    times_per_day,
    days,
  })),
  sick_leave: draft.sick_leave,
  follow_up_days: draft.follow_up_days,
});

/** Whether something is still missing before it can be signed. */
export const isWhole = ({ findings, diagnoses, medicines }: Draft): boolean =>
  !isBlank(findings) && diagnoses.length > 0 && medicines.every(({ dose }) => !isBlank(dose));
