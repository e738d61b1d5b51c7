import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import * as m from '#paraglide/messages.js';
import { stubBrowser } from '#shared/api/browser.testing.ts';
import { changeLocale } from '#shared/i18n/locale.ts';
import type { Order } from './api-types.ts';
import { expectedOf, isOnMap } from './order-texts.ts';
import { HandoverNote } from './rider-card.tsx';
import { StatusNote } from './status-note.tsx';

/** An order that a rider has with them, as far as this is about. */
const onTheWay = (calledBackAt: string | null) =>
  ({
    status: 'on_the_way',
    orderMode: 'scheduled_delivery',
    scheduledFrom: '2026-11-28T14:00:00.000Z',
    scheduledTo: '2026-11-28T16:00:00.000Z',
    completedDate: null,
    expectedBy: null,
    address: {},
    refunds: null,
    payableUntil: null,
    delivery: { calledBackAt, callBackReason: null, expectedAt: null },
    may: { pay: false, reorder: false },
  }) as unknown as Order;

beforeEach(() => {
  stubBrowser('/pharmacy/orders/1');
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
