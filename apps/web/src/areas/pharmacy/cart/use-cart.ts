import {
  type QueryClient,
  queryOptions,
  useIsMutating,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { storeCartCount } from '#shared/api/cart-count.ts';
import { api } from '#shared/api/index.ts';
import { type Cart, type CartChange, type DeliveryMode, optimisticCart, sendChange } from './changes.ts';
import { ensureGuestId } from '#shared/api/guest-id.ts';

const changesKey = ['cart', 'change'] as const;
const readingKey = ['cart', 'show'] as const;

const counted = (cart: Cart): Cart => {
  storeCartCount(cart.count);
  return cart;
};

/** The cart with its totals for a way of delivery; its count is kept for the badge. */
export const cartQuery = (mode: DeliveryMode = 'normal_delivery') => {
  const { queryKey, queryFn } = api.cart.show.query({ query: { mode } });
  return queryOptions({ queryKey, queryFn: async (context) => counted(await queryFn(context)) });
};

/** Takes over an answer of the server, which is of normal delivery; the other ways are asked for again. */
export const setCart = (client: QueryClient, cart: Cart): void => {
  const { queryKey } = cartQuery();
  client.setQueryData(queryKey, counted(cart));
  const others = ({ queryKey: [, , given] }: { readonly queryKey: readonly unknown[] }): boolean =>
    JSON.stringify(given) !== JSON.stringify(queryKey[2]);
  void client.invalidateQueries({ queryKey: readingKey, predicate: others });
};

/** One change after the other, in the order of the taps; only the last answer is shown, so that no figure jumps back. */
export const useCartChange = () => {
  const client = useQueryClient();
  const isLast = (): boolean => client.isMutating({ mutationKey: changesKey }) === 1;
  return useMutation({
    mutationKey: changesKey,
    scope: { id: 'cart' },
    mutationFn: sendChange,
    onMutate: async (change: CartChange) => {
      ensureGuestId();
      await client.cancelQueries({ queryKey: readingKey });
      client.setQueriesData<Cart>({ queryKey: readingKey }, (cart) => cart && optimisticCart(cart, change));
    },
    onSettled: (cart) => {
      if (!isLast()) return;
      if (cart) setCart(client, cart);
      else void client.invalidateQueries({ queryKey: readingKey });
    },
  });
};

export type CartHandle = {
  /** Pieces of a product in the cart, 0 while none is or nothing is known. */
  readonly quantityOf: (productId: number) => number;
  /** Puts pieces of a product beside those that are there. */
  readonly add: (product: { readonly id: number }, quantity?: number) => void;
  /** Sets how many there are: 0 takes the product out, and one that is not in the cart is put in. */
  readonly set: (productId: number, quantity: number) => void;
  /** Whether a change of this product is on its way. */
  readonly pendingOf: (productId: number) => boolean;
  /** Whether any change of the cart is. */
  readonly pending: boolean;
};

const changeTo = (productId: number, quantity: number, there: number): CartChange => {
  if (quantity <= 0) return { kind: 'remove', productId };
  return { kind: there === 0 ? 'add' : 'set', productId, quantity };
};

/** The changes of a product that are on their way at this moment, also those of a press that is not drawn yet. */
const underWayOf = (client: QueryClient, productId: number): CartChange['kind'][] =>
  client
    .getMutationCache()
    .findAll({ mutationKey: changesKey, status: 'pending' })
    .map(({ state }) => state.variables as CartChange)
    .filter((change) => 'productId' in change && change.productId === productId)
    .map(({ kind }) => kind);

/** The cart for steppers anywhere in the shop, of the open profile or of a guest. Refusals are told as a toast. */
export const useCart = (): CartHandle => {
  const client = useQueryClient();
  const { data } = useQuery(cartQuery());
  const { mutate } = useCartChange();
  const pending = useIsMutating({ mutationKey: changesKey }) > 0;
  const underWay = useMutationState({
    filters: { mutationKey: changesKey, status: 'pending' },
    select: ({ state }) => state.variables as CartChange,
  });
  const quantityOf = (productId: number): number =>
    data?.items.find(({ product }) => product.id === productId)?.quantity ?? 0;
  const pendingOf = (productId: number): boolean =>
    underWay.some((change) => 'productId' in change && change.productId === productId);
  const set = (productId: number, quantity: number): void => {
    const there = quantityOf(productId);
    // Until it is known to be in, a second tap would put it in twice.
    if (there > 0 || underWayOf(client, productId).length === 0) mutate(changeTo(productId, quantity, there));
  };
  const add: CartHandle['add'] = ({ id }, quantity = 1) => {
    if (!underWayOf(client, id).includes('add')) mutate({ kind: 'add', productId: id, quantity });
  };
  return { quantityOf, add, set, pendingOf, pending };
};
