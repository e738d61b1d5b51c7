import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { json } from '#shared/api/browser.testing.ts';
import { isReadAgain, markRead, stubPage, used } from '#shared/api/hook.testing.tsx';
import type { StepOne } from '#shared/billing/step-one.ts';
import { newOrder } from '../cart/temp-order.ts';
import { prescriptionsQuery } from './queries.ts';
import { usePlaceOrder } from './use-place-order.ts';

test('S5.17 the prescriptions of an order are in it: they are read again, so that the next order does not send them', async () => {
  const browser = stubPage();
  const client = new QueryClient();
  markRead(client, prescriptionsQuery);
  const placing = used(client, () =>
    usePlaceOrder(
      newOrder,
      () => undefined,
      () => undefined,
    ),
  );
  const order = { id: 4, paymentStatus: 'paid' };
  browser.replies.push(
    json(200, { status: true, data: { order, reference: null, redirect_url: '/x', left_in_cart: [] } }),
  );
  await placing.mutateAsync({
    step: { method: 'card', wallet_amount: 0 } as unknown as StepOne,
    amount: 10,
    needsPrescription: false,
    sent: [],
    mostPictures: 5,
  });
  expect(isReadAgain(client, prescriptionsQuery)).toBe(true);
});
