import * as m from '#paraglide/messages.js';
import { money, percent } from '#shared/format/index.ts';
import { cx } from '#shared/ui/class-names.ts';
import type { StepOne } from '#shared/billing/step-one.ts';

type LineProps = { readonly name: string; readonly amount: number; readonly less?: boolean };

/** What takes something off is green and has a minus before it. */
const Line = ({ name, amount, less = false }: LineProps) => (
  <div className="flex items-center justify-between gap-4">
    <dt className="text-text-2">{name}</dt>
    <dd className={cx('tabular', less && 'text-success-text')}>{less ? `−${money(amount)}` : money(amount)}</dd>
  </div>
);

const reductionNames = {
  insurance: m.billing_by_insurance,
  promo: m.billing_by_promo,
  free_promo: m.billing_by_free,
  package: m.billing_by_package,
} as const;

const isBeforeTax = (kind: StepOne['reductions'][number]['kind']): kind is keyof typeof reductionNames =>
  kind !== 'loyalty_points';

/** What it costs, line by line, and what is to pay now; `feeName` names the first line. Every amount is the server's. */
export const PriceLines = ({ step, feeName }: { step: StepOne; feeName: string }) => (
  <dl className="flex flex-col gap-3" aria-live="polite">
    <Line name={feeName} amount={step.list_price} />
    {step.reductions.map(
      ({ kind, amount }) =>
        amount > 0 && isBeforeTax(kind) && <Line key={kind} less name={reductionNames[kind]()} amount={amount} />,
    )}
    {step.purpose !== 'wallet' && (
      <Line name={m.billing_vat({ percent: percent(step.vat_percent) })} amount={step.vat} />
    )}
    {step.loyalty_amount > 0 && <Line less name={m.billing_by_points()} amount={step.loyalty_amount} />}
    {step.wallet_amount > 0 && <Line less name={m.billing_from_wallet()} amount={step.wallet_amount} />}
    <div className="flex items-center justify-between gap-4 border-t border-line pt-3 text-h2">
      <dt>{step.method === 'tamara' ? m.billing_by_instalments() : m.billing_now()}</dt>
      <dd className="tabular">{money(step.card_amount)}</dd>
    </div>
  </dl>
);
