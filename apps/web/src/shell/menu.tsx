import { lazy, Suspense } from 'react';
import { useSession } from '#shared/api/session.ts';
import { BottomBar } from './bottom-bar.tsx';
import { bottomBarItems, sideMenuItems } from './menus.ts';
import { useKind } from './person.ts';
import { SideMenu } from './side-menu.tsx';

/** Patients, who are most, are not kept waiting for the many places of the staff. */
const WorkMenu = lazy(() => import('./work-menu.tsx'));

/** The menu of whoever is signed in: beside the page on a desktop, below it on a phone. */
export const Menu = ({ at }: { readonly at: 'side' | 'bottom' }) => {
  const session = useSession();
  const kind = useKind();
  if (kind === 'doctor' || kind === 'staff')
    return (
      <Suspense fallback={at === 'side' ? <SideMenu items={[]} busy /> : <span aria-busy="true" className="sr-only" />}>
        <WorkMenu kind={kind} roleId={session?.user.role_id ?? 0} at={at} />
      </Suspense>
    );
  const items = sideMenuItems(kind, session?.user.isDependent ?? false);
  if (at === 'bottom') return <BottomBar {...bottomBarItems(kind, items)} />;
  return items.length > 0 && <SideMenu items={items} />;
};
