import { z } from 'zod';
import { Id, IdText, InstantText, PageQuery, listOf } from '../common.ts';
import { endpoint } from '../endpoint.ts';

export const ratingSummary = endpoint({
  method: 'GET',
  path: '/user-ratings/summary/:id',
  access: ['guest'],
  summary: "A doctor's ratings in short",
  params: z.object({ id: IdText }),
  reply: z.object({
    doctor_id: Id,
    /** The Bayesian mean to one decimal, as every list shows it; 0 without ratings. */
    average: z.number(),
    count: z.int(),
    /** How many gave each value, from 5 down to 1. */
    distribution: z.array(z.object({ value: z.int(), count: z.int() })),
  }),
  errors: ['not_found'],
});

export const ratings = endpoint({
  method: 'GET',
  path: '/user-ratings',
  access: ['guest'],
  summary:
    "A doctor's ratings, newest first. Of who wrote one the initials alone are told; words that wait or were refused are empty",
  query: z.object({ doctor_id: IdText, ...PageQuery }),
  reply: listOf(
    z.object({
      id: Id,
      rating_value: z.int().min(1).max(5),
      comment: z.string(),
      /** The language that the comment is written in. */
      language: z.enum(['ar', 'en']),
      created_at: InstantText,
      /** Of the author's name; empty for ratings from before there were any. */
      initials: z.string().max(40),
      initials_ar: z.string().max(40),
    }),
  ),
  errors: ['not_found'],
});
