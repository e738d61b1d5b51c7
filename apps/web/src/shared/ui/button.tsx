import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonVariant, buttonClasses, type ButtonSize } from './button-variant.ts';
import { cx } from './class-names.ts';

type ButtonProps = ComponentProps<'button'> & {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly icon?: LucideIcon | undefined;
  /** Work is under way: the width stays, a spinner stands for the icon and a second tap does nothing. */
  readonly pending?: boolean | undefined;
  readonly wide?: boolean | undefined;
};

const refuse = (event: MouseEvent): void => {
  event.preventDefault();
  event.stopPropagation();
};

/** One filled a view; outline for the second; soft in lists; text for what looks like a link. */
export const Button = ({
  variant = 'filled',
  size = 'md',
  icon: Icon,
  pending = false,
  wide = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) => (
  <button
    type="button"
    {...rest}
    onClick={pending ? refuse : onClick}
    aria-busy={pending || undefined}
    aria-disabled={pending || undefined}
    className={buttonClasses(variant, size, wide, className)}
  >
    {pending ? (
      <span aria-hidden className={cx('spinner', Icon ? 'size-4.5' : 'absolute start-1 size-3.5')} />
    ) : (
      Icon && <Icon aria-hidden size={18} strokeWidth={2.1} className="shrink-0" />
    )}
    {children}
  </button>
);

type IconButtonProps = ComponentProps<'button'> & {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly mirrored?: boolean | undefined;
};

/** A 44 px target with only a drawing; `label` says it aloud. */
export const IconButton = ({ icon: Icon, label, mirrored = false, className, children, ...rest }: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    {...rest}
    className={cx(
      'relative inline-grid size-11 shrink-0 place-content-center rounded-md text-text-2 transition-colors hover:bg-surface-3',
      className,
    )}
  >
    <Icon aria-hidden size={22} strokeWidth={1.9} className={cx(mirrored && 'mirrored')} />
    {children}
  </button>
);
