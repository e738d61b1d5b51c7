import { cx } from './class-names.ts';

export type ButtonVariant = 'filled' | 'outline' | 'soft' | 'text' | 'danger' | 'white' | 'ghost';
/** 44 inside cards, 48 as a rule, 52 where a button closes a flow. */
export type ButtonSize = 'sm' | 'md' | 'lg';

const variants: Record<ButtonVariant, string> = {
  filled: 'bg-accent text-accent-on hover:bg-accent-hover',
  outline: 'border border-line-strong bg-surface text-text hover:bg-surface-2',
  soft: 'bg-accent-soft text-accent-soft-text hover:bg-accent-soft-2',
  text: 'text-accent-text hover:underline underline-offset-4',
  danger: 'bg-danger text-danger-on',
  white: 'bg-white text-[#004b82]',
  ghost: 'border border-hero-line text-hero-text hover:bg-hero-fill',
};

const heights: Record<ButtonSize, string> = { sm: 'min-h-11', md: 'min-h-12', lg: 'min-h-13' };
const paddings: Record<ButtonSize, string> = { sm: 'px-4', md: 'px-5', lg: 'px-6' };

const greyed =
  'disabled:bg-surface-3 disabled:text-muted disabled:border-transparent disabled:cursor-not-allowed aria-disabled:cursor-progress';

/** The classes of everything that looks like a button, link or not. */
export const buttonClasses = (variant: ButtonVariant, size: ButtonSize, wide: boolean, more?: string): string =>
  cx(
    'relative inline-flex items-center justify-center gap-2 rounded-md py-2 text-body font-bold text-center transition-colors no-underline select-none',
    heights[size],
    // What looks like a link stands nearly where its words do.
    variant === 'text' ? 'px-2' : paddings[size],
    variants[variant],
    greyed,
    wide && 'w-full',
    more,
  );
