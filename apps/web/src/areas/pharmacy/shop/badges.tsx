import { Check, FileText, Gift, Snowflake, Tag, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { number, percent } from '#shared/format/index.ts';
import { cx } from '#shared/ui/class-names.ts';
import type { Offer, Product } from './api-types.ts';

const Badge = ({ className, children }: { className: string; children: ReactNode }) => (
  <span className={cx('inline-flex min-h-7 items-center gap-1.5 rounded-sm px-2 text-small font-bold', className)}>
    {children}
  </span>
);

/** SPEC §3: a flat discount is shown as its percentage, the others by their names. */
export const OfferBadge = ({ offer }: { offer: Offer }) => {
  if (offer.type === 'FLAT_DISCOUNT')
    return (
      <Badge className="bg-danger text-danger-on">
        {m.pharmacy_percent_off({ percent: percent(offer.discountValue) })}
      </Badge>
    );
  const isBundle = offer.type === 'BUNDLE_DISCOUNT';
  return (
    <Badge className="bg-success text-success-on">
      {isBundle ? <Gift aria-hidden size={16} /> : <Tag aria-hidden size={16} />}
      {isBundle ? m.pharmacy_bundle_offer() : m.pharmacy_special_offer()}
    </Badge>
  );
};

/** On the picture: what the offer is, and whether a prescription is needed. */
export const PictureBadges = ({ product }: { product: Product }) => (
  <span className="flex flex-col items-start gap-1.5">
    {product.offer && <OfferBadge offer={product.offer} />}
    {product.is_prescription && (
      <Badge className="bg-surface text-family">
        <FileText aria-hidden size={16} />
        {m.pharmacy_rx_badge()}
      </Badge>
    )}
  </span>
);

/** Pieces from which on nobody need be told how few there are. */
const plenty = 5;

const Line = ({ className, children }: { className: string; children: ReactNode }) => (
  <span className={cx('inline-flex items-center gap-1.5 text-small', className)}>{children}</span>
);

/** Whether it can be had now. */
export const StockLine = ({ stock }: { stock: number }) => {
  if (stock === 0) return <Line className="text-muted">{m.pharmacy_out_of_stock()}</Line>;
  if (stock <= plenty)
    return (
      <Line className="text-warning-text">
        <TriangleAlert aria-hidden size={16} />
        {m.pharmacy_few_left({ count: stock, shown: number(stock) })}
      </Line>
    );
  return (
    <Line className="text-success-text">
      <Check aria-hidden size={16} />
      {m.pharmacy_in_stock()}
    </Line>
  );
};

export const ColdLine = () => (
  <Line className="text-accent-text">
    <Snowflake aria-hidden size={16} />
    {m.pharmacy_keep_cold()}
  </Line>
);
