import type { ReactNode } from 'react';
import { cx } from '#shared/ui/class-names.ts';
import { Skeleton } from '#shared/ui/states.tsx';

/** The drop, large and faint. */
const Watermark = () => (
  <svg
    aria-hidden
    viewBox="0 0 40 40"
    className="pointer-events-none absolute -top-6 end-0 size-68 opacity-[0.07] desktop:-top-10 desktop:end-2 desktop:size-76"
  >
    <path
      d="M20 2.2c.8 0 1.500.4 2 1 3.800 4.700 11.800 13.600 11.800 21.200C33.800 32 27.600 38 20 38S6.200 32 6.200 24.400C6.200 16.800 14.200 7.900 18 3.200c.5-.6 1.200-1 2-1Zm1.200 20.800v-.900c0-.020 0-.040-.003-.060 0 0 2.300.06 4.700-1.540 2.400-1.600 2.600-3.500 2.600-3.500-5 .3-8.200 3.200-8.200 8.200-.3-1.100-1.200-3-3.600-3.500-1.900-.4-4.200-.4-4.200-.4.2 4.400 2.900 6.900 6.600 7v4.200a.9.9 0 0 0 1.800 0Z"
      fill="#fff"
      fillRule="evenodd"
    />
  </svg>
);

type HeroProps = {
  /** What the card is about, in two words. */
  readonly label: string;
  /** Something can be done this minute: the dot pulses. */
  readonly live?: boolean | undefined;
  readonly dependent: boolean;
  /** At the end of the first line. */
  readonly corner?: ReactNode;
  /** Who or what: it holds the `h2`. */
  readonly head: ReactNode;
  readonly timing?: ReactNode;
  readonly actions: ReactNode;
};

/** The next thing to do: one card, one white button (LOOK.md). */
export const Hero = ({ label, live = false, dependent, corner, head, timing, actions }: HeroProps) => (
  <section
    aria-label={label}
    className={cx(
      'relative flex min-h-80 flex-col gap-4 overflow-hidden rounded-[20px] p-4.5 text-hero-text desktop:h-full desktop:p-6',
      dependent ? 'bg-hero-dep' : 'bg-hero',
    )}
  >
    <Watermark />
    <div className="relative flex min-h-8 items-center justify-between gap-3">
      <p className={cx('flex items-center gap-2.5', dependent ? 'text-hero-dep-muted' : 'text-hero-muted')}>
        <span
          aria-hidden
          className={cx(
            'size-2.5 rounded-full bg-[#7fe3c4] ring-4 ring-[#7fe3c4]/25',
            live && 'motion-safe:animate-pulse',
          )}
        />
        {label}
      </p>
      {corner}
    </div>
    <div className="relative flex flex-1 flex-col justify-center">{head}</div>
    {timing && <div className="relative rounded-lg border border-hero-line bg-hero-fill px-4 py-3">{timing}</div>}
    <div className="relative flex flex-wrap gap-3 max-desktop:[&>:first-child]:flex-1">{actions}</div>
  </section>
);

/** In its place until it is known what comes next. */
export const HeroSkeleton = () => <Skeleton className="h-80 rounded-[20px] desktop:h-full desktop:min-h-80" />;
