import { ApiError } from '#shared/api/api-error.ts';

/** An order of the cart that is being paid already, in another tab perhaps; SAR. */
export type OpenOrder = { readonly id: number; readonly amount: number };

/** Which order stands in the way of this one, where a refusal says so. */
export const openOrderOf = (error: unknown): OpenOrder | undefined => {
  const data = error instanceof ApiError && error.code === 'payment_in_progress' ? error.data : undefined;
  if (typeof data !== 'object' || data === null || !('order_id' in data) || !('amount' in data)) return undefined;
  const { order_id: id, amount } = data;
  return typeof id === 'number' && typeof amount === 'number' ? { id, amount } : undefined;
};
