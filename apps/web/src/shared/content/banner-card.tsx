import type { Banner } from '@balsam/contract/content/shapes';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { z } from 'zod';
import { drawingOf } from './drawings.tsx';
import { inLocale } from '#shared/i18n/locale.ts';
import { cx } from '#shared/ui/class-names.ts';
import { linkTo } from '#shared/ui/link-to.ts';
import { tintClasses } from '#shared/ui/tint.ts';

type Shown = Omit<z.output<typeof Banner>, 'id' | 'type'>;

/** A banner as it stands on the dashboard. */
const BannerCard = ({ banner }: { banner: Shown }) => {
  const { tint, lines } = drawingOf(banner.image);
  return (
    <Link
      {...linkTo(banner.link)}
      className={cx(
        'relative flex h-full min-h-40 items-stretch overflow-hidden rounded-lg no-underline -outline-offset-2',
        tintClasses[tint],
      )}
    >
      <span className="relative flex min-w-0 flex-1 flex-col gap-1 py-4 ps-4 pe-3 desktop:ps-5">
        <span className="text-h3 text-text">{inLocale(banner.title, banner.title_ar)}</span>
        <span className="text-text-2">{inLocale(banner.text, banner.text_ar)}</span>
        <span className="mt-auto inline-flex items-center gap-1.5 pt-2 font-bold">
          {inLocale(banner.action, banner.action_ar)}
          <ChevronRight aria-hidden size={18} className="mirrored" />
        </span>
      </span>
      {banner.image_url === null ? (
        <svg aria-hidden viewBox="14 0 136 160" className="h-40 w-34 shrink-0 self-center">
          <circle cx="84" cy="80" r="72" fill="currentColor" opacity=".12" />
          {lines}
        </svg>
      ) : (
        <img src={banner.image_url} alt="" className="w-34 shrink-0 object-cover" />
      )}
    </Link>
  );
};

export default BannerCard;
