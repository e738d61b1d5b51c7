import { useHiddenPlaces } from '#shared/account/hidden-places.ts';
import { BottomBar } from './bottom-bar.tsx';
import { guestItems } from './guest-items.ts';
import { bottomBarItems, sideMenuItems } from './menus.ts';
import { SideMenu } from './side-menu.tsx';

type Props = {
  readonly kind: 'guest' | 'patient' | 'rider';
  readonly isDependent: boolean;
  readonly at: 'side' | 'bottom';
};

/** The menu of a guest, a patient or a rider, beside the page or below it. */
const OwnMenu = ({ kind, isDependent, at }: Props) => {
  const hidden = useHiddenPlaces();
  if (kind === 'guest') {
    const { bar, rest } = guestItems(hidden);
    return at === 'bottom' ? <BottomBar bar={bar} rest={rest} /> : <SideMenu items={[...bar, ...rest]} />;
  }
  const items = sideMenuItems(kind, isDependent, hidden);
  if (at === 'bottom') return <BottomBar {...bottomBarItems(kind, items, hidden)} />;
  return items.length > 0 && <SideMenu items={items} />;
};

export default OwnMenu;
