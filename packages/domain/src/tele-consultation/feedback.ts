import { allowed, refused, type Allowed } from '../allowed/index.ts';
import { addMinutes } from '../time/index.ts';
import type { CallSide } from './presence.ts';
import { isBlank } from '../text/index.ts';

/** What can have been bad about a call. */
export const callProblems = ['picture', 'sound', 'line'] as const;
export type CallProblem = (typeof callProblems)[number];

/** Days after the visit's start in which feedback is taken, and how long it may be. */
export const feedbackRules = { days: 14, commentChars: 1000 } as const;

type Call = {
  readonly startsAt: Date;
  /** Whether this side was in the call, or rings for it now. */
  readonly hasEntered: boolean;
};

/** Who was in the call may say how it was, within 14 days. */
export function mayGiveFeedback(call: Call, now: Date): Allowed<'no_call_to_rate'> {
  const isInTime = now <= addMinutes(call.startsAt, feedbackRules.days * 24 * 60);
  return call.hasEntered && isInTime ? allowed : refused('no_call_to_rate');
}

type Feedback = { readonly rating: number | undefined; readonly comment: string };

/** S5.08: at least one star; a doctor's feedback is not empty. */
export function checkFeedback(
  side: CallSide,
  { rating, comment }: Feedback,
): Allowed<'rating_required' | 'feedback_required'> {
  if (!rating) return refused('rating_required');
  return side === 'doctor' && isBlank(comment) ? refused('feedback_required') : allowed;
}
