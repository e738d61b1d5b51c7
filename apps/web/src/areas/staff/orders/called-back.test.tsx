import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import * as m from '#paraglide/messages.js';
import { stubBrowser } from '#shared/api/browser.testing.ts';
import { api } from '#shared/api/index.ts';
import { makeQueryClient } from '#shared/api/query-client.ts';
import { dateTime } from '#shared/format/index.ts';
import { changeLocale } from '#shared/i18n/locale.ts';
import { LostRiderPanel } from './lost-rider-section.tsx';
import { OrderHeader } from './order-header.tsx';
import { Queue } from './order-queue.tsx';
import type { PharmacyOrder, PharmacyOrderCard } from './queries.ts';

const planned = '2026-11-28T14:00:00.000Z';

/** An order that a rider has with them, as far as this is about. */
const orderOf = (calledBackAt: string | null) =>
  ({
    id: 1,
    status: 'on_the_way',
    paymentStatus: 'paid',
    orderMode: 'scheduled_delivery',
    orderDate: '2026-11-28T09:00:00.000Z',
    scheduledFrom: planned,
    rejectionReason: null,
    address: null,
    pickup: null,
    prescriptions: [],
    patient: { name: 'Sara Al-Harbi', name_ar: 'سارة الحربي', mrn_number: null, birth_date: null },
    user: { phone_number: null },
    delivery: { calledBackAt },
  }) as unknown as PharmacyOrder;

beforeEach(() => {
  stubBrowser('/staff/orders');
  changeLocale('en');
});

test('D15.03 the desk reads that an order was called back, and not when it was planned to arrive', () => {
  const header = (calledBackAt: string | null) => {
    const html = renderToStaticMarkup(<OrderHeader order={orderOf(calledBackAt)} now={new Date(planned)} />);
    const texts = [m.staff_planned({ at: dateTime(planned) }), m.pharmacy_order_state_called_back()];
    return texts.map((text) => html.includes(text));
  };
  expect(header(null)).toEqual([true, false]);
  expect(header('2026-11-28T13:00:00.000Z')).toEqual([false, true]);
});

test('D15.03 the riders who could take it over are offered no longer once it is called back, also where they were open already', () => {
  const client = makeQueryClient();
  const rider = {
    rider_id: 8,
    name: 'Saad',
    name_ar: 'سعد',
    vehicle_type: null,
    vehicle_number: null,
    load: 0,
    distance_km: null,
    shift: null,
    why_not: null,
    can_take: true,
  };
  const { queryKey } = api.delivery.riders.query({ query: { order_id: '1' }, quiet: true });
  client.setQueryData<object>(queryKey, { items: [rider] });
  const offered = (calledBackAt: string | null) =>
    renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <LostRiderPanel order={orderOf(calledBackAt)} open="handing" />
      </QueryClientProvider>,
    ).includes(m.staff_rider_hand_over());
  expect([offered(null), offered('2026-11-28T13:00:00.000Z')]).toEqual([true, false]);
});

test('D15.03 the queue calls it what its dialog does', () => {
  const card = (calledBackAt: string | null) =>
    ({ ...orderOf(null), delivery: undefined, amount: 40, itemCount: 1, calledBackAt }) as unknown as PharmacyOrderCard;
  const queued = (calledBackAt: string | null) =>
    renderToStaticMarkup(<Queue orders={[card(calledBackAt)]} onOpen={() => undefined} />);
  const words = [m.pharmacy_order_state_on_the_way(), m.pharmacy_order_state_called_back()];
  const said = (html: string) => words.map((word) => html.includes(word));
  expect([queued(null), queued('2026-11-28T13:00:00.000Z')].map(said)).toEqual([
    [true, false],
    [false, true],
  ]);
});
