import type { z } from 'zod';
import type { Cart } from '@balsam/contract/cart';
import { toSar } from '@balsam/domain/money';
import { lineWithVat, type DeliveryMode } from '@balsam/domain/orders';
import { fieldError } from '#platform/http/failure.ts';
import type { PricedCart } from './price-cart.ts';
import { sumsView } from './sums.view.ts';

type View = z.input<typeof Cart>;

const itemView = (
  { product, quantity, available }: PricedCart['lines'][number],
  at: number,
  { cart, prescribed }: { cart: PricedCart; prescribed: CartContext['prescribed'] },
): View['items'][number] => {
  const line = cart.totals.lines[at]!;
  return {
    product: product.card,
    quantity,
    available,
    withdrawn: product.isWithdrawn,
    prescribed: prescribed.has(product.id),
    gross: toSar(line.gross),
    offer_discount: toSar(line.offerDiscount),
    net: toSar(line.net),
    net_with_vat: toSar(lineWithVat({ net: line.net, vatPercent: product.vatPercent })),
    coupon_share: toSar(line.couponShare),
    vat: toSar(line.vat),
    total: toSar(line.total),
  };
};

export function couponView({
  code,
  title,
  titleAr,
  discount,
  coupon,
}: NonNullable<PricedCart['coupon']>): NonNullable<View['coupon']> {
  return { code, title, title_ar: titleAr, discount: toSar(discount), ends_at: coupon.endsAt.toISOString() };
}

function refusalView(refusal: PricedCart['couponRefusal']): View['coupon_refusal'] {
  if (!refusal) return null;
  const { path: _, ...view } = fieldError('code', refusal.code, refusal.values);
  return view;
}

/** What is known beside the cart; `prescribed` are the ids of products that need no picture. */
type CartContext = {
  readonly mode: DeliveryMode;
  readonly prescribed: ReadonlySet<number>;
  readonly warnings: View['warnings'];
};

/** A cart as SPEC §3 and §9 show it. */
export function cartView(cart: PricedCart, { mode, prescribed, warnings }: CartContext): View {
  const { totals } = cart;
  return {
    items: cart.lines.map((line, at) => itemView(line, at, { cart, prescribed })),
    count: cart.lines.reduce((all, { quantity }) => all + quantity, 0),
    mode,
    SUB_TOTAL: toSar(totals.subTotal),
    SUB_TOTAL_WITH_VAT: toSar(totals.subTotalWithVat),
    VAT_AMOUNT: toSar(totals.vat),
    VAT_PERCENT: cart.vatPercent,
    COUPON_DISCOUNT: toSar(totals.couponDiscount),
    SHIPPING_CHARGES: toSar(totals.shipping),
    FAST_SHIPPING_CHARGES: toSar(totals.fastShipping),
    AMOUNT: toSar(totals.total),
    SUMS: sumsView(cart.lines.map(({ product }, at) => ({ ...totals.lines[at]!, vatPercent: product.vatPercent }))),
    until_free_delivery: toSar(totals.untilFree),
    coupon: cart.coupon ? couponView(cart.coupon) : null,
    coupon_refusal: refusalView(cart.couponRefusal),
    needs_prescription: cart.lines.some(({ product }) => product.isPrescription && !prescribed.has(product.id)),
    is_cold_chain: cart.lines.some(({ product }) => product.isColdChain),
    warnings,
  };
}
