import { Link, useLocation } from '@tanstack/react-router';
import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { readStoredPayment } from '#shared/api/stored-payment.ts';
import { linkTo } from '#shared/ui/link-to.ts';
import { isWithin, type MenuItem } from './menus.ts';

/** Not needed for the first picture of any page. */
const BarCount = lazy(() => import('./bar-count.tsx'));
const MoreSheet = lazy(() => import('./more-sheet.tsx'));

const itemClasses =
  'group flex min-h-14 w-full flex-col items-center justify-center gap-0.5 text-small text-text-2 no-underline aria-[current=page]:font-bold aria-[current=page]:text-accent-text';
const pillClasses =
  'relative grid h-7 w-13 place-content-center rounded-full transition-colors group-aria-[current=page]:bg-accent-soft-2';

/** Where the text is so large that the words would run into each other, the drawings stand alone. */
const labelClasses = '@max-[17rem]:sr-only';

const Place = ({ item, isLit }: { item: MenuItem; isLit: boolean }) => {
  const { path, icon: Icon, title, short = title } = item;
  return (
    <li>
      <Link
        {...linkTo(path)}
        // Else the router lights it on every page below it, such as the home of the staff.
        activeOptions={{ exact: true }}
        aria-current={isLit ? 'page' : undefined}
        className={itemClasses}
      >
        <span className={pillClasses}>
          <Icon aria-hidden size={22} strokeWidth={1.9} />
          {path === '/pharmacy' && (
            <Suspense>
              <BarCount />
            </Suspense>
          )}
        </span>
        <span className={labelClasses}>{short()}</span>
      </Link>
    </li>
  );
};

const sectionsOfPurposes = {
  appointment: '/appointment',
  order: '/pharmacy',
  package: '/services-packages',
  wallet: '/wallet',
} as const;

/** The page after a payment is in the section of what was paid for. */
const inSection = ({ pathname, searchStr }: { readonly pathname: string; readonly searchStr: string }): string =>
  pathname.startsWith('/payment-result/')
    ? sectionsOfPurposes[readStoredPayment(searchStr)?.purpose ?? 'wallet']
    : pathname;

/** The five places of a phone: the one that one is in is lit, More for all that has no place of its own. */
export const BottomBar = ({ bar, rest }: { bar: readonly MenuItem[]; rest: readonly MenuItem[] }) => {
  const [open, setOpen] = useState(false);
  const section = inSection(useLocation());
  const isIn = (item: MenuItem) => isWithin(item, section);
  const inRest = !bar.some(isIn);
  if (bar.length === 0) return null;
  return (
    <nav
      data-bottom-bar
      aria-label={m.shell_bar_label()}
      className="@container fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface px-1 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] desktop:hidden"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        {bar.map((item) => (
          <Place key={item.path} item={item} isLit={isIn(item)} />
        ))}
        {rest.length > 0 && (
          <li>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-current={inRest ? 'page' : undefined}
              onClick={() => setOpen(true)}
              className={itemClasses}
            >
              <span className={pillClasses}>
                <Ellipsis aria-hidden size={22} strokeWidth={1.9} />
              </span>
              <span className={labelClasses}>{m.shell_bar_more()}</span>
            </button>
          </li>
        )}
      </ul>
      {open && (
        <Suspense>
          <MoreSheet items={rest} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </nav>
  );
};
