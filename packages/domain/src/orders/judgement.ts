import { allowed, refused, type Allowed } from '../allowed/index.ts';

/** What a pharmacist says of the prescriptions of an order. */
export const judgements = ['approved', 'partly_approved', 'rejected'] as const;
export type Judgement = (typeof judgements)[number];

type Line = { readonly id: number; readonly isPrescription: boolean };

/** The lines that a judgement takes out of an order: of those on prescription the ones that were not kept. */
export function linesTakenOut(lines: readonly Line[], keptIds: readonly number[]): readonly number[] {
  const kept = new Set(keptIds);
  return lines.filter(({ id, isPrescription }) => isPrescription && !kept.has(id)).map(({ id }) => id);
}

type JudgementRefusal = 'order_reason_required' | 'judgement_lines_not_valid' | 'judgement_leaves_nothing';

/**
 * Whether a judgement may stand (DECISIONS §6). Anything but a whole approval says why. A partial one keeps some lines on prescription, or
 * none where other goods remain, and takes at least one out; nothing left is a rejection. `lines` are those that are in the order still.
 */
export function mayJudge(
  lines: readonly Line[],
  wish: { readonly verdict: Judgement; readonly keptIds: readonly number[]; readonly reason: string },
): Allowed<JudgementRefusal> {
  if (wish.verdict === 'approved') return allowed;
  if (wish.reason.trim() === '') return refused('order_reason_required');
  if (wish.verdict === 'rejected') return allowed;
  const known = new Set(lines.filter(({ isPrescription }) => isPrescription).map(({ id }) => id));
  const out = linesTakenOut(lines, wish.keptIds);
  if (wish.keptIds.some((id) => !known.has(id)) || out.length === 0) return refused('judgement_lines_not_valid');
  return out.length === lines.length ? refused('judgement_leaves_nothing') : allowed;
}

/**
 * Whether an order may be confirmed (DECISIONS §6): what is on prescription has one that a pharmacist approved, wholly or in part, and none
 * waits or was refused.
 */
export function mayConfirm(
  lines: readonly Line[],
  prescriptions: readonly { readonly state: Judgement | 'pending' }[],
): Allowed<'prescription_not_approved'> {
  if (!lines.some(({ isPrescription }) => isPrescription)) return allowed;
  const good = prescriptions.filter(({ state }) => state === 'approved' || state === 'partly_approved');
  return good.length > 0 && good.length === prescriptions.length ? allowed : refused('prescription_not_approved');
}
