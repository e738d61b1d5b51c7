import { type LucideIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { type Tone, toneClasses } from './tint.ts';

type ChipProps = {
  readonly tone?: Tone | undefined;
  readonly icon?: LucideIcon | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
};

/** A status: icon, word and tint together. */
export const Chip = ({ tone = 'neutral', icon: Icon, children, className }: ChipProps) => (
  <span
    className={cx(
      'inline-flex min-h-7 items-center gap-1.5 rounded-full px-2.5 text-small font-medium',
      toneClasses[tone],
      className,
    )}
  >
    {Icon && <Icon aria-hidden size={16} className="shrink-0" />}
    {children}
  </span>
);

type ToggleChipProps = {
  readonly pressed: boolean;
  readonly icon?: LucideIcon | undefined;
  readonly onPress: () => void;
  /** The chosen one shows a cross: pressing it takes the filter away. */
  readonly clearable?: boolean | undefined;
  readonly children: ReactNode;
};

/** A filter that is on or off. */
export const ToggleChip = ({ pressed, icon: Icon, onPress, clearable = false, children }: ToggleChipProps) => (
  <button
    type="button"
    aria-pressed={pressed}
    onClick={onPress}
    className={cx(
      'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border px-4 whitespace-nowrap transition-colors',
      pressed
        ? 'border-accent bg-accent-soft text-accent-soft-text'
        : 'border-line-strong bg-surface text-text hover:bg-surface-2',
    )}
  >
    {Icon && <Icon aria-hidden size={18} className="shrink-0" />}
    {children}
    {pressed && clearable && <X aria-hidden size={18} className="shrink-0" />}
  </button>
);
