import type { LucideIcon } from 'lucide-react';
import { cx } from '#shared/ui/class-names.ts';

type StatusBadgeProps = {
  readonly style: {
    readonly icon: LucideIcon;
    readonly word: () => string;
    readonly soft: string;
    readonly mirrored?: true;
  };
  readonly className?: string;
};

/** A status in its own colours: icon, word and tint together. */
export const StatusBadge = ({ style: { icon: Icon, word, soft, mirrored }, className }: StatusBadgeProps) => (
  <span
    className={cx(
      'inline-flex min-h-7 items-center gap-1.5 rounded-full px-2.5 text-small font-medium',
      soft,
      className,
    )}
  >
    <Icon aria-hidden size={16} className={cx('shrink-0', mirrored && 'mirrored')} />
    {word()}
  </span>
);
