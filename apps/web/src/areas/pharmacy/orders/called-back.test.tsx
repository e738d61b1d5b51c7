import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import * as m from '#paraglide/messages.js';
import { stubPage } from '#shared/api/hook.testing.tsx';
import { makeQueryClient } from '#shared/api/query-client.ts';
import { changeLocale } from '#shared/i18n/locale.ts';
import { plannedOf } from '#shared/orders/arrival.ts';
import type { Order, OrderCard as Card } from './api-types.ts';
import { CallLinks } from './call-links.tsx';
import { DestinationCard } from './destination-card.tsx';
import { OrderCard } from './order-card.tsx';
import { Timeline } from './order-timeline.tsx';
import { expectedOf, isOnMap } from './order-texts.ts';
import { HandoverNote } from './rider-card.tsx';
import { StatusNote } from './status-note.tsx';

/** An order that a rider has with them, as far as this is about. */
const onTheWay = (calledBackAt: string | null) =>
  ({
    id: 1,
    status: 'on_the_way',
    paymentStatus: 'paid',
    orderMode: 'scheduled_delivery',
    orderDate: '2026-11-28T09:00:00.000Z',
    amount: 40,
    items: [],
    timeline: [
      ['placed', '2026-11-28T09:00:00.000Z'],
      ['ready_to_ship', '2026-11-28T10:00:00.000Z'],
      ['on_the_way', '2026-11-28T12:00:00.000Z'],
      ['delivered', null],
    ].map(([status, at]) => ({ status, at })),
    pickup: null,
    user: { phone_number: null },
    scheduledFrom: '2026-11-28T14:00:00.000Z',
    scheduledTo: '2026-11-28T16:00:00.000Z',
    completedDate: null,
    expectedBy: null,
    address: { address: '', addressName: 'Home', city: 'Riyadh', isApproximate: true },
    refunds: null,
    payableUntil: null,
    delivery: { calledBackAt, callBackReason: null, expectedAt: null },
    may: { pay: false, reorder: false },
  }) as unknown as Order;

beforeEach(() => {
  stubPage();
  changeLocale('en');
});

test('D15.03 an order that was called back comes to nobody: no arrival, no map, no code at the door', () => {
  const [coming, back] = [onTheWay(null), onTheWay('2026-11-28T13:00:00.000Z')];
  const seen = (order: Order) => ({
    expected: expectedOf(order) !== undefined,
    map: isOnMap(order),
    code: renderToStaticMarkup(<HandoverNote order={order} />).includes('code'),
  });
  expect(seen(coming)).toEqual({ expected: true, map: true, code: true });
  expect(renderToStaticMarkup(<StatusNote order={back} onEnd={() => undefined} />)).toContain(
    m.pharmacy_order_called_back_text(),
  );
  expect(seen(back)).toEqual({ expected: false, map: false, code: false });
});

const rendered = (node: ReactNode): string => {
  const history = createMemoryHistory({ initialEntries: ['/'] });
  return renderToStaticMarkup(
    <QueryClientProvider client={makeQueryClient()}>
      <RouterContextProvider router={createRouter({ routeTree: createRootRoute(), history })}>
        {node}
      </RouterContextProvider>
    </QueryClientProvider>,
  );
};

test('D15.03 its own page says so where it stands, and not that it is on the way or will be delivered', () => {
  const [coming, back] = [onTheWay(null), onTheWay('2026-11-28T13:00:00.000Z')].map((order) =>
    rendered(<Timeline order={order} />),
  );
  const words = [m.pharmacy_order_state_on_the_way(), m.pharmacy_order_state_delivered()];
  expect(words.map((word) => coming?.includes(word))).toEqual([true, true]);
  expect(words.map((word) => back?.includes(word))).toEqual([false, false]);
  expect(back).toContain(m.pharmacy_order_status_now({ state: m.pharmacy_order_state_called_back() }));
  expect(back).toContain(m.pharmacy_order_state_placed());
});

test('D15.03 the hours that were planned for it are in no list and on no page', () => {
  const [coming, back] = [onTheWay(null), onTheWay('2026-11-28T13:00:00.000Z')];
  const planned = plannedOf(coming);
  expect(planned).toBeDefined();
  const listed = (calledBackAt: string | null) =>
    rendered(<OrderCard order={{ ...coming, delivery: undefined, calledBackAt } as unknown as Card} />);
  expect(listed(null)).toContain(planned);
  expect(listed('2026-11-28T13:00:00.000Z')).not.toContain(planned);
  expect(rendered(<DestinationCard order={coming} />)).toContain(planned);
  expect(rendered(<DestinationCard order={back} />)).not.toContain(planned);
});

test('D15.03 nor is the time that a fast delivery takes', () => {
  const fast = (calledBackAt: string | null) =>
    rendered(
      <DestinationCard order={{ ...onTheWay(calledBackAt), orderMode: 'fast_delivery', scheduledFrom: null }} />,
    );
  expect(fast(null)).toContain(m.pharmacy_order_mode_fast_text());
  expect(fast('2026-11-28T13:00:00.000Z')).not.toContain(m.pharmacy_order_mode_fast_text());
});

test.each(['en', 'ar'] as const)(
  'D15.03 one whose rider was lost after that did not go back to the pharmacy: it is refunded all the same (%s)',
  (locale) => {
    changeLocale(locale);
    const noteOf = (calledBackAt: string | null) =>
      renderToStaticMarkup(
        <StatusNote order={{ ...onTheWay(calledBackAt), status: 'returned' }} onEnd={() => undefined} />,
      );
    expect(noteOf(null)).toContain(m.pharmacy_order_was_returned());
    const lost = noteOf('2026-11-28T13:00:00.000Z');
    expect(lost).toContain(m.pharmacy_order_called_back_lost());
    expect(lost).not.toContain(m.pharmacy_order_was_returned());
    expect(lost).not.toContain(m.pharmacy_order_called_back_text());
  },
);

test('D15.03 one whose rider was lost after that is called the same in lists and on its page: it did not go back', () => {
  const lost = {
    ...onTheWay('2026-11-28T13:00:00.000Z'),
    status: 'returned',
    timeline: [
      { status: 'placed', at: '2026-11-28T09:00:00.000Z' },
      { status: 'on_the_way', at: '2026-11-28T12:00:00.000Z' },
      { status: 'returned', at: '2026-11-28T15:00:00.000Z' },
    ],
  } as unknown as Order;
  for (const html of [rendered(<Timeline order={lost} />), rendered(<OrderCard order={lost as unknown as Card} />)]) {
    expect(html).toContain(m.pharmacy_order_state_called_back());
    expect(html).not.toContain(m.pharmacy_order_state_returned());
  }
});

test('D15.03 about one that was called back the pharmacy is called, and not the rider', () => {
  const phones = { riderPhone: '+966500000001', branchPhone: '+966110000001' };
  const called = (calledBackAt: string | null) => {
    const html = rendered(<CallLinks order={{ ...onTheWay(calledBackAt), ...phones }} />);
    return Object.values(phones).map((phone) => html.includes(phone));
  };
  expect(called(null)).toEqual([true, false]);
  expect(called('2026-11-28T13:00:00.000Z')).toEqual([false, true]);
});
