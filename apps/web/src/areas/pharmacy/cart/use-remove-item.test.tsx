import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubPage, used } from '#shared/api/hook.testing.tsx';
import { sara } from '#shared/api/sara.testing.ts';
import { startSession } from '#shared/api/session.ts';
import type { Cart, CartItem } from './changes.ts';
import { useRemoveItem } from './use-remove-item.ts';

const server = vi.hoisted(() => ({
  remove: vi.fn<() => Promise<unknown>>(),
  add: vi.fn<(call: { body: { product_id: number; quantity: number } }) => Promise<unknown>>(),
}));
vi.mock('#shared/api/index.ts', () => ({
  api: { cart: { ...server, show: { query: () => ({ queryKey: ['cart', 'show', {}], queryFn: () => undefined }) } } },
}));

const item = { product: { id: 7 }, quantity: 3 } as CartItem;
const cart = { count: 0, items: [] } as unknown as Cart;

beforeEach(() => {
  vi.clearAllMocks();
  stubPage();
  startSession({ token: 't', user: sara }, true);
  server.add.mockResolvedValue(cart);
});

/** Takes the line out and presses the way back before the server has answered. */
const undoWhile = async (answer: Promise<unknown>): Promise<void> => {
  server.remove.mockReturnValue(answer);
  const client = new QueryClient();
  const removing = used(client, useRemoveItem);
  removing.remove(item);
  removing.undo();
  removing.undo();
  await vi.waitFor(() => expect(server.remove).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(client.isMutating()).toBe(0));
};

test('what was taken out is put back once, also by a press while it is still being taken out', async () => {
  await undoWhile(Promise.resolve(cart));
  await vi.waitFor(() => expect(server.add).toHaveBeenCalled());
  expect(server.add.mock.calls.map(([{ body }]) => body)).toEqual([{ product_id: 7, quantity: 3 }]);
});

test('what could not be taken out is not put in once more', async () => {
  await undoWhile(Promise.reject(new Error('no line')));
  expect(server.add).not.toHaveBeenCalled();
});
