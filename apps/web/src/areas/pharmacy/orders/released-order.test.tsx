import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test } from 'vitest';
import * as m from '#paraglide/messages.js';
import { stubBrowser } from '#shared/api/browser.testing.ts';
import { changeLocale } from '#shared/i18n/locale.ts';
import { orderAgain, toChange } from '#shared/orders/order-again.ts';
import type { Order } from './api-types.ts';
import { putBackOf } from './cart-again.ts';
import { OrderActions } from './order-actions.tsx';
import { StatusNote } from './status-note.tsx';

/** An order that ended before it was paid, as far as this is about. */
const released = (more: Partial<Order>) =>
  ({
    status: null,
    paymentStatus: 'released',
    cancellationReason: null,
    refillSubscriptionId: null,
    items: [{}],
    refunds: null,
    payableUntil: null,
    delivery: null,
    may: { pay: false },
    ...more,
  }) as Order;
const said = (more: Partial<Order>) =>
  renderToStaticMarkup(<StatusNote order={released(more)} onEnd={() => undefined} />);

beforeEach(() => {
  stubBrowser('/pharmacy/orders/1');
  changeLocale('en');
});

test('D11.06 of a refill that was not paid nothing is in the cart: it is ordered again from its own page', () => {
  const refill = { refillSubscriptionId: 7 };
  expect(said(refill)).toContain(m.pharmacy_order_refill_was_released());
  expect(said(refill)).not.toContain('cart');
  expect(orderAgain(released(refill))).toEqual({ to: '/pharmacy/refills/$id', params: { id: '7' } });
});

test('D6.03 one of a cart is there again, as is a refill that was put there', () => {
  expect(said({})).toContain(m.pharmacy_order_was_released());
  expect(orderAgain(released({}))).toEqual({ to: '/pharmacy/checkout', state: { policiesAccepted: true } });
  const putBack = { refillSubscriptionId: 7, cancellationReason: 'back_to_cart' };
  expect(said(putBack)).toContain(m.pharmacy_order_was_put_back());
});

test('D6.03 one that found no room in the cart does not say that it is there again', () => {
  for (const locale of ['en', 'ar'] as const) {
    changeLocale(locale);
    const note = said({ cancellationReason: 'partly_in_cart' });
    expect(note).toContain(m.pharmacy_order_was_partly_released());
    expect(note).not.toContain(m.pharmacy_order_was_released());
  }
});

test('D6.03 D11.06 an order goes back into the cart to be changed; a refill, which came from none, back to its own page', () => {
  expect(toChange(released({}))).toEqual({ toCart: true, page: { to: '/pharmacy/cart' } });
  const page = { to: '/pharmacy/refills/$id', params: { id: '7' } };
  expect(toChange(released({ refillSubscriptionId: 7 }))).toEqual({ toCart: false, page });
});

test('S5.18 D6.03 what found no room in the cart is told; where all of it is there, the cart itself is shown', () => {
  const left_out = [{ name: 'Panadol 500 mg', name_ar: 'بنادول ٥٠٠ ملغ', ordered: 3, added: 0 }];
  expect(putBackOf({ items: [{}, {}, {}], left_out })).toEqual({ added: 2, left_out });
  expect(putBackOf({ items: [{}], left_out })).toEqual({ added: 0, left_out });
  const partly = left_out.map((product) => ({ ...product, added: 2 }));
  expect(putBackOf({ items: [{}], left_out: partly })).toEqual({ added: 1, left_out: partly });
  expect(putBackOf({ items: [{}], left_out: [] })).toBeUndefined();
});

describe('D10.09 a guardian who does not read the products of an order', () => {
  const hidden = { items: [] };
  const acts = (more: Partial<Order>) => renderToStaticMarkup(<OrderActions order={released(more)} />);

  test.each([null, 'back_to_cart', 'before_payment', 'partly_in_cart'])(
    'reads of no cart and of nobody’s choice: %s',
    (reason) => {
      for (const locale of ['en', 'ar'] as const) {
        changeLocale(locale);
        const note = said({ ...hidden, cancellationReason: reason });
        expect(note).toContain(m.pharmacy_order_private_was_released());
        expect(note).not.toMatch(/cart|You |السلة/);
      }
    },
  );
  test('is not led to where it is ordered again', () => {
    expect(acts(hidden)).not.toContain('href');
    expect(orderAgain(released(hidden))).toBeUndefined();
  });
});
