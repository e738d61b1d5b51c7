import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import * as m from '#paraglide/messages.js';
import { stubBrowser } from '#shared/api/browser.testing.ts';
import { changeLocale } from '#shared/i18n/locale.ts';
import type { Order } from './api-types.ts';
import { TotalsCard } from './totals-card.tsx';

/** An order that points pay a part of, as far as its sums are about. */
const sharedWith = (paymentMethod: string) =>
  renderToStaticMarkup(
    <TotalsCard
      order={
        {
          orderMode: 'normal_delivery',
          paymentStatus: 'paid',
          paymentMethod,
          paymentId: null,
          couponCode: null,
          subTotal: 200,
          subTotalWithVat: 200,
          shippingCharges: 0,
          fastShippingCharges: 0,
          amount: 200,
          sums: { goods: 200, offers: 0, rates: [], couponWithVat: 0 },
          walletAmount: 0,
          loyaltyAmount: 50,
          loyaltyPoints: 5000,
          cardAmount: 150,
        } as unknown as Order
      }
    />,
  );

beforeEach(() => {
  stubBrowser('/pharmacy/orders/1');
});

test.each(['en', 'ar'] as const)('D12.06 what instalments bear beside points is not called a card (%s)', (locale) => {
  changeLocale(locale);
  expect(sharedWith('tamara')).toContain(m.billing_by_instalments());
  expect(sharedWith('tamara')).not.toContain(m.pharmacy_order_by_card());
  expect(sharedWith('card')).toContain(m.pharmacy_order_by_card());
});
