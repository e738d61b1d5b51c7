import { allowed, refused, type Allowed } from '../allowed/index.ts';
import type { AppointmentState } from '../booking/index.ts';
import { addMinutes } from '../time/index.ts';
import { isBlank } from '../text/index.ts';

/** D14.03: for how long a visit can be rated and a review edited, how long its words may be, and how often somebody may report. */
export const reviewRules = {
  days: 14,
  editHours: 48,
  commentChars: 1000,
  reasonChars: 500,
  reportsPerDay: 10,
} as const;

/** How the words of a review stand. The stars count at once; without words there is nothing to wait for. */
export const reviewStates = ['pending', 'published', 'refused'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** The moves of moderation; editing the words makes any of them wait again. A published review may be refused later, after a report. */
export const reviewMoves = {
  pending: ['published', 'refused'],
  published: ['refused'],
  refused: ['published'],
} as const satisfies Record<ReviewState, readonly ReviewState[]>;

export type ModerationVerdict = Exclude<ReviewState, 'pending'>;

/** Whether a moderator may decide so. Publishing what is published keeps it, and settles the reports about it. */
export function mayModerate(
  review: { readonly state: ReviewState; readonly isReported: boolean },
  to: ModerationVerdict,
): Allowed<'review_settled'> {
  const moves: readonly ReviewState[] = reviewMoves[review.state];
  const keeps = review.isReported && review.state === to;
  return moves.includes(to) || keeps ? allowed : refused('review_settled');
}

/** The state of a review after its author wrote these words: new ones wait for the moderator. */
export const stateOfWords = (comment: string): ReviewState => (comment === '' ? 'published' : 'pending');

/** Until when a visit with this end can be rated. */
export const visitRateUntil = (endsAt: Date): Date => addMinutes(endsAt, reviewRules.days * 24 * 60);

/** D14.03: a completed visit, within 14 days of its end. */
export function mayRateVisit(
  visit: { readonly state: AppointmentState; readonly endsAt: Date },
  now: Date,
): Allowed<'visit_not_completed' | 'rating_too_late'> {
  if (visit.state !== 'completed') return refused('visit_not_completed');
  return now <= visitRateUntil(visit.endsAt) ? allowed : refused('rating_too_late');
}

/** Until when a review can be edited. */
export const reviewEditUntil = (createdAt: Date): Date => addMinutes(createdAt, reviewRules.editHours * 60);

/** D14.03: its author may edit a review for 48 hours. */
export const mayEditReview = (review: { readonly createdAt: Date }, now: Date): Allowed<'review_edit_over'> =>
  now <= reviewEditUntil(review.createdAt) ? allowed : refused('review_edit_over');

type Sent = { readonly rating: number | undefined; readonly comment: string; readonly needsWords: boolean };

/** S5.08: at least one star; where words are asked for, some. */
export function checkReview({ rating, comment, needsWords }: Sent): Allowed<'rating_required' | 'feedback_required'> {
  if (rating === undefined) return refused('rating_required');
  return needsWords && isBlank(comment) ? refused('feedback_required') : allowed;
}
