import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { failureOf, networkFailure } from '#shared/api/api-error.ts';
import { onFailure } from '#shared/api/failures.ts';
import { stubPage, used } from '#shared/api/hook.testing.tsx';
import { sara } from '#shared/api/sara.testing.ts';
import { startSession } from '#shared/api/session.ts';
import type { Cart } from './changes.ts';
import { useCart } from './use-cart.ts';

type AddCall = { body: { product_id: number; quantity: number }; idempotencyKey?: string };

const server = vi.hoisted(() => ({
  add: vi.fn<(call: AddCall) => Promise<unknown>>(),
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

const keys = (): (string | undefined)[] => server.add.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);

/** What was said of failures while a piece of a product was put into the cart. */
const pressed = async (...answers: (Cart | Error)[]) => {
  for (const answer of answers)
    if (answer instanceof Error) server.add.mockRejectedValueOnce(answer);
    else server.add.mockResolvedValueOnce(answer);
  const said: string[] = [];
  const stop = onFailure((_sentence, { code }) => void said.push(code));
  const client = new QueryClient();
  used(client, useCart).add({ id: 7 });
  await vi.waitFor(() => expect(client.isMutating()).toBe(0));
  stop();
  return said;
};

test('S5.18 a press whose answer was lost is sent once more as the same press, and the next press is another', async () => {
  expect(await pressed(networkFailure(undefined), emptyCart)).toEqual([]);
  await pressed(emptyCart);
  expect(added()).toHaveLength(3);
  const [first, again, next] = keys();
  expect(first).toMatch(/^[\da-f]{32}$/);
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});

test('what is refused is said and not sent again', async () => {
  expect(await pressed(failureOf(422, { code: 'cart_full', message: 'Your cart is full' }))).toEqual(['cart_full']);
  expect(added()).toHaveLength(1);
});

test('an answer that is lost twice is said once', async () => {
  expect(await pressed(networkFailure(undefined), networkFailure(undefined))).toEqual(['network']);
  expect(added()).toHaveLength(2);
});
