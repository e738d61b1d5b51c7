import { describe, expect, test } from 'vitest';
import { orderMark, orderName, withoutOrderWords } from './index.ts';

describe('an order', () => {
  test('S9.05 is named with the digits of the language, without letters of another or leading zeros', () => {
    expect(orderName(21)).toEqual({ en: 'Order #21', ar: 'الطلب ٢١' });
    expect(orderMark(1_050_607)).toEqual({ en: '#1050607', ar: '١٠٥٠٦٠٧' });
  });
  test.each(['21', '#21', '# 21', 'Order #21', 'order 21', 'ORDER#21', 'الطلب 21', 'طلب 21'])(
    'is its number, typed as %s',
    (typed) => expect(withoutOrderWords(typed)).toBe('21'),
  );
  test.each(['BLS-000021', 'order', '#', 'orders 21', 'Order #21a', '+966500000001', ''])(
    '%s is no name of one',
    (typed) => expect(withoutOrderWords(typed)).toBe(typed),
  );
});
