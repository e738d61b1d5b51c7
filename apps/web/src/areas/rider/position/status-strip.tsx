import { type LucideIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { IconButton } from '#shared/ui/button.tsx';
import { cx } from '#shared/ui/class-names.ts';
import { type Tone, toneClasses } from '#shared/ui/tint.ts';

type StripProps = {
  readonly tone: Tone;
  readonly icon: LucideIcon;
  readonly action?: ReactNode;
  /** Puts it away. */
  readonly onClose?: (() => void) | undefined;
  readonly children: ReactNode;
};

/** One thing that a rider has to know for as long as it is so. */
export const Strip = ({ tone, icon: Icon, action, onClose, children }: StripProps) => (
  <div
    className={cx(
      'flex min-h-12 items-center gap-3 px-4 py-2 text-small desktop:rounded-md desktop:px-5 desktop:py-3 desktop:shadow-2',
      toneClasses[tone],
    )}
  >
    <Icon aria-hidden size={20} className="shrink-0" />
    <p className="min-w-0 flex-1">{children}</p>
    {action}
    {onClose && <IconButton icon={X} label={m.shell_close()} onClick={onClose} className="-me-2 text-current!" />}
  </div>
);

/**
 * Where they stand: over the page, above the bar of a phone, in a corner of a desktop. What comes and goes there moves no button away from a
 * thumb; the page can be scrolled so far that they cover none of it.
 */
export const Strips = ({ children }: { children: ReactNode }) => (
  <div
    data-strips
    className="fixed inset-x-0 bottom-0 z-20 max-desktop:[body:has([data-bottom-bar])_&]:bottom-(--bottombar) desktop:start-8 desktop:end-auto desktop:bottom-8 desktop:flex desktop:w-100 desktop:flex-col desktop:gap-2"
  >
    {children}
  </div>
);
