import { Link } from '@tanstack/react-router';
import * as m from '#paraglide/messages.js';
import { cx } from '#shared/ui/class-names.ts';
import { linkTo } from '#shared/ui/link-to.ts';
import type { MenuItem } from './menus.ts';

const itemClasses =
  'relative flex min-h-11.5 items-center gap-3 rounded-md px-3.5 text-text-2 no-underline transition-colors hover:bg-surface-2 aria-[current=page]:bg-accent-soft aria-[current=page]:font-bold aria-[current=page]:text-accent-soft-text aria-[current=page]:before:absolute aria-[current=page]:before:-start-3 aria-[current=page]:before:h-7 aria-[current=page]:before:w-1 aria-[current=page]:before:rounded-e-full aria-[current=page]:before:bg-accent';

/** The menu at the reading start of a desktop; busy while its places are on their way. */
export const SideMenu = ({ items, busy }: { items: readonly MenuItem[]; busy?: true }) => (
  <nav
    aria-label={m.shell_menu_label()}
    aria-busy={busy}
    className="sticky top-(--frame-top) hidden h-[calc(100dvh-var(--frame-top))] w-(--side) shrink-0 overflow-y-auto border-e border-line bg-surface p-3 py-4 desktop:block"
  >
    <ul>
      {items.map(({ path, icon: Icon, title, newGroup, exact = false }) => (
        <li
          key={path}
          className={cx(
            newGroup &&
              "before:mx-3.5 before:my-3.5 before:block before:border-t before:border-line before:content-['']",
          )}
        >
          <Link {...linkTo(path)} activeOptions={{ exact, includeSearch: false }} className={itemClasses}>
            <Icon aria-hidden size={22} strokeWidth={1.9} className="shrink-0" />
            {title()}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
