import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  Outlet,
  redirect,
  retainSearchParams,
  useLocation,
  useMatches,
} from '@tanstack/react-router';
import { changeLocale, useLocale } from '#shared/i18n/locale.ts';
import { CrashPage } from '#shell/crash-page.tsx';
import { useConnections, useHeadingFocus, useOfflineCopies, usePushKept, useSyncLanguage } from '#shell/effects.ts';
import { Layout } from '#shell/layout.tsx';
import { redirectFor } from '#shell/guard.ts';
import { personNow } from '#shell/person.ts';
import type { RouteData } from '#shell/route-data.ts';
import { readShellSearch } from '#shell/shell-search.ts';
import { useCurrentTerms } from '#shell/current-terms.ts';

/** What a link leads to is read while it is only pointed at; how comes with the first of them. */
const readAhead = async (client: QueryClient, address: string): Promise<void> => {
  const { readNextScreen } = await import('#shell/next-screen.ts');
  readNextScreen(client, address);
};

export const Route = createRootRouteWithContext<{ readonly client?: QueryClient }>()({
  staticData: { access: 'public' },
  validateSearch: readShellSearch,
  search: { middlewares: [retainSearchParams(['embed'])] },
  beforeLoad: ({ matches, location, search, preload, context }) => {
    if (search.lang && !preload) changeLocale(search.lang);
    const facts = matches.at(-1)?.staticData;
    const detour = facts && redirectFor({ route: facts, href: location.href, person: personNow() });
    if (detour)
      throw redirect({
        to: detour.to,
        search: detour.routeToNavigate ? { routeToNavigate: detour.routeToNavigate } : {},
        replace: true,
      });
    if (preload && context.client) void readAhead(context.client, location.href).catch(() => undefined);
  },
  component: Root,
  errorComponent: CrashPage,
});

function Root() {
  useLocale();
  const facts: RouteData | undefined = useMatches({ select: (matches) => matches.at(-1)?.staticData });
  const { pathname, search } = useLocation();
  useHeadingFocus();
  useSyncLanguage();
  useConnections();
  useOfflineCopies();
  usePushKept();
  useCurrentTerms();
  return (
    <Layout route={facts ?? { access: 'public' }} embedded={facts?.embed ?? search.embed === 1} path={pathname}>
      <Outlet />
    </Layout>
  );
}
