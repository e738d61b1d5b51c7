import { lazy, Suspense, type UIEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { cx } from '#shared/ui/class-names.ts';
import { Skeleton } from '#shared/ui/states.tsx';
import { useBanners, type Banner } from './queries.ts';

/** Comes beside what it shows: the first load has no room for the drawings. */
const BannerCard = lazy(() => import('#shared/content/banner-card.tsx'));

/** Which card is in front, counted from the reading start. */
const inFront = ({ currentTarget: box }: UIEvent<HTMLElement>): number => {
  const card = box.firstElementChild?.clientWidth ?? 0;
  return card === 0 ? 0 : Math.round(Math.abs(box.scrollLeft) / card);
};

const Dots = ({ count, current }: { count: number; current: number }) => (
  <p aria-hidden className="flex justify-center gap-2 desktop:hidden">
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

const across = { 2: 'desktop:auto-cols-[calc((100%-1.25rem)/2)]', 3: 'desktop:auto-cols-[calc((100%-2.5rem)/3)]' };

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
const BannerStrip = ({ label, banners, loading, columns, className }: StripProps) => {
  const [current, setCurrent] = useState(0);
  if (!loading && banners.length === 0) return null;
  return (
    <section aria-label={label} className={cx('flex flex-col gap-2.5', className)}>
      <ul
        onScroll={(event) => setCurrent(inFront(event))}
        className={cx(
          'grid snap-x snap-mandatory auto-cols-[100%] grid-flow-col gap-3 overflow-x-auto rounded-lg [scrollbar-width:none] desktop:gap-5',
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
            <Suspense fallback={<Skeleton className="h-40 rounded-lg" />}>
              <BannerCard banner={banner} />
            </Suspense>
          </li>
        ))}
      </ul>
      {(loading || banners.length > 1) && <Dots count={Math.max(banners.length, 1)} current={current} />}
    </section>
  );
};

/** What the hospital shows below the day: the large ones, then the promotions. */
const Banners = () => {
  const { banners, isPending } = useBanners();
  const bannersOf = (type: 'MAIN' | 'PROMOTIONAL') => banners.filter((banner) => banner.type === type);
  return (
    <>
      <BannerStrip
        label={m.patient_banners_main()}
        banners={bannersOf('MAIN')}
        loading={isPending}
        columns={2}
        className="desktop:order-1"
      />
      <BannerStrip
        label={m.patient_banners_promotional()}
        banners={bannersOf('PROMOTIONAL')}
        loading={isPending}
        columns={3}
        className="order-2"
      />
    </>
  );
};

export default Banners;
