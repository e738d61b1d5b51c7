import { useHiddenPlaces } from '#shared/account/hidden-places.ts';
import { BottomBar } from './bottom-bar.tsx';
import { bottomBarItems, sideMenuItems } from './menus.ts';
import { SideMenu } from './side-menu.tsx';

type Props = { readonly kind: 'patient' | 'rider'; readonly isDependent: boolean; readonly at: 'side' | 'bottom' };

/** The menu of a patient or a rider, beside the page or below it. */
const OwnMenu = ({ kind, isDependent, at }: Props) => {
  const hidden = useHiddenPlaces();
  const items = sideMenuItems(kind, isDependent, hidden);
  if (at === 'bottom') return <BottomBar {...bottomBarItems(kind, items, hidden)} />;
  return items.length > 0 && <SideMenu items={items} />;
};

export default OwnMenu;
