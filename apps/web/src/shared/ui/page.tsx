import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

/** The column of a page: margins of the grid and the space between its sections. */
export const Page = ({ children, narrow = false }: { children: ReactNode; narrow?: boolean }) => (
  <div
    className={cx(
      'mx-auto flex w-full flex-col gap-5 px-4 py-5 desk:gap-6 desk:px-8 desk:py-7',
      narrow ? 'max-w-160' : 'max-w-(--page)',
    )}
  >
    {children}
  </div>
);

const ratios = {
  home: 'desk:grid-cols-[63fr_37fr]',
  slots: 'desk:grid-cols-[1fr_464px]',
  pay: 'desk:grid-cols-[1fr_400px]',
  labs: 'desk:grid-cols-[420px_1fr]',
  shop: 'desk:grid-cols-[248px_1fr]',
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
}) => <div className={cx('grid grid-cols-1 items-start gap-4 desk:gap-5', ratios[ratio], className)}>{children}</div>;
