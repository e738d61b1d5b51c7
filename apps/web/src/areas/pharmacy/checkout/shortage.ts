import type { Sourcing, WayOut } from '@balsam/domain/orders';
import { ApiError } from '#shared/api/api-error.ts';

/** A way on where no branch has all of a cart; `amount` is SAR of what is ordered first, where that is a part. */
export type Way = { readonly way: WayOut; readonly amount: number | null };

/** What the patient agreed to; `amount` is SAR. */
export type Agreement = { readonly sourcing: Sourcing; readonly amount: number };

/** A part at the amount that its button names, the whole of a cart at the one that the page shows: at another one nothing is ordered. */
export const agreementOf = (
  { way, amount }: { readonly way: Exclude<WayOut, 'leave_out'> } & Pick<Way, 'amount'>,
  cart: { readonly amount: number },
): Agreement => ({ sourcing: way, amount: amount ?? cart.amount });

/** What no branch has beside the rest, and what may be chosen. */
export type Shortage = { readonly product_ids: readonly number[]; readonly ways: readonly Way[] };

/** The shortage that an order was refused for; undefined for any other refusal. */
export const shortageOf = (error: unknown): Shortage | undefined =>
  error instanceof ApiError && error.code === 'no_branch_has_all' ? (error.data as Shortage) : undefined;
