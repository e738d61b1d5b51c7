import * as m from '#paraglide/messages.js';
import { ListRow } from '#shared/ui/card.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { linkTo } from '#shared/ui/link-to.ts';
import type { MenuItem } from './menus.ts';

type More = { readonly items: readonly MenuItem[]; readonly onClose: () => void };

/** What the bottom bar has no room for. */
const MoreSheet = ({ items, onClose }: More) => (
  <Dialog open onClose={onClose} title={m.shell_bar_more()} closable>
    <nav aria-label={m.shell_menu_label()}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- any of its links closes the sheet */}
      <ul onClick={onClose} className="-mx-4 divide-y divide-line">
        {items.map(({ path, icon, title }) => (
          <li key={path}>
            <ListRow icon={icon} title={title()} link={linkTo(path)} />
          </li>
        ))}
      </ul>
    </nav>
  </Dialog>
);

export default MoreSheet;
