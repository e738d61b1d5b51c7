import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '#shared/ui/card.tsx';
import { cx } from '#shared/ui/class-names.ts';
import { type Tone, toneClasses } from '#shared/ui/tint.ts';

type CheckRowProps = {
  readonly icon: LucideIcon;
  readonly tone: Tone;
  readonly title: string;
  /** How it stands, and what helps when it does not work. */
  readonly state: ReactNode;
  readonly children?: ReactNode;
};

/** One thing that a call needs, with its state in words. */
export const CheckRow = ({ icon: Icon, tone, title, state, children }: CheckRowProps) => (
  <Card as="li" className="flex flex-col gap-3">
    <div className="flex items-start gap-3">
      <span className={cx('grid size-11 shrink-0 place-content-center rounded-md', toneClasses[tone])}>
        <Icon aria-hidden size={22} strokeWidth={1.9} />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="text-h3">{title}</h2>
        <div aria-live="polite" className="text-text-2">
          {state}
        </div>
      </div>
    </div>
    {children}
  </Card>
);
