import { halalas, toSar } from '@balsam/domain/money';
import { goodsSums, totalsOf, type CartLine, type DeliveryMode, type Offer } from '@balsam/domain/orders';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import * as m from '#paraglide/messages.js';
import { stubBrowser } from '#shared/api/browser.testing.ts';
import { changeLocale } from '#shared/i18n/locale.ts';
import { Totals } from './totals.tsx';

/** Numbers from 0 to 1, the same in each run (Lehmer). */
let seed = 20_261_122;
const random = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
const upTo = (most: number): number => Math.floor(random() * (most + 1));

const offers = (): (Offer | undefined)[] => [
  undefined,
  { type: 'FLAT_DISCOUNT', percent: 1 + upTo(99) },
  { type: 'BUNDLE_DISCOUNT', buy: 1 + upTo(2), free: 1 },
  { type: 'VALUE_BASED_DISCOUNT', minimum: halalas(upTo(300_00)), amount: halalas(1 + upTo(90_00)) },
];
const line = (): CartLine => ({
  unitPrice: halalas(5 + upTo(400_00)),
  quantity: 1 + upTo(6),
  vatPercent: random() < 0.5 ? 0 : 15,
  offer: offers()[upTo(3)],
});
const modes: readonly DeliveryMode[] = ['normal_delivery', 'fast_delivery', 'scheduled_delivery', 'pickup'];
const charges = { freeFrom: halalas(150_00), standard: halalas(12_00), fastExtra: halalas(16_00) };

/** The lines that a screen shows of a cart: names and halalas. */
function shown(lines: readonly CartLine[], mode: DeliveryMode, share: number): [name: string, amount: number][] {
  const { subTotal } = totalsOf({ lines, mode, charges });
  const totals = totalsOf({ lines, mode, charges, coupon: halalas(Math.floor(subTotal * share)) });
  const sums = goodsSums(totals.lines.map((priced, n) => ({ ...priced, vatPercent: lines[n]!.vatPercent })));
  const markup = renderToStaticMarkup(
    <Totals
      fulfilment="delivery"
      coupon="CODE"
      sums={{
        subTotal: toSar(totals.subTotal),
        subTotalWithVat: toSar(totals.subTotalWithVat),
        shippingCharges: toSar(totals.shipping),
        fastShippingCharges: toSar(totals.fastShipping),
        amount: toSar(totals.total),
        sums: {
          goods: toSar(sums.goods),
          offers: toSar(sums.offers),
          rates: sums.rates.map(({ percent, taxable, vat }) => ({ percent, taxable: toSar(taxable), vat: toSar(vat) })),
          couponWithVat: toSar(sums.couponWithVat),
        },
      }}
    />,
  );
  return [...markup.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(([, name = '', amount = '']) => {
    const text = amount.replaceAll(/<[^>]+>/g, '').replaceAll(/[\u2066-\u2069\u200e\u200f,]/g, '');
    const value = Math.round(Number(/[\d.]+/.exec(text)?.[0] ?? 0) * 100);
    return [name.replaceAll(/<[^>]+>/g, ''), /[-\u2212]/.test(text) ? -value : value];
  });
}

afterEach(() => vi.unstubAllGlobals());

/** The first line that does not come from those above it; undefined when each does. */
function contradiction(lines: readonly (readonly [name: string, amount: number])[], sumLines: ReadonlySet<string>) {
  let running: number | undefined;
  for (const [name, amount] of lines) {
    if (!sumLines.has(name)) running = (running ?? 0) + amount;
    else if (running === undefined) running = amount;
    else if (running !== amount) return { name, amount, running, lines };
  }
  return undefined;
}

test('D15.05 S9.03 on the screen each line follows from those above it, in 300 carts', () => {
  stubBrowser();
  changeLocale('en');
  const sumLines = new Set<string>([
    m.pharmacy_totals_before_vat(),
    m.pharmacy_totals_after_offers(),
    m.pharmacy_totals_with_vat(),
    m.pharmacy_totals_total(),
  ]);
  for (let round = 0; round < 300; round++) {
    const lines = shown(Array.from({ length: 1 + upTo(5) }, line), modes[upTo(3)]!, random() < 0.3 ? 0 : random());
    expect([contradiction(lines, sumLines), lines.at(-1)?.[0]]).toEqual([undefined, m.pharmacy_totals_total()]);
  }
});
