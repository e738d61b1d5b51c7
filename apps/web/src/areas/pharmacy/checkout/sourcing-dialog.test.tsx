import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import * as m from '#paraglide/messages.js';
import { stubPage } from '#shared/api/hook.testing.tsx';
import { changeLocale } from '#shared/i18n/locale.ts';
import type { Cart } from '../cart/changes.ts';
import type { Shortage } from './shortage.ts';
import { SourcingDialog } from './sourcing-dialog.tsx';
import type { Checkout } from './use-checkout.ts';

// A dialog hangs on the page, which is not there while it is drawn into text.
vi.mock(import('react-dom'), async (original) => ({
  ...(await original()),
  createPortal: (inside) => inside as never,
}));

const product = { id: 3, name: 'Advil 400 mg', name_ar: 'أدفيل ٤٠٠ ملغ', pack_count: 24, pack_size: '' };
const cart = { items: [{ product, quantity: 1 }] } as unknown as Cart;
const shown = (ways: Shortage['ways']): string => {
  const checkout = { shortage: { product_ids: [3], ways }, placing: { isPending: false } } as unknown as Checkout;
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <SourcingDialog checkout={checkout} cart={cart} />
    </QueryClientProvider>,
  );
};
/** Buttons beside the cross. */
const buttonsIn = (html: string): number => html.split('<button').length - 2;

beforeEach(() => {
  stubPage();
  vi.stubGlobal('document', { documentElement: { lang: 'ar', dir: 'rtl' }, body: {} });
});

test.each(['ar', 'en'] as const)(
  'D15.02 where there is no way out, it says in %s what else helps, and closes',
  (locale) => {
    changeLocale(locale);
    const html = shown([]);
    expect(html).toContain(m.pharmacy_sourcing_none_advice());
    expect(html).toContain(m.pharmacy_sourcing_none_text());
    expect(buttonsIn(html)).toBe(1);
  },
);

test('D15.02 where there are ways out, those are the buttons', () => {
  const html = shown([
    { way: 'transfer', amount: null },
    { way: 'leave_out', amount: 20 },
  ]);
  expect(html).toContain(m.pharmacy_sourcing_text());
  expect(html).not.toContain(m.pharmacy_sourcing_none_advice());
  expect(buttonsIn(html)).toBe(2);
});
