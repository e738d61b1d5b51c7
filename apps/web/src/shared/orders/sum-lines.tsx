import type { Contract } from '@balsam/contract';
import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { money, percent } from '#shared/format/index.ts';
import { cx } from '#shared/ui/class-names.ts';
import type { ApiReply } from '#shared/api/client.ts';

type SumLineProps = { readonly name: ReactNode; readonly good?: boolean | undefined; readonly children: ReactNode };

/** What a part of an order comes to, below its name where both do not fit beside each other; `good` where the customer gains by it. */
export const SumLine = ({ name, good = false, children }: SumLineProps) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-3">
    <dt className="min-w-0 text-text-2">{name}</dt>
    <dd className={cx('tabular ms-auto whitespace-nowrap', good && 'text-success-text')}>{children}</dd>
  </div>
);

export type Rates = ApiReply<Contract['orders']['show']>['sums']['rates'];

/** The VAT by its rate: medicines and other goods stand apart, each with what it was taken of. */
export const VatLines = ({ rates }: { rates: Rates }) =>
  rates.map(({ percent: rate, taxable, vat }) => (
    <SumLine
      key={rate}
      name={
        <>
          {m.pharmacy_totals_vat({ percent: percent(rate) })}
          {rates.length > 1 && (
            <span className="block text-small text-muted">{m.pharmacy_totals_vat_on({ amount: money(taxable) })}</span>
          )}
        </>
      }
    >
      {money(vat)}
    </SumLine>
  ));
