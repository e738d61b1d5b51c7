import { BottomBar } from './bottom-bar.tsx';
import { bottomBarItems, sideMenuItems } from './menus.ts';
import { SideMenu } from './side-menu.tsx';

type Props = { readonly kind: 'patient' | 'rider'; readonly isDependent: boolean; readonly at: 'side' | 'bottom' };

/** The menu of a patient or a rider, beside the page or below it. */
const OwnMenu = ({ kind, isDependent, at }: Props) => {
  const items = sideMenuItems(kind, isDependent);
  if (at === 'bottom') return <BottomBar {...bottomBarItems(kind, items)} />;
  return items.length > 0 && <SideMenu items={items} />;
};

export default OwnMenu;
