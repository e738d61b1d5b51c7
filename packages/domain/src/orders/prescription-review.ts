import { isBlank } from '../text/index.ts';
import { allowed, refused, type Allowed } from '../allowed/index.ts';

/** What a pharmacist decides about the prescriptions of an order. */
export const reviewDecisions = ['approved', 'partly_approved', 'rejected'] as const;
export type ReviewDecision = (typeof reviewDecisions)[number];

type Line = { readonly id: number; readonly isPrescription: boolean };

/** The lines that a review takes out of an order: of those on prescription the ones that were not kept. */
export function linesTakenOut(lines: readonly Line[], keptIds: readonly number[]): readonly number[] {
  const kept = new Set(keptIds);
  return lines.filter(({ id, isPrescription }) => isPrescription && !kept.has(id)).map(({ id }) => id);
}

type ReviewRefusal = 'order_reason_required' | 'judgement_lines_not_valid' | 'judgement_leaves_nothing';

/**
 * Whether a review may stand (DECISIONS §6). Anything but a whole approval says why. A partial one keeps some lines on prescription, or
 * none where other products remain, and takes at least one out; nothing left is a rejection. `lines` are those that are in the order still.
 */
export function mayReview(
  lines: readonly Line[],
  review: { readonly decision: ReviewDecision; readonly keptIds: readonly number[]; readonly reason: string },
): Allowed<ReviewRefusal> {
  if (review.decision === 'approved') return allowed;
  if (isBlank(review.reason)) return refused('order_reason_required');
  if (review.decision === 'rejected') return allowed;
  const known = new Set(lines.filter(({ isPrescription }) => isPrescription).map(({ id }) => id));
  const out = linesTakenOut(lines, review.keptIds);
  if (review.keptIds.some((id) => !known.has(id)) || out.length === 0) return refused('judgement_lines_not_valid');
  return out.length === lines.length ? refused('judgement_leaves_nothing') : allowed;
}

/**
 * Whether an order may be confirmed (DECISIONS §6): what is on prescription has one that a pharmacist approved, wholly or in part, and none
 * waits or was refused.
 */
export function mayConfirm(
  lines: readonly Line[],
  prescriptions: readonly { readonly state: ReviewDecision | 'pending' }[],
): Allowed<'prescription_not_approved'> {
  if (!lines.some(({ isPrescription }) => isPrescription)) return allowed;
  const good = prescriptions.filter(({ state }) => state === 'approved' || state === 'partly_approved');
  return good.length > 0 && good.length === prescriptions.length ? allowed : refused('prescription_not_approved');
}
