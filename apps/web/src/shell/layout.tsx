import { useRouterState } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { useLoading } from '#shared/api/index.ts';
import { onceLoaded } from '#shared/api/loading.ts';
import { useSession } from '#shared/api/session.ts';
import { cx } from '#shared/ui/class-names.ts';
import { riderToastMs } from '#shared/ui/toast.ts';
import { CallRing } from './call-ring.tsx';
import { Header } from './header.tsx';
import { Menu } from './menu.tsx';
import { useKind } from './person.ts';
import type { RouteData } from './route-data.ts';

/** Below what anybody sees first. */
const Footer = lazy(() => import('./footer.tsx'));

/** Nothing to tell, and nothing to go back over, before the page stands. */
const Toaster = lazy(() => import('#shared/ui/toaster.tsx'));
const OfflineBanner = lazy(() => import('./offline-banner.tsx'));
const ScrollTop = lazy(() => import('./scroll-top.tsx'));

/** The staff alone are signed out after so short a time that they have to be asked first. */
const IdleWatch = lazy(() => import('./idle-watch.tsx'));

/** Only a guardian inside another profile needs it. */
const DependentStrip = lazy(() => import('./dependent-strip.tsx'));

/** What a rider has done without a line is sent from whichever page they open. */
const RiderLine = lazy(() => import('#areas/rider/offline/rider-offline.tsx'));

/** SPEC §9: 2000 ms on rider screens, those of their forgotten password too, 5000 ms elsewhere. */
export const toastMilliseconds = (path: string): number =>
  /^\/(rider-|order-deliverd|auth\/user\/rider-)/.test(path) ? riderToastMs : 5000;

const LoadingLine = () =>
  useLoading() ? <div aria-hidden className="loading-line fixed inset-x-0 top-0 z-40 h-0.75" /> : null;

const SkipLink = () => (
  <a
    href="#main"
    className="sr-only z-50 rounded-md bg-accent px-4 py-3 text-accent-on focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
  >
    {m.shell_skip()}
  </a>
);

/** Busy while another page is on its way: the address goes ahead of what stands here. */
const Main = ({ children }: { children: ReactNode }) => {
  const isLeaving = useRouterState({ select: ({ isLoading }) => isLoading });
  return (
    <main id="main" aria-busy={isLeaving || undefined}>
      {children}
    </main>
  );
};

/** Comes when what is above has been read: nothing pushes it down then. */
const Below = () => {
  const [isDue, setDue] = useState(false);
  useEffect(() => onceLoaded(() => setDue(true)), []);
  return (
    isDue && (
      <Suspense>
        <Footer />
      </Suspense>
    )
  );
};

type LayoutProps = {
  readonly route: RouteData;
  readonly embedded: boolean;
  readonly path: string;
  readonly children: ReactNode;
};

const FullLayout = ({ route, children }: Pick<LayoutProps, 'route' | 'children'>) => {
  const session = useSession();
  const kind = useKind();
  const dependent = session?.user.isDependent ?? false;
  return (
    // Header and strip are fixed and not sticky: a focus inside them must not scroll the page under them.
    <div
      className={cx(
        'pt-(--frame-top)',
        dependent ? '[--frame-top:calc(var(--header)+3.5rem)]' : '[--frame-top:var(--header)]',
      )}
    >
      <Header hideLogout={route.hideLogout ?? false} />
      {session && dependent && (
        <Suspense fallback={<div className="fixed inset-x-0 top-(--header) z-20 h-14 bg-dep" />}>
          <DependentStrip user={session.user} />
        </Suspense>
      )}
      {kind === 'staff' && (
        <Suspense>
          <IdleWatch />
        </Suspense>
      )}
      {kind !== 'rider' && (
        <Suspense>
          <OfflineBanner />
        </Suspense>
      )}
      <div className="flex">
        {!route.hideMenu && <Menu at="side" />}
        <div className="flex min-h-[calc(100dvh-var(--frame-top))] min-w-0 flex-1 flex-col pb-(--bottombar) desktop:pb-0">
          {/* Another profile is another page: nothing of the one before it stays on the screen. */}
          <Main key={session?.user.id}>{children}</Main>
          {!route.hideFooter && <Below />}
        </div>
      </div>
      {!route.hideMenu && <Menu at="bottom" />}
    </div>
  );
};

const BareLayout = ({ children }: { children: ReactNode }) => (
  <>
    <Suspense>
      <OfflineBanner />
    </Suspense>
    <Main>{children}</Main>
  </>
);

/** What stands round every page. Embedded and bare pages stand alone, but can still toast and load. */
export const Layout = ({ route, embedded, path, children }: LayoutProps) => (
  <>
    <SkipLink />
    <LoadingLine />
    {useKind() === 'rider' && (
      <Suspense>
        <RiderLine />
      </Suspense>
    )}
    {embedded || route.bare ? <BareLayout>{children}</BareLayout> : <FullLayout route={route}>{children}</FullLayout>}
    <CallRing />
    <Suspense>
      <ScrollTop />
    </Suspense>
    <Suspense>
      <Toaster milliseconds={toastMilliseconds(path)} />
    </Suspense>
  </>
);
