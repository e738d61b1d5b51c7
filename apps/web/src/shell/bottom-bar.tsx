import { Link, useLocation } from '@tanstack/react-router';
import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import * as m from '../paraglide/messages.js';
import { ListRow } from '../shared/ui/card.tsx';
import { Dialog } from '../shared/ui/dialog.tsx';
import { linkTo } from '../shared/ui/link-to.ts';
import type { Place } from './menus.ts';

/** Not needed for the first picture of any page. */
const BarCount = lazy(() => import('./bar-count.tsx'));

const item =
  'group flex min-h-14 w-full flex-col items-center justify-center gap-0.5 text-small text-text-2 no-underline aria-[current=page]:font-bold aria-[current=page]:text-accent-text';
const pill =
  'relative grid h-7 w-13 place-content-center rounded-full transition-colors group-aria-[current=page]:bg-accent-soft-2';

type More = { readonly places: readonly Place[]; readonly onClose: () => void };

const MoreSheet = ({ places, onClose }: More) => (
  <Dialog open onClose={onClose} title={m.shell_bar_more()} closable>
    <nav aria-label={m.shell_menu_label()}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- any of its links closes the sheet */}
      <ul onClick={onClose} className="-mx-4 divide-y divide-line">
        {places.map(({ path, icon, title }) => (
          <li key={path}>
            <ListRow icon={icon} title={title()} link={linkTo(path)} />
          </li>
        ))}
      </ul>
    </nav>
  </Dialog>
);

/** The five places of a phone. */
export const BottomBar = ({ bar, rest }: { bar: readonly Place[]; rest: readonly Place[] }) => {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const inRest = rest.some(({ path }) => pathname.startsWith(path));
  if (bar.length === 0) return null;
  return (
    <nav
      data-bottom-bar
      aria-label={m.shell_bar_label()}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface px-1 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] desk:hidden"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        {bar.map(({ path, icon: Icon, title, short = title, exact = false }) => (
          <li key={path}>
            <Link {...linkTo(path)} activeOptions={{ exact, includeSearch: false }} className={item}>
              <span className={pill}>
                <Icon aria-hidden size={22} strokeWidth={1.9} />
                {path === '/pharmacy' && (
                  <Suspense>
                    <BarCount />
                  </Suspense>
                )}
              </span>
              {short()}
            </Link>
          </li>
        ))}
        {rest.length > 0 && (
          <li>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-current={inRest ? 'page' : undefined}
              onClick={() => setOpen(true)}
              className={item}
            >
              <span className={pill}>
                <Ellipsis aria-hidden size={22} strokeWidth={1.9} />
              </span>
              {m.shell_bar_more()}
            </button>
          </li>
        )}
      </ul>
      {open && <MoreSheet places={rest} onClose={() => setOpen(false)} />}
    </nav>
  );
};
