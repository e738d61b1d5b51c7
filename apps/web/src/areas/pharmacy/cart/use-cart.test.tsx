import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubPage, used } from '#shared/api/hook.testing.tsx';
import { sara } from '#shared/api/sara.testing.ts';
import { startSession } from '#shared/api/session.ts';
import type { Cart } from './changes.ts';
import { useCart } from './use-cart.ts';

const server = vi.hoisted(() => ({
  add: vi.fn<(call: { body: { product_id: number; quantity: number } }) => Promise<unknown>>(),
}));
vi.mock('#shared/api/index.ts', () => ({
  api: { cart: { ...server, show: { query: () => ({ queryKey: ['cart', 'show', {}], queryFn: () => undefined }) } } },
}));

const emptyCart = { count: 0, items: [] } as unknown as Cart;
const added = (): object[] => server.add.mock.calls.map(([{ body }]) => body);

beforeEach(() => {
  vi.clearAllMocks();
  stubPage();
  startSession({ token: 't', user: sara }, true);
});

test('S5.18 a second press while a product is on its way into the cart does not put it in twice', async () => {
  const client = new QueryClient();
  const cart = used(client, useCart);
  const { promise, resolve } = Promise.withResolvers<Cart>();
  server.add.mockReturnValue(promise);
  cart.add({ id: 7 }, 3);
  cart.add({ id: 7 }, 3);
  cart.set(7, 1);
  cart.add({ id: 8 });
  resolve(emptyCart);
  await vi.waitFor(() => expect(client.isMutating()).toBe(0));
  expect(added()).toEqual([
    { product_id: 7, quantity: 3 },
    { product_id: 8, quantity: 1 },
  ]);
  cart.add({ id: 7 });
  await vi.waitFor(() => expect(server.add).toHaveBeenCalledTimes(3));
});
