import { allowed, refused, type Allowed } from '../allowed/index.ts';
import { addDays, daysBetween, type Day } from '../time/index.ts';

/** SPEC §4: where a request for a report stands. A document that was approved may be withdrawn later. */
export const reportStates = ['pending', 'in-progress', 'approved', 'rejected', 'withdrawn'] as const;
export type ReportState = (typeof reportStates)[number];

export const reportKinds = ['detail_medical', 'sick_leave', 'discharge_summary'] as const;
export type ReportDocumentKind = (typeof reportKinds)[number];

/** D11.02: the moves of the records officer, and what each needs. */
export const reportMoves = {
  pending: { 'in-progress': undefined, rejected: 'reason' },
  'in-progress': { approved: 'content', rejected: 'reason', pending: undefined },
  approved: { withdrawn: 'reason' },
  rejected: {},
  withdrawn: {},
} as const satisfies Readonly<
  Record<ReportState, Readonly<Partial<Record<ReportState, 'reason' | 'content' | undefined>>>>
>;

type Move = {
  readonly from: ReportState;
  readonly to: ReportState;
  readonly hasReason: boolean;
  readonly hasContent: boolean;
};

/** Whether a document may go from one state to another. */
export function mayMoveReport({
  from,
  to,
  hasReason,
  hasContent,
}: Move): Allowed<'report_changed' | 'report_reason_required' | 'report_empty'> {
  const moves: Readonly<Partial<Record<ReportState, 'reason' | 'content' | undefined>>> = reportMoves[from];
  if (!(to in moves)) return refused('report_changed');
  if (moves[to] === 'reason' && !hasReason) return refused('report_reason_required');
  return moves[to] === 'content' && !hasContent ? refused('report_empty') : allowed;
}

/** The states in which a request is still open: a visit has one of them at most. */
export const openReportStates: readonly ReportState[] = ['pending', 'in-progress'];

/** D11.03: how long a sick leave is at most. */
export const sickLeaveRules = { mostDays: 14 } as const;

/** D11.03: a sick leave begins on the day of the visit and is 14 days at most. */
export const isSickLeave = (visit: Day, from: Day, to: Day): boolean =>
  from === visit && to >= from && daysBetween(from, to) < sickLeaveRules.mostDays;

/** The last day that a sick leave of this visit may have. */
export const lastSickDay = (visit: Day): Day => addDays(visit, sickLeaveRules.mostDays - 1);

/** The first letters of a name's words: `S. A.` */
export const initialsOf = (name: string): string =>
  name
    .split(/[\s-]+/)
    .filter((word) => /^\p{L}/u.test(word))
    .map((word) => `${String.fromCodePoint(word.codePointAt(0)!).toLocaleUpperCase('en')}.`)
    .join(' ');
