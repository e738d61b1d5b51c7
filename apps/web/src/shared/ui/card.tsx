import { ChevronRight, type LucideIcon } from 'lucide-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { type Tint, tintClasses } from './tint.ts';

type CardProps = {
  readonly as?: 'div' | 'section' | 'article' | 'li' | undefined;
  readonly selected?: boolean | undefined;
  /** No padding: rows inside bring their own. */
  readonly flush?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
  readonly 'aria-labelledby'?: string;
};

/** A white box with a hairline and no shadow. */
export const Card = ({ as: Box = 'div', selected = false, flush = false, className, children, ...rest }: CardProps) => (
  <Box
    {...rest}
    className={cx(
      'rounded-lg border bg-surface',
      selected ? 'border-accent shadow-[inset_0_0_0_1px_var(--accent)]' : 'border-line',
      !flush && 'p-4 desktop:p-5',
      className,
    )}
  >
    {children}
  </Box>
);

/** The head of a section with, at its end, one quiet action. */
export const SectionTitle = ({ children, action, id }: { children: ReactNode; action?: ReactNode; id?: string }) => (
  <div className="flex min-h-11 items-center justify-between gap-3">
    <h2 id={id} className="text-h2">
      {children}
    </h2>
    {action}
  </div>
);

type RowProps = {
  readonly icon?: LucideIcon | undefined;
  readonly tint?: Tint | undefined;
  readonly start?: ReactNode | undefined;
  readonly title: ReactNode;
  readonly detail?: ReactNode | undefined;
  readonly end?: ReactNode | undefined;
  /** Where both do not fit side by side, the end goes below the text, of which nothing is cut off. */
  readonly endWraps?: boolean | undefined;
  /** A link of the router; without it and `onPress` the row is only read. */
  readonly link?: LinkProps | undefined;
  readonly onPress?: (() => void) | undefined;
};

const rowClasses = 'flex w-full items-center gap-3 px-4 py-3.5 text-start no-underline';

const RowInside = ({ icon: Icon, tint = 'care', start, title, detail, end, endWraps, link, onPress }: RowProps) => (
  <>
    {Icon && (
      <span className={cx('grid size-11 shrink-0 place-content-center rounded-md', tintClasses[tint])}>
        <Icon aria-hidden size={22} strokeWidth={1.9} />
      </span>
    )}
    {start}
    <span className={cx('flex min-w-0 flex-1', endWraps && 'flex-wrap', 'items-center gap-x-3 gap-y-1.5')}>
      <span className={cx('flex flex-1 flex-col', endWraps ? 'min-w-28' : 'min-w-0')}>
        <span className="font-bold text-text">{title}</span>
        {detail && <span className="text-small text-muted">{detail}</span>}
      </span>
      {end}
    </span>
    {(link || onPress) && <ChevronRight aria-hidden size={20} className="mirrored shrink-0" />}
  </>
);

/** A line of a list: icon tile, two lines of text, and where it leads. */
export const ListRow = (row: RowProps) => {
  if (row.link)
    return (
      <Link {...row.link} className={cx(rowClasses, 'hover:bg-surface-2')}>
        <RowInside {...row} />
      </Link>
    );
  if (row.onPress)
    return (
      <button type="button" onClick={row.onPress} className={cx(rowClasses, 'hover:bg-surface-2')}>
        <RowInside {...row} />
      </button>
    );
  return (
    <div className={rowClasses}>
      <RowInside {...row} />
    </div>
  );
};
