import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { changeLocale } from '#shared/i18n/locale.ts';
import type { Order } from './api-types.ts';
import { SubstituteCards } from './substitute-card.tsx';

vi.stubGlobal('document', { documentElement: { lang: 'ar', dir: 'rtl' } });

const item = (id: number, productNameEn: string, productNameAr: string) => ({
  id,
  productId: id,
  productNameEn,
  productNameAr,
  form: 'tablet',
  image: null,
  quantity: 1,
  priceWithVat: 10,
});
const text = { text: 'Talk to your pharmacist', text_ar: 'استشيروا الصيدلي' };
const substitute = {
  ...item(9, 'Ibuprofen 400 mg', 'إيبوبروفين ٤٠٠ ملغ'),
  lineId: 1,
  state: 'proposed',
  refund: 0,
  answerUntil: '2027-01-10T10:00:00Z',
  warnings: [
    { ...text, kind: 'allergy', severity: 'serious', known: 'Ibuprofen', known_ar: 'إيبوبروفين', product_ids: [9] },
    { ...text, kind: 'interaction', severity: 'warning', known: null, known_ar: null, product_ids: [2, 9] },
  ],
};
const order = {
  id: 7,
  items: [item(1, 'Advil 400 mg', 'أدفيل ٤٠٠ ملغ'), item(2, 'Warfarin 5 mg', 'وارفارين ٥ ملغ')],
  substitutes: [substitute],
} as unknown as Order;

function read(locale: 'ar' | 'en'): string {
  changeLocale(locale);
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <SubstituteCards order={order} />
    </QueryClientProvider>,
  );
}

test('D15.07 the question names an allergy and what the substitute does not go with in the language of its reader', () => {
  const arabic = read('ar');
  expect(arabic).toContain('إيبوبروفين</');
  expect(arabic).toContain('وارفارين ٥ ملغ');
  expect(arabic).not.toContain('Ibuprofen');
  const english = read('en');
  expect(english).toContain('Warfarin 5 mg');
  expect(english).not.toContain('إيبوبروفين');
});
