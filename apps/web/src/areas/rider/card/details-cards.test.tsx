import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as m from '#paraglide/messages.js';
import { stubBrowser } from '#shared/api/browser.testing.ts';
import { orderOf } from '../khalid.testing.ts';
import type { RiderOrderDetail } from '../model/api-types.ts';
import { ScheduleCard } from './details-cards.tsx';

test('D15.03 the rider reads no planned time of an order that goes back to the branch', () => {
  stubBrowser('/rider-order-details');
  const planned = (calledBackAt: string | null) => {
    const order = orderOf({ scheduledFrom: '2026-11-22T14:00:00.000Z' }, { calledBackAt });
    return renderToStaticMarkup(<ScheduleCard order={order as RiderOrderDetail} />).includes(m.rider_planned());
  };
  expect([planned(null), planned('2026-11-22T13:00:00.000Z')]).toEqual([true, false]);
});
