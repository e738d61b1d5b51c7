import { rolesThatMay } from '@balsam/domain/identity';
import { z } from 'zod';
import { Id, InstantText, listOf, PageQuery } from '../common.ts';
import { callerOf, endpoint } from '../endpoint.ts';

const Name = z.string().max(250);

/** What a patient thought of a delivered order. */
const OrderRating = z.object({
  order_id: Id,
  rating_value: z.int(),
  /** One or two stars. */
  is_low: z.boolean(),
  comment: z.string(),
  rated_at: InstantText,
  patient: z.object({ name: Name, name_ar: Name }),
});

/** The ratings of orders, for whoever sees orders. */
export const pharmacyDeskRatings = {
  ratings: endpoint({
    method: 'GET',
    path: '/desk/ratings',
    access: rolesThatMay('see_orders').map(callerOf),
    summary: 'Ratings of orders, the newest first; `only` narrows them to low ones or to those with a comment',
    query: z.object({ ...PageQuery, only: z.enum(['low', 'commented']).optional() }),
    reply: listOf(OrderRating),
    errors: [],
  }),
} as const;
