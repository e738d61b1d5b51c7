import type { Contract } from '@balsam/contract';
import { againIfLost } from '#shared/api/again-if-lost.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { reportFailure } from '#shared/api/failures.ts';
import { api } from '#shared/api/index.ts';
import { randomName } from '#shared/api/random-name.ts';
import type { ApiReply } from '#shared/api/client.ts';

export type Cart = ApiReply<Contract['cart']['show']>;
export type CartItem = Cart['items'][number];
export type DeliveryMode = Cart['mode'];

/** What somebody does to the cart. */
export type CartChange =
  | { readonly kind: 'add'; readonly productId: number; readonly quantity: number }
  | { readonly kind: 'set'; readonly productId: number; readonly quantity: number }
  | { readonly kind: 'remove'; readonly productId: number }
  | { readonly kind: 'clear' };

type AddBody = { readonly product_id: number; readonly quantity: number };

/** One press: where its answer was lost it is sent again under its key, and the pieces are in the cart once. */
const addPieces = async (body: AddBody): Promise<Cart> => {
  const idempotencyKey = randomName();
  try {
    return await againIfLost(() => api.cart.add({ body, idempotencyKey, quiet: true }));
  } catch (error) {
    // Of a log-in that has ended there is nothing more to say.
    if (error instanceof ApiError && error.status !== 401) reportFailure(error);
    throw error;
  }
};

/** Asks the server for it; it answers with the cart as it is then, for normal delivery. */
export const sendChange = (change: CartChange): Promise<Cart> => {
  if (change.kind === 'clear') return api.cart.clear();
  if (change.kind === 'remove') return api.cart.remove({ params: { id: String(change.productId) } });
  const body = { product_id: change.productId, quantity: change.quantity };
  return change.kind === 'add' ? addPieces(body) : api.cart.update({ body });
};

const piecesOf = (items: readonly CartItem[]): number => items.reduce((all, { quantity }) => all + quantity, 0);

const withQuantity = (item: CartItem, change: CartChange): CartItem[] => {
  if (change.kind === 'clear') return [];
  if (item.product.id !== change.productId) return [item];
  if (change.kind === 'remove') return [];
  return [{ ...item, quantity: change.kind === 'add' ? item.quantity + change.quantity : change.quantity }];
};

/** The cart as it will be: quantities alone, never money. What is new in it comes with the answer, which knows its price. */
export const optimisticCart = (cart: Cart, change: CartChange): Cart => {
  const items = cart.items.flatMap((item) => withQuantity(item, change));
  return { ...cart, items, count: piecesOf(items) };
};
