import { averageOf } from './doctors.view.ts';
import type { RatingCount } from './ratings.store.ts';

const values = [5, 4, 3, 2, 1] as const;
const arabicLetter = /[\u0620-\u064a]/;

/** How many gave each value, from 5 down to 1, zero included. */
export const distributionView = (counts: readonly RatingCount[]) =>
  values.map((value) => ({ value, count: counts.find((c) => c.value === value)?.count ?? 0 }));

export const summaryView = (doctorId: number, counts: readonly RatingCount[]) => {
  const count = counts.reduce((all, c) => all + c.count, 0);
  const sum = counts.reduce((all, c) => all + c.count * c.value, 0);
  return { doctor_id: doctorId, average: averageOf(sum, count), count, distribution: distributionView(counts) };
};

/** A rating without its writer. A screen marks the comment with the language it is written in. */
export const ratingView = (row: { id: number; value: number; comment: string; created_at: Date }) => ({
  id: row.id,
  rating_value: row.value,
  comment: row.comment,
  language: arabicLetter.test(row.comment) ? ('ar' as const) : ('en' as const),
  created_at: row.created_at.toISOString(),
});
