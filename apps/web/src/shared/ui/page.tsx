import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

/** The column of a page: margins of the grid and the space between its sections. */
export const Page = ({ children, narrow = false }: { children: ReactNode; narrow?: boolean }) => (
  <div
    className={cx(
      'mx-auto flex w-full flex-col gap-5 px-4 py-5 desktop:gap-6 desktop:px-8 desktop:py-7',
      narrow ? 'max-w-160' : 'max-w-(--page)',
    )}
  >
    {children}
  </div>
);

const ratios = {
  home: 'desktop:grid-cols-[63fr_37fr]',
  slots: 'desktop:grid-cols-[1fr_464px]',
  pay: 'desktop:grid-cols-[1fr_400px]',
  labs: 'desktop:grid-cols-[420px_1fr]',
  shop: 'desktop:grid-cols-[248px_1fr]',
};

/** Two columns on desktop in one of the grid's ratios, one below the other on phones. */
export const Split = ({
  ratio,
  children,
  className,
}: {
  ratio: keyof typeof ratios;
  children: ReactNode;
  className?: string;
}) => (
  <div className={cx('grid grid-cols-1 items-start gap-4 desktop:gap-5', ratios[ratio], className)}>{children}</div>
);
