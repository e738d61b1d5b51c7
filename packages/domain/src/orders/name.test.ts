import { describe, expect, test } from 'vitest';
import { orderMark, orderName, readOrderQuery } from './index.ts';

describe('an order', () => {
  test('S9.05 is named with the digits of the language, without letters of another or leading zeros', () => {
    expect(orderName(21)).toEqual({ en: 'Order #21', ar: 'الطلب ٢١' });
    expect(orderMark(1_050_607)).toEqual({ en: '#1050607', ar: '١٠٥٠٦٠٧' });
  });
  test.each([
    '32',
    '#32',
    '# 32',
    '٣٢',
    '#٣٢',
    'Order #32',
    'order no. 32',
    'ORDER#32',
    'طلب 32',
    'طلب ٣٢',
    'الطلب 32',
    'رقم الطلب: 32',
    'طلب رقم ٣٢',
    'BLS-000032',
    'bls 32',
    '\u200f32',
  ])('is found by its number, typed as %s', (typed) => expect(readOrderQuery(typed).number).toBe(32));
  test.each(['order', '#', 'orders 21', 'Order #21a', ''])('%s is no number of one', (typed) =>
    expect(readOrderQuery(typed)).toMatchObject({ number: undefined, phone: undefined }),
  );
  test.each(['0500000001', '+966500000001', '00966 50 000 0001', '٠٥٠٠٠٠٠٠٠١', '966-500000001', '500000001'])(
    'is found by the phone of its patient, typed as %s',
    (typed) => expect(readOrderQuery(typed).phone).toBe('500000001'),
  );
  test('is found by words of a name in one spelling', () => {
    expect(readOrderQuery('  أحمد الحربى ').words).toEqual(['احمد', 'الحربي']);
    expect(readOrderQuery('Al-Harbi Sara').words).toEqual(['al', 'harbi', 'sara']);
    expect(readOrderQuery('123').phone).toBeUndefined();
  });
});
