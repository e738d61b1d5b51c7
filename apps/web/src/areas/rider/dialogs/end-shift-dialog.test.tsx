import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import * as m from '#paraglide/messages.js';
import { stubPage } from '#shared/api/hook.testing.tsx';
import { makeQueryClient } from '#shared/api/query-client.ts';
import { changeLocale } from '#shared/i18n/locale.ts';
import { ordersWithRider } from '../card/order-actions.ts';
import { orderOf } from '../khalid.testing.ts';
import type { OrderState, RiderOrder } from '../model/api-types.ts';
import { stepOf } from '../model/step.ts';
import { activeOrders } from '../reads/queries.ts';
import type { LocalStep } from '../steps/steps.ts';
import { EndShiftDialog } from './end-shift-dialog.tsx';

// A dialog hangs on the page, which is not there while it is drawn into text.
vi.mock(import('react-dom'), async (original) => ({
  ...(await original()),
  createPortal: (inside) => inside as never,
}));

// What waits for a line is read in the browser alone.
vi.mock(import('../steps/use-steps.ts'), async (original) => ({
  ...(await original()),
  useAllLocalSteps: () => [],
}));

beforeEach(() => {
  stubPage();
  vi.stubGlobal('document', { documentElement: { lang: 'en', dir: 'ltr' }, body: {} });
  changeLocale('en');
});

const dialogWith = (items: readonly RiderOrder[]): string => {
  const client = makeQueryClient();
  client.setQueryData<object>(activeOrders('').queryKey, { items, total: items.length, page: 1, limit: 100 });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <EndShiftDialog pending={false} onEnd={() => undefined} onClose={() => undefined} />
    </QueryClientProvider>,
  );
};

test('S4.14 before a shift ends, the rider reads what is with them still, and is promised nothing', () => {
  const html = dialogWith([
    orderOf({ id: 21, status: 'on_the_way' }),
    orderOf({ id: 22, status: 'rider_assigned' }),
    orderOf({ id: 23, status: 'order_picked' }),
  ]);
  expect(html).toContain(m.rider_shift_open_orders({ orders: '#21, #23' }));
  expect([m.rider_shift_end_text(), m.rider_shift_end_title()].some((text) => html.includes(text))).toBe(false);
});

test('S4.14 with nothing but what is still to be fetched, it asks before the shift ends', () => {
  const html = dialogWith([orderOf({ id: 22, status: 'rider_assigned' }), orderOf({ id: 24, status: 'cancelled' })]);
  expect(html).toContain(m.rider_shift_end_text());
  expect(html).not.toContain(m.rider_shift_open_title());
});

test('S4.14 what was fetched or handed over on this phone alone keeps the shift open too', () => {
  const kept = (id: number, status: OrderState): LocalStep => ({
    step: stepOf(id, { kind: 'move', body: { status } }),
    state: 'kept',
  });
  const orders = [orderOf({ id: 21, status: 'rider_assigned' }), orderOf({ id: 22, status: 'arrived' })];
  const { held, unsent } = ordersWithRider(orders, [kept(21, 'order_picked'), kept(22, 'delivered')]);
  expect([held, unsent].map((found) => found.map(({ id }) => id))).toEqual([[21], [22]]);
});
