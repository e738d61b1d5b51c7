import type { ReactNode } from 'react';
import * as m from '../../../paraglide/messages.js';
import { day } from '../../../shared/format/index.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Facts } from '../../../shared/ui/facts.tsx';

type RowProps = {
  readonly title: ReactNode;
  readonly facts: readonly string[];
  readonly period: { readonly starts_at: string; readonly ends_at: string };
  readonly removing: boolean;
  readonly onRemove: () => void;
};

/** An offer or a promo code in its list, with the way to take it away. */
export const DiscountRow = ({ title, facts, period, removing, onRemove }: RowProps) => (
  <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
    <span className="flex flex-col">
      <span className="font-medium">{title}</span>
      <Facts className="text-small text-muted">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        <span>{m.staff_period({ from: day(new Date(period.starts_at)), until: day(new Date(period.ends_at)) })}</span>
      </Facts>
    </span>
    <Button look="outline" size="sm" pending={removing} onClick={onRemove}>
      {m.staff_remove()}
    </Button>
  </li>
);

export const DiscountList = ({ children }: { children: ReactNode }) => (
  <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">{children}</ul>
);
