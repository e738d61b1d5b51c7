import { Check, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { number } from '#shared/format/index.ts';
import { Card } from '#shared/ui/card.tsx';
import { cx } from '#shared/ui/class-names.ts';

type StepProps = {
  readonly at: number;
  readonly title: string;
  readonly isDone: boolean;
  /** 'Select … First': an earlier step is still open. */
  readonly locked: string | undefined;
  readonly children: ReactNode;
};

/** One step of several in order; it opens when those before it are taken. */
export const BookingStep = ({ at, title, isDone, locked, children }: StepProps) => (
  <Card as="li" className="flex flex-col gap-3">
    <h2 className={cx('flex items-center gap-3 text-h3', locked !== undefined && 'text-muted')}>
      <span
        className={cx(
          'tabular grid size-8 shrink-0 place-content-center rounded-full text-small font-bold',
          isDone
            ? 'bg-success text-success-on'
            : locked === undefined
              ? 'bg-accent text-accent-on'
              : 'bg-surface-3 text-muted',
        )}
      >
        {isDone ? <Check aria-hidden size={18} strokeWidth={3} /> : number(at)}
      </span>
      {title}
    </h2>
    {locked === undefined ? (
      children
    ) : (
      <p className="flex min-h-13 items-center gap-2.5 rounded-md border border-dashed border-line-strong/60 px-3.5 text-muted">
        <Lock aria-hidden size={18} className="shrink-0" />
        {locked}
      </p>
    )}
  </Card>
);
