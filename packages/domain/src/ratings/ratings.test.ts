import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { appointmentMoves, type AppointmentState } from '../booking/index.ts';
import {
  checkReview,
  mayEditReview,
  mayModerate,
  mayRateVisit,
  ratingMean,
  ratingPrior,
  reviewStates,
  stateOfWords,
} from './index.ts';

const endsAt = new Date('2026-11-01T09:00:00Z');
const states = Object.keys(appointmentMoves) as AppointmentState[];

describe('D14.07 the average of a doctor is a Bayesian mean', () => {
  test('nobody has rated: none', () => expect(ratingMean({ sum: 0, count: 0 })).toBe(0));
  test('a single rating moves it a little', () => {
    expect(ratingMean({ sum: 5, count: 1 })).toBe(4.2);
    expect(ratingMean({ sum: 1, count: 1 })).toBe(3.5);
  });
  test('many of nearly five stars stand above a single one of five', () => {
    expect(ratingMean({ sum: 480, count: 100 })).toBe(4.8);
    expect(ratingMean({ sum: 480, count: 100 })).toBeGreaterThan(ratingMean({ sum: 5, count: 1 }));
  });
  test('it lies between what was given and what is assumed', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }), (stars) => {
        const sum = stars.reduce((all, one) => all + one, 0);
        const plain = sum / stars.length;
        const mean = ratingMean({ sum, count: stars.length });
        expect(mean).toBeGreaterThanOrEqual(Math.min(plain, ratingPrior.stars) - 0.05);
        expect(mean).toBeLessThanOrEqual(Math.max(plain, ratingPrior.stars) + 0.05);
      }),
    );
  });
});

describe('D14.03 who may rate and edit, and until when', () => {
  test('only a completed visit', () => {
    const rateable = states.filter((state) => mayRateVisit({ state, endsAt }, endsAt).ok);
    expect(rateable).toEqual(['completed']);
  });
  test('for 14 days to the second', () => {
    const visit = { state: 'completed', endsAt } as const;
    expect(mayRateVisit(visit, new Date('2026-11-15T09:00:00Z')).ok).toBe(true);
    expect(mayRateVisit(visit, new Date('2026-11-15T09:00:01Z'))).toMatchObject({ code: 'rating_too_late' });
  });
  test('edited for 48 hours to the second', () => {
    expect(mayEditReview({ createdAt: endsAt }, new Date('2026-11-03T09:00:00Z')).ok).toBe(true);
    expect(mayEditReview({ createdAt: endsAt }, new Date('2026-11-03T09:00:01Z'))).toMatchObject({
      code: 'review_edit_over',
    });
  });
});

describe('D14.03 words wait for the moderator', () => {
  test('stars alone wait for nobody', () => {
    expect([stateOfWords(''), stateOfWords('Kind')]).toEqual(['published', 'pending']);
  });
  test('what is decided stays so, unless it was reported', () => {
    const table = reviewStates.flatMap((state) =>
      (['published', 'refused'] as const).map((to) =>
        [false, true].map((isReported) => mayModerate({ state, isReported }, to).ok),
      ),
    );
    expect(table).toEqual([
      [true, true],
      [true, true],
      [false, true],
      [true, true],
      [true, true],
      [false, true],
    ]);
  });
});

test('S5.08 a review needs a star, and words where they are asked for', () => {
  expect(checkReview({ rating: undefined, comment: 'x', needsWords: false })).toMatchObject({
    code: 'rating_required',
  });
  expect(checkReview({ rating: 1, comment: ' \n', needsWords: true })).toMatchObject({ code: 'feedback_required' });
  expect(checkReview({ rating: 1, comment: '', needsWords: false }).ok).toBe(true);
});
