import { ExternalLink, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { cx } from './class-names.ts';

type IconRowProps = {
  readonly icon: LucideIcon;
  readonly as?: 'div' | 'li';
  readonly className?: string;
  readonly children: ReactNode;
};

/** A drawing in its tile, and what it stands for beside it. */
export const IconRow = ({ icon: Icon, as: As = 'div', className, children }: IconRowProps) => (
  <As className={cx('flex flex-wrap items-start gap-3', className)}>
    <span className="grid size-11 shrink-0 place-content-center rounded-md bg-care-soft text-care">
      <Icon aria-hidden size={22} strokeWidth={1.9} />
    </span>
    <div className="flex min-w-0 flex-1 basis-32 flex-col">{children}</div>
  </As>
);

type IconTextProps = { readonly icon: LucideIcon; readonly title: ReactNode; readonly children?: ReactNode };

/** One thing to know of a visit or an order, in a list of them: a drawing, what it is, and more about it. */
export const IconText = ({ icon, title, children }: IconTextProps) => (
  <IconRow as="li" icon={icon} className="py-4">
    <p className="font-bold">{title}</p>
    {children}
  </IconRow>
);

/** Opens a place in the maps of the device. */
export const MapLink = ({ latitude, longitude }: { latitude: number; longitude: number }) => (
  <a
    href={`https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`}
    target="_blank"
    rel="noreferrer"
    className="inline-flex min-h-11 items-center gap-1.5 self-start font-bold text-accent-text underline-offset-4 hover:underline"
  >
    {m.shell_open_map()}
    <ExternalLink aria-hidden size={16} className="mirrored" />
  </a>
);
