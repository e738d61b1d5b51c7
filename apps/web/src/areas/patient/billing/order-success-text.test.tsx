import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import * as m from '#paraglide/messages.js';
import { stubPage } from '#shared/api/hook.testing.tsx';
import { api } from '#shared/api/index.ts';
import { PaymentSucceeded } from './payment-succeeded.tsx';
import type { Operation } from './queries.ts';

const operation = { purpose: 'order', entity_id: 7, amount: 50, wallet_amount: 0, loyalty_amount: 0 } as Operation;
const shown = (order?: { readonly orderMode: string }): string => {
  const client = new QueryClient();
  if (order) client.setQueryData<object>(api.orders.show.query({ params: { id: 7 }, quiet: true }).queryKey, order);
  const history = createMemoryHistory({ initialEntries: ['/'] });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <RouterContextProvider router={createRouter({ routeTree: createRootRoute(), history })}>
        <PaymentSucceeded operation={operation} method="card" />
      </RouterContextProvider>
    </QueryClientProvider>,
  );
};

beforeEach(stubPage);

test('D6.01 a pickup that is paid is not said to arrive: its reader is told when it can be collected', () => {
  const html = shown({ orderMode: 'pickup' });
  expect(html).toContain(m.billing_success_pickup_text());
  expect(html).not.toContain(m.billing_success_order_text());
});

test('D6.01 a delivery that is paid can be followed until it arrives', () => {
  expect(shown({ orderMode: 'fast_delivery' })).toContain(m.billing_success_order_text());
});

test('D6.01 until it is known which, neither is said', () => {
  const html = shown();
  expect(html).toContain(m.billing_success_placed_text());
  expect(html).not.toContain(m.billing_success_order_text());
});
