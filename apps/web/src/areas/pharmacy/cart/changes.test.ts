import { expect, test } from 'vitest';
import { type Cart, optimisticCart } from './changes.ts';
import { cartSearch } from './cart-search.ts';
import { obstacleOf } from './obstacle.ts';

const item = (id: number, quantity: number, stock = 10): Cart['items'][number] => ({
  product: {
    id,
    name: 'Panadol',
    name_ar: 'بانادول',
    name_ar_missing: false,
    scientific_name: '',
    strength: '',
    form: 'tablet',
    pack_count: null,
    pack_size: '',
    brand: { id: 1, title: '', title_ar: '' },
    category: { id: 1, title: '', title_ar: '', code: 'pain-fever' },
    is_prescription: false,
    is_cold_chain: false,
    price: 10,
    price_before: 10,
    price_without_vat: 10,
    vat_percent: 0,
    offer: null,
    stock,
    photo_url: null,
  },
  quantity,
  withdrawn: false,
  prescribed: false,
  available: quantity <= stock && stock > 0,
  gross: 10,
  offer_discount: 0,
  net: 10,
  net_with_vat: 10,
  coupon_share: 0,
  vat: 0,
  total: 10,
});
const cart: Cart = {
  items: [item(1, 2), item(2, 1)],
  count: 3,
  mode: 'normal_delivery',
  subTotal: 20,
  subTotalWithVat: 20,
  vatAmount: 0,
  vatPercent: 15,
  couponDiscount: 0,
  shippingCharges: 12,
  fastShippingCharges: 0,
  amount: 32,
  sums: { goods: 20, offers: 0, rates: [{ percent: 0, taxable: 20, vat: 0 }], couponWithVat: 0 },
  until_free_delivery: 130,
  coupon: null,
  coupon_refusal: null,
  needs_prescription: false,
  is_cold_chain: false,
  warnings: [],
};
const pieces = ({ items, count }: Cart) => [
  count,
  ...items.map(({ product, quantity }) => `${product.id}:${quantity}`),
];

test.each([
  ['more of what is there', { kind: 'add', productId: 1, quantity: 3 } as const, [6, '1:5', '2:1']],
  ['a quantity that was set', { kind: 'set', productId: 2, quantity: 4 } as const, [6, '1:2', '2:4']],
  ['a line taken out', { kind: 'remove', productId: 1 } as const, [1, '2:1']],
  ['all taken out', { kind: 'clear' } as const, [0]],
  [
    'something new, which only the server can price',
    { kind: 'add', productId: 9, quantity: 1 } as const,
    [3, '1:2', '2:1'],
  ],
])('the cart as it will be: %s', (_, change, expected) => {
  expect(pieces(optimisticCart(cart, change))).toEqual(expected);
});

test('no amount of money is foreseen: the server alone says what it comes to', () => {
  const { amount, subTotal, items } = optimisticCart(cart, { kind: 'set', productId: 1, quantity: 9 });
  expect([amount, subTotal, items[0]?.net]).toEqual([32, 20, 10]);
});

test.each([
  [item(1, 2), undefined],
  [item(1, 2, 0), 'sold_out'],
  [item(1, 5, 3), 'too_many'],
  [{ ...item(1, 2), available: false, withdrawn: true }, 'withdrawn'],
  [{ ...item(1, 2, 0), withdrawn: true }, 'withdrawn'],
  [{ ...item(1, 5, 3), withdrawn: true }, 'withdrawn'],
])('S8.09 why a line cannot be ordered', (line, obstacle) => {
  expect(obstacleOf(line)).toBe(obstacle);
});

test('the address holds the way of delivery only where it is one, and not the usual one', () => {
  expect(['fast_delivery', 'pickup', 'normal_delivery', 'teleport', 7].map((mode) => cartSearch({ mode }))).toEqual([
    { mode: 'fast_delivery' },
    { mode: 'pickup' },
    {},
    {},
    {},
  ]);
});
