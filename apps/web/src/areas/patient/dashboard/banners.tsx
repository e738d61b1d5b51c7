import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { type UIEvent, useState } from 'react';
import { inLocale } from '../../../shared/i18n/locale.tsx';
import { cx } from '../../../shared/ui/class-names.ts';
import { linkTo } from '../../../shared/ui/link-to.ts';
import { Skeleton } from '../../../shared/ui/states.tsx';
import { tintClasses } from '../../../shared/ui/tint.ts';
import { drawingOf } from './banner-art.tsx';
import type { Banner } from './queries.ts';

const BannerCard = ({ of }: { of: Banner }) => {
  const { tint, lines } = drawingOf(of.image);
  return (
    <Link
      {...linkTo(of.link)}
      className={cx(
        'relative flex h-full min-h-40 items-stretch overflow-hidden rounded-lg no-underline -outline-offset-2',
        tintClasses[tint],
      )}
    >
      <span className="relative flex min-w-0 flex-1 flex-col gap-1 py-4 ps-4 desk:ps-5">
        <span className="text-h3 text-text">{inLocale(of.title, of.title_ar)}</span>
        <span className="text-text-2">{inLocale(of.text, of.text_ar)}</span>
        <span className="mt-auto inline-flex items-center gap-1.5 pt-2 font-bold">
          {inLocale(of.action, of.action_ar)}
          <ChevronRight aria-hidden size={18} className="mirrored" />
        </span>
      </span>
      <svg aria-hidden viewBox="14 0 136 160" className="h-40 w-34 shrink-0 self-center overflow-visible">
        <circle cx="84" cy="80" r="92" fill="currentColor" opacity=".12" />
        {lines}
      </svg>
    </Link>
  );
};

/** Which card is in front, counted from the reading start. */
const inFront = ({ currentTarget: box }: UIEvent<HTMLElement>): number => {
  const card = box.firstElementChild?.clientWidth ?? 0;
  return card === 0 ? 0 : Math.round(Math.abs(box.scrollLeft) / card);
};

const Dots = ({ count, current }: { count: number; current: number }) => (
  <p aria-hidden className="flex justify-center gap-2 desk:hidden">
    {Array.from({ length: count }, (_, index) => (
      <span
        // oxlint-disable-next-line react/no-array-index-key -- a dot is its place
        key={index}
        className={cx(
          'h-2 rounded-full transition-[width]',
          index === current ? 'w-5 bg-accent' : 'w-2 bg-line-strong',
        )}
      />
    ))}
  </p>
);

const across = { 2: 'desk:auto-cols-[calc((100%-1.25rem)/2)]', 3: 'desk:auto-cols-[calc((100%-2.5rem)/3)]' };

type StripProps = {
  readonly label: string;
  readonly banners: readonly Banner[];
  readonly loading: boolean;
  /** How many fit beside each other on desktop. */
  readonly columns: 2 | 3;
  readonly className?: string;
};

/**
 * Banners beside each other, moved by finger, wheel or Tab and never by themselves. A failure leaves the list empty, and then
 * nothing stands here (S2.13).
 */
export const BannerStrip = ({ label, banners, loading, columns, className }: StripProps) => {
  const [current, setCurrent] = useState(0);
  if (!loading && banners.length === 0) return null;
  return (
    <section aria-label={label} className={cx('flex flex-col gap-2.5', className)}>
      <ul
        onScroll={(event) => setCurrent(inFront(event))}
        className={cx(
          'grid snap-x snap-mandatory auto-cols-[100%] grid-flow-col gap-3 overflow-x-auto rounded-lg [scrollbar-width:none] desk:gap-5',
          across[columns],
        )}
      >
        {loading && (
          <li>
            <Skeleton className="h-40 rounded-lg" />
          </li>
        )}
        {banners.map((banner) => (
          <li key={banner.id} className="snap-start">
            <BannerCard of={banner} />
          </li>
        ))}
      </ul>
      {(loading || banners.length > 1) && <Dots count={Math.max(banners.length, 1)} current={current} />}
    </section>
  );
};
