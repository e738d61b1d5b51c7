import { Children, type ReactNode } from 'react';
import { cx } from './class-names.ts';

/** Facts side by side with a hairline between them: a middle dot would read as an Arabic zero. */
export const Facts = ({ children, className }: { children: ReactNode; className?: string }) => (
  <span className={cx('flex flex-wrap items-center gap-x-2.5', className)}>
    {Children.map(Children.toArray(children), (fact, index) => (
      <span
        className={cx(
          'inline-flex items-center gap-1.5',
          index > 0 && 'border-s border-current/30 ps-2.5 leading-none',
        )}
      >
        {fact}
      </span>
    ))}
  </span>
);

/** Phones, e-mail addresses, identity numbers and references: Latin and left to right wherever they stand. */
export const Ltr = ({ children, className }: { children: ReactNode; className?: string }) => (
  <bdi dir="ltr" className={className}>
    {children}
  </bdi>
);
