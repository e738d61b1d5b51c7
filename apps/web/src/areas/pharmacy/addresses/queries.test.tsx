import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { json } from '#shared/api/browser.testing.ts';
import { isReadAgain, markRead, stubPage, used } from '#shared/api/hook.testing.tsx';
import { api } from '#shared/api/index.ts';
import { type AddressFields, useSaveAddress } from './queries.ts';

const home: AddressFields = {
  name: 'Home',
  street: 'King Fahd Road',
  district: 'Olaya',
  city: 'Riyadh',
  note: '',
  is_default: true,
  latitude: 24.7,
  longitude: 46.7,
};
const saved = json(200, { status: true, data: { id: 3 } });

let browser: ReturnType<typeof stubPage>;
let client: QueryClient;
beforeEach(() => {
  browser = stubPage();
  client = new QueryClient();
});

const keys = () => browser.sent.map(({ init }) => init.headers.get('Idempotency-Key'));

test('a press after a line that broke saves the same address, which may have arrived, and no second one', async () => {
  const save = used(client, () => useSaveAddress(undefined, () => undefined));
  await expect(save.mutateAsync(home)).rejects.toMatchObject({ code: 'network' });
  browser.replies.push(saved);
  await save.mutateAsync(home);
  expect(keys()).toEqual([expect.any(String), keys()[0]]);
});

test('what is sent after a refusal is another address', async () => {
  const save = used(client, () => useSaveAddress(undefined, () => undefined));
  await expect(save.mutateAsync(home)).rejects.toMatchObject({ code: 'network' });
  browser.replies.push(saved);
  await save.mutateAsync({ ...home, name: 'Work' });
  expect(new Set(keys()).size).toBe(2);
});

test('a new address is offered at once for a home visit whose price was read before, and one that moved has its own delivery', async () => {
  const quote = api.booking.quote.query({ query: { slot_id: '5' } });
  const ways = api.orders.deliveryOptions.query({ query: { address_id: 3 } });
  markRead(client, quote, ways);
  browser.replies.push(saved);
  await used(client, () => useSaveAddress(undefined, () => undefined)).mutateAsync(home);
  expect([isReadAgain(client, quote), isReadAgain(client, ways)]).toEqual([true, true]);
});
