import { createLink } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type ButtonVariant, buttonClasses, type ButtonSize } from './button-variant.ts';
import { cx } from './class-names.ts';

type AnchorProps = ComponentProps<'a'> & {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly icon?: LucideIcon | undefined;
  readonly wide?: boolean | undefined;
};

const ButtonAnchor = ({
  variant = 'filled',
  size = 'md',
  icon: Icon,
  wide = false,
  className,
  children,
  ...rest
}: AnchorProps) => (
  <a {...rest} className={buttonClasses(variant, size, wide, className)}>
    {Icon && <Icon aria-hidden size={18} strokeWidth={2.1} className="shrink-0" />}
    {children}
  </a>
);

/** A link of the router that looks like a button: `to`, `params`, `search` as `Link` takes them. */
export const LinkButton = createLink(ButtonAnchor);

const TextAnchor = ({ className, children, ...rest }: ComponentProps<'a'>) => (
  <a
    {...rest}
    className={cx(
      'inline-flex min-h-11 items-center gap-1 font-bold text-accent-text underline-offset-4 hover:underline',
      className,
    )}
  >
    {children}
  </a>
);

/** A link of the router inside or beside text. */
export const TextLink = createLink(TextAnchor);
