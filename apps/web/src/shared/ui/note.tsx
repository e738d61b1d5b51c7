import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { type Tone, toneClasses } from './tint.ts';

type NoteProps = {
  readonly tone?: Tone | undefined;
  readonly icon?: LucideIcon | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
};

/** A consequence, a reminder or a warning in a tinted box. */
export const Note = ({ tone = 'accent', icon: Icon, children, className }: NoteProps) => (
  <div className={cx('flex items-start gap-3 rounded-md p-4', toneClasses[tone], className)}>
    {Icon && <Icon aria-hidden size={22} className="mt-0.5 shrink-0" />}
    <div className="min-w-0 flex-1">{children}</div>
  </div>
);
