import { Link, type LinkProps } from '@tanstack/react-router';
import { ChevronRight, Hospital, type LucideIcon, Video, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { type Tint, tintClasses } from './tint.ts';

type Target = { readonly link?: LinkProps | undefined; readonly onPress?: (() => void) | undefined };

/** A link when it has somewhere to lead, a button otherwise. */
const Pressable = ({ link, onPress, className, children }: Target & { className: string; children: ReactNode }) =>
  link ? (
    <Link {...link} className={cx('no-underline', className)}>
      {children}
    </Link>
  ) : (
    <button type="button" onClick={onPress} className={className}>
      {children}
    </button>
  );

type TileProps = Target & {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly tint: Tint;
  readonly badge?: string | undefined;
};

/** A service: a card on phones, bare inside its group on desktop. */
export const Tile = ({ icon: Icon, label, tint, badge, ...target }: TileProps) => (
  <Pressable
    {...target}
    className="flex h-full min-h-26 flex-col items-center gap-2 rounded-lg border border-line bg-surface px-2 pt-3.5 pb-3 text-center text-text transition-colors hover:bg-surface-2 desktop:border-transparent"
  >
    <span className={cx('relative grid size-11.5 place-content-center rounded-md', tintClasses[tint])}>
      <Icon aria-hidden size={26} strokeWidth={1.9} />
      {badge && (
        <span className="absolute -end-6 -top-1.5 rounded-full bg-danger px-2 py-0.75 text-small font-bold leading-tight text-danger-on">
          {badge}
        </span>
      )}
    </span>
    <span className="leading-6 wrap-anywhere">{label}</span>
  </Pressable>
);

const kinds = {
  onsite: { icon: Hospital, box: 'bg-care-soft', solid: 'bg-[#005a9b]' },
  virtual: { icon: Video, box: 'bg-records-soft', solid: 'bg-[#0c7566]' },
  onspot: { icon: Zap, box: 'bg-(--rs-picked-soft)', solid: 'bg-[#b8500a]' },
};

type BlockProps = Target & {
  readonly kind: keyof typeof kinds;
  readonly title: string;
  readonly detail: string;
  /** The full-width form of a dependent's one block; on desktop every block is a row. */
  readonly row?: boolean | undefined;
};

/** One of the ways to see a doctor. */
export const ConsultationBlock = ({ kind, title, detail, row = false, ...target }: BlockProps) => {
  const { icon: Icon, box, solid } = kinds[kind];
  return (
    <Pressable
      {...target}
      className={cx(
        'flex w-full rounded-lg p-3 text-start text-text desktop:items-center desktop:gap-4 desktop:p-5',
        row ? 'items-center gap-4 p-5' : 'flex-col gap-2.5 desktop:flex-row',
        box,
      )}
    >
      <span className={cx('grid size-12 shrink-0 place-content-center rounded-lg text-white desktop:size-14', solid)}>
        <Icon aria-hidden size={26} strokeWidth={1.9} />
      </span>
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="text-h3">{title}</span>
        <span className="text-small text-text-2 desktop:text-body">{detail}</span>
      </span>
      <ChevronRight aria-hidden size={22} className={cx('mirrored shrink-0', !row && 'hidden desktop:block')} />
    </Pressable>
  );
};
