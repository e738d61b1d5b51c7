import { BottomBar } from './bottom-bar.tsx';
import { bottomBarItems } from './menus.ts';
import { SideMenu } from './side-menu.tsx';
import { workMenuItems } from './work-menus.ts';

type Props = { readonly kind: 'doctor' | 'staff'; readonly roleId: number; readonly at: 'side' | 'bottom' };

/** The menu of those who work here, beside the page or below it. */
const WorkMenu = ({ kind, roleId, at }: Props) => {
  const items = workMenuItems(kind, roleId);
  return at === 'side' ? <SideMenu items={items} /> : <BottomBar {...bottomBarItems(kind, items)} />;
};

export default WorkMenu;
