import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { day } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { lastDayOf, type Period, periodState } from './periods.ts';

type RowProps = {
  readonly title: ReactNode;
  readonly details: readonly string[];
  readonly period: Period;
  readonly now: Date;
  readonly onEdit: () => void;
  /** Missing where it cannot be taken away. */
  readonly onRemove?: (() => void) | undefined;
};

const words = { ahead: m.staff_offer_ahead, runs: m.staff_offer_runs, over: m.staff_offer_over } as const;
const tones = { ahead: 'accent', runs: 'success', over: 'neutral' } as const;

/** An offer or a promo code in its list: what it gives, from when until when, and whether it runs. */
export const DiscountRow = ({ title, details, period, now, onEdit, onRemove }: RowProps) => {
  const state = periodState(period, now);
  return (
    <li className="grid items-center gap-x-4 gap-y-3 px-4 py-3 desktop:grid-cols-[1fr_auto_auto] desktop:px-5">
      <span className="flex min-w-0 flex-col">
        <span className="font-medium">{title}</span>
        <InlineList className="text-small text-muted">
          {details.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          <span>{m.staff_period({ from: day(new Date(period.starts_at)), until: day(lastDayOf(period)) })}</span>
        </InlineList>
      </span>
      <Chip tone={tones[state]} className="justify-self-start">
        {words[state]()}
      </Chip>
      <span className="flex gap-2.5 desktop:w-48">
        <Button variant="soft" size="sm" onClick={onEdit}>
          {m.staff_edit()}
        </Button>
        {onRemove && (
          <Button variant="outline" size="sm" onClick={onRemove}>
            {m.staff_remove()}
          </Button>
        )}
      </span>
    </li>
  );
};

export const DiscountList = ({ children }: { children: ReactNode }) => (
  <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">{children}</ul>
);
