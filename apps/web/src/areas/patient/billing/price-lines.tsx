import * as m from '#paraglide/messages.js';
import { money, percent } from '#shared/format/index.ts';
import { cx } from '#shared/ui/class-names.ts';
import type { Shares } from '#shared/billing/amounts.ts';
import type { Payable } from './queries.ts';

const Line = ({ name, amount, good = false }: { name: string; amount: string; good?: boolean }) => (
  <div className="flex items-center justify-between gap-4">
    <dt className="text-text-2">{name}</dt>
    <dd className={cx('tabular', good && 'text-success-text')}>{amount}</dd>
  </div>
);

/** What it costs, line by line, and what is to pay now. */
export const PriceLines = ({ appointment: a, shares }: { appointment: Payable; shares: Shares }) => (
  <dl className="flex flex-col gap-3">
    <Line name={m.billing_fee()} amount={money(a.price)} />
    <Line name={m.billing_vat({ percent: percent(a.vat_percent) })} amount={money(a.vat)} />
    {shares.wallet > 0 && <Line good name={m.billing_from_wallet()} amount={`−${money(shares.wallet)}`} />}
    <div className="flex items-center justify-between gap-4 border-t border-line pt-3 text-h2">
      <dt>{m.billing_now()}</dt>
      <dd className="tabular">{money(shares.card)}</dd>
    </div>
  </dl>
);
