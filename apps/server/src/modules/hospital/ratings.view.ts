import { ratingMean } from '@balsam/domain/ratings';
import { initialsOf } from '@balsam/domain/reports';
import { fullNames } from '#modules/people/index.ts';
import type { RatingCount, readRatings } from './ratings.store.ts';

const values = [5, 4, 3, 2, 1] as const;
const arabicLetter = /[\u0620-\u064a]/;

/** How many gave each value, from 5 down to 1, zero included. */
export const distributionView = (counts: readonly RatingCount[]) =>
  values.map((value) => ({ value, count: counts.find((c) => c.value === value)?.count ?? 0 }));

export const summaryView = (doctorId: number, counts: readonly RatingCount[]) => {
  const count = counts.reduce((all, c) => all + c.count, 0);
  const sum = counts.reduce((all, c) => all + c.count * c.value, 0);
  return { doctor_id: doctorId, average: ratingMean({ sum, count }), count, distribution: distributionView(counts) };
};

/** The language in which words are written: a screen marks them with it. */
export const languageOf = (comment: string): 'ar' | 'en' => (arabicLetter.test(comment) ? 'ar' : 'en');

type Names = Pick<
  Awaited<ReturnType<typeof readRatings>>[number],
  'first_name' | 'family_name' | 'first_name_ar' | 'family_name_ar'
>;

/** Who wrote a review, by the initials of their name in both languages; nothing of who is not known any more. */
export function authorInitials(row: Names): { initials: string; initials_ar: string } {
  const { name, nameAr } = fullNames(row);
  return { initials: initialsOf(name), initials_ar: initialsOf(nameAr) };
}

/** A rating as everybody sees it. */
export const ratingView = (row: Awaited<ReturnType<typeof readRatings>>[number]) => ({
  id: row.id,
  rating_value: row.value,
  comment: row.comment,
  language: languageOf(row.comment),
  created_at: row.created_at.toISOString(),
  ...authorInitials(row),
});
