import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { money, percent } from '#shared/format/index.ts';
import type { Price } from '../price.ts';

/** The fee, what the State adds, and the sum. The payment page shows the same sums again, as the server made them. */
export const PriceLines = ({ price }: { price: Price }) => (
  <dl className="flex flex-col gap-2">
    <Line label={m.booking_visit_fee()}>{money(price.fee)}</Line>
    <div className="flex items-baseline justify-between gap-4 border-t border-line pt-2">
      <dt className="font-bold">
        {m.booking_total()}
        <span className="block text-small font-text text-muted">{vatWords(price)}</span>
      </dt>
      <dd className="tabular text-h2">{money(price.total)}</dd>
    </div>
  </dl>
);

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt className="text-text-2">{label}</dt>
    <dd className="tabular font-medium">{children}</dd>
  </div>
);

/** What the sum says about VAT; nothing is known of a guest. */
export const vatWords = ({ vat }: Price): string => {
  if (vat === null) return m.booking_before_vat();
  return vat > 0 ? m.booking_with_vat({ percent: percent(vat) }) : m.booking_citizen_no_vat();
};
