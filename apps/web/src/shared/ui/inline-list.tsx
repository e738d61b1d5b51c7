import { Children, type ReactNode } from 'react';
import { cx } from './class-names.ts';

/** Facts side by side with a hairline between them: a middle dot would read as an Arabic zero. Where a line is full, the next begins without one. */
export const InlineList = ({ children, className }: { children: ReactNode; className?: string }) => (
  <span className={cx('block overflow-x-clip', className)}>
    {/* Each fact has its hairline before it; those at the beginning of a line lie outside and are cut off. */}
    <span className="-ms-2.75 flex flex-wrap items-center gap-x-2.5">
      {Children.map(Children.toArray(children), (child) => (
        <span className="relative inline-flex items-center gap-1.5 ps-2.75 before:absolute before:start-0 before:h-[1em] before:border-s before:border-current/30">
          {child}
        </span>
      ))}
    </span>
  </span>
);

/** Phones, e-mail addresses, identity numbers and references: Latin and left to right wherever they stand. */
export const Ltr = ({ children, className }: { children: ReactNode; className?: string }) => (
  <bdi dir="ltr" className={className}>
    {children}
  </bdi>
);
