import { afterEach, describe, expect, test, vi } from 'vitest';
import { stubBrowser } from '#shared/api/browser.testing.ts';
import { removeOrder, storeOrder, newOrder, readOrder, type TempOrder } from './temp-order.ts';

const order: TempOrder = {
  ...newOrder,
  mode: 'scheduled_delivery',
  address_id: 7,
  scheduled_day: '2027-01-12',
  scheduled_time: '10:00',
  prescriptions: ['0b6f1c1e-8a55-4d5c-9d8d-0d4d6d0f0a11'],
  coupon: 'BALSAM15',
  couponDetail: { title: 'Welcome', title_ar: 'ترحيب', discount: 15 },
  wallet_amount: 20.5,
  intent: { request: '{}', key: 'a'.repeat(32) },
};

afterEach(() => vi.unstubAllGlobals());

describe('the draft of an order', () => {
  test('is found again as it was left', () => {
    stubBrowser();
    storeOrder(1, order);
    expect(readOrder(1)).toEqual(order);
    removeOrder();
    expect(readOrder(1)).toEqual(newOrder);
  });
  test('of another profile is not shown', () => {
    stubBrowser();
    storeOrder(1, order);
    expect(readOrder(2)).toEqual(newOrder);
  });
  test.each(['', 'null', '[]', '{"person":1', '{"person":1,"mode":"by_air","address_id":-1,"prescriptions":[5,null]}'])(
    'that makes no sense is a new one: %s',
    (text) => {
      stubBrowser().session.setItem('tempOrder', text);
      expect(readOrder(1)).toEqual(newOrder);
    },
  );
});
