import type { CallInput, Contract } from '@balsam/contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import type { ApiReply } from '#shared/api/client.ts';
import { againIfLost, isLost } from '#shared/api/again-if-lost.ts';
import { api } from '#shared/api/index.ts';
import { randomName } from '#shared/api/random-name.ts';
import { useBackFromProvider } from '#shared/billing/use-back-from-provider.ts';
import { sendChange } from '../cart/changes.ts';
import { useLeaveCheckout } from '../checkout/use-place-order.ts';

type Body = CallInput<Contract['medications']['orderRefill']>['body'];
export type DueRefill = ApiReply<Contract['medications']['dueRefill']>;

/** An order that is not paid in time is given back without a word. */
const unpaidAgainMs = 15_000;

/** The refill that is due of a subscription; brought as the last order was unless a way is chosen. */
export const dueRefillQuery = (id: string, mode: DueRefill['mode'] | undefined) =>
  queryOptions({
    ...api.medications.dueRefill.query({ params: { id }, query: mode === undefined ? {} : { mode }, quiet: true }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }: { state: { data?: DueRefill | undefined } }) =>
      state.data?.subscription.order_payable_until ? unpaidAgainMs : (false as const),
  });

/** One key for one request, until the server has said yes or no to it: however often it is pressed, it is one order. */
const useIntent = () => {
  const intent = useRef<{ request: string; key: string }>(undefined);
  return {
    keyFor: (request: string): string => {
      if (intent.current?.request !== request) intent.current = { request, key: randomName() };
      return intent.current.key;
    },
    end: () => void (intent.current = undefined),
  };
};

/** Orders the refill and goes on to the payment page, or to the result where the wallet has paid. */
export const useOrderRefill = (id: string) => {
  const client = useQueryClient();
  const leave = useLeaveCheckout();
  const intent = useIntent();
  const readAgain = () => {
    for (const module of ['medications', 'billing', 'orders', 'addresses'])
      void client.invalidateQueries({ queryKey: [module] });
  };
  const order = useMutation({
    mutationFn: (body: Body) => {
      const idempotencyKey = intent.keyFor(JSON.stringify(body));
      return againIfLost(() => api.medications.orderRefill({ params: { id }, body, idempotencyKey, quiet: true }));
    },
    onSuccess: (placed, { payment_method: method }) => {
      intent.end();
      leave(placed, method);
      readAgain();
    },
    onError: (error) => {
      if (!isLost(error)) intent.end();
      readAgain();
    },
  });
  return useBackFromProvider(order);
};

/** The other way: a piece goes into the cart, unless one is there, and is ordered with the rest. */
export const useKeepInCart = () => {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (productId: number) => {
      const { items } = await api.cart.show({ query: {} });
      if (items.some(({ product }) => product.id === productId)) return;
      await sendChange({ kind: 'add', productId, quantity: 1 });
    },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['cart'] });
      void navigate({ to: '/pharmacy/cart' });
    },
  });
};
