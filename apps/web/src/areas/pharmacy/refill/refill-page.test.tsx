import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import * as m from '#paraglide/messages.js';
import { stubBrowser } from '#shared/api/browser.testing.ts';
import { day, money } from '#shared/format/index.ts';
import { changeLocale } from '#shared/i18n/locale.ts';
import { addressesQuery } from '../addresses/queries.ts';
import { RefillPage } from './refill-page.tsx';
import { type DueRefill, dueRefillQuery } from './use-order-refill.ts';

const path = '/pharmacy/refills/7';
const product = { id: 3, name: 'Advil 400 mg', name_ar: 'أدفيل ٤٠٠ ملغ', pack_count: 24, pack_size: '24 tablets' };
const text = { text: 'Talk to your pharmacist', text_ar: 'استشيروا الصيدلي' };
const allergy = { ...text, kind: 'allergy', severity: 'serious', known: 'Ibuprofen', known_ar: 'إيبوبروفين' };
const totals = { subTotal: 10, subTotalWithVat: 11.5, shippingCharges: 0, fastShippingCharges: 0, amount: 11.5 };
const sums = { goods: 10, offers: 0, couponWithVat: 0, rates: [] };

/** A refill of one medicine that may be ordered, as far as its page shows it. */
const refill = (warnings: readonly object[], more: object = {}) =>
  ({
    subscription: { id: 7, due_on: '2026-11-29', product, order_id: null, order_payable_until: null },
    cart: {
      ...totals,
      sums,
      items: [{ product, quantity: 1, available: true, gross: 10, net: 10, net_with_vat: 11.5, offer_discount: 0 }],
      mode: 'normal_delivery',
      needs_prescription: false,
      coupon: null,
      warnings,
    },
    mode: 'normal_delivery',
    address_id: null,
    wallet_balance: 50,
    may_order: { allowed: true },
    ...more,
  }) as unknown as DueRefill;

/** The page as it is shown first, once all that it reads is there. */
async function shown(due: DueRefill): Promise<string> {
  const client = new QueryClient();
  client.setQueryData(dueRefillQuery('7', undefined).queryKey, due);
  client.setQueryData(addressesQuery.queryKey, { items: [] } as never);
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: '/pharmacy/refills/$id',
    staticData: { access: ['patient'] },
  });
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree: root.addChildren([page]), history });
  await router.load();
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <RouterContextProvider router={router}>
        <RefillPage />
      </RouterContextProvider>
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  stubBrowser(path);
  // As much of a window as the router touches.
  vi.stubGlobal('window', { origin: 'http://localhost', scrollTo: () => undefined });
  vi.stubGlobal('self', globalThis);
  changeLocale('en');
});

test('D11.06 an allergy is named in the language of the reader, before the press that orders and pays', async () => {
  const due = refill([{ ...allergy, product_ids: [3] }]);
  const pay = () => m.pharmacy_refill_card({ amount: money(11.5) });
  const english = await shown(due);
  expect(english).toContain('Ibuprofen');
  expect(english).toContain(text.text);
  expect(english.indexOf(text.text)).toBeLessThan(english.indexOf(pay()));
  changeLocale('ar');
  const arabic = await shown(due);
  expect(arabic).toContain('إيبوبروفين');
  expect(arabic).toContain(text.text_ar);
  expect(arabic.indexOf(text.text_ar)).toBeLessThan(arabic.indexOf(pay()));
  expect(arabic).not.toContain('Ibuprofen');
});

test('D11.06 it is named also where the refill cannot be ordered here, which leads to the cart', async () => {
  const may_order = { allowed: false, message: 'The price has changed', message_ar: 'تغيّر السعر' };
  const page = await shown(refill([{ ...allergy, product_ids: [3] }], { may_order }));
  expect(page).toContain(text.text);
  expect(page).toContain('The price has changed');
  expect(page).not.toContain(m.pharmacy_refill_card({ amount: money(11.5) }));
});

test('D11.06 where there is nothing to warn of the page says nothing of warnings, and names the day that is due', async () => {
  const page = await shown(refill([]));
  expect(page).not.toContain(m.pharmacy_cart_warnings());
  expect(page).toContain(m.pharmacy_refill_due({ day: day('2026-11-29') }));
  expect(page).toContain(m.pharmacy_refill_card({ amount: money(11.5) }));
});
