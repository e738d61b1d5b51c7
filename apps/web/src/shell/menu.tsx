import { lazy, Suspense } from 'react';
import { useSession } from '#shared/api/session.ts';
import { useKind } from './person.ts';
import { SideMenu } from './side-menu.tsx';

/** Patients are not kept waiting for the many places of the staff. */
const OwnMenu = lazy(() => import('./own-menu.tsx'));
const WorkMenu = lazy(() => import('./work-menu.tsx'));

/** The menu of whoever is here, with a log-in or without: beside the page on a desktop, below it on a phone. */
export const Menu = ({ at }: { readonly at: 'side' | 'bottom' }) => {
  const session = useSession();
  const kind = useKind();
  return (
    <Suspense fallback={at === 'side' ? <SideMenu items={[]} busy /> : <span aria-busy="true" className="sr-only" />}>
      {kind === 'doctor' || kind === 'staff' ? (
        <WorkMenu kind={kind} roleId={session?.user.role_id ?? 0} at={at} />
      ) : (
        <OwnMenu kind={kind} isDependent={session?.user.isDependent ?? false} at={at} />
      )}
    </Suspense>
  );
};
