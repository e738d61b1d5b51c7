import { createRootRoute, Outlet, redirect, retainSearchParams, useLocation, useMatches } from '@tanstack/react-router';
import * as m from '#paraglide/messages.js';
import { changeLocale, useLocale } from '#shared/i18n/locale.tsx';
import { CrashPage } from '#shell/crash-page.tsx';
import { useHeadingFocus, useConnections, useSyncLanguage, useTitle } from '#shell/effects.ts';
import { Layout } from '#shell/layout.tsx';
import { redirectFor } from '#shell/guard.ts';
import { personNow } from '#shell/person.ts';
import type { RouteData } from '#shell/route-data.ts';
import { readShellSearch } from '#shell/shell-search.ts';
import { useCurrentTerms } from '#shell/current-terms.ts';

export const Route = createRootRoute({
  staticData: { title: m.shell_app_name, access: 'public' },
  validateSearch: readShellSearch,
  search: { middlewares: [retainSearchParams(['embed'])] },
  beforeLoad: ({ matches, location, search, preload }) => {
    if (search.lang && !preload) changeLocale(search.lang);
    const facts = matches.at(-1)?.staticData;
    const detour = facts && redirectFor({ route: facts, href: location.href, person: personNow() });
    if (detour)
      throw redirect({
        to: detour.to,
        search: detour.routeToNavigate ? { routeToNavigate: detour.routeToNavigate } : {},
        replace: true,
      });
  },
  component: Root,
  errorComponent: CrashPage,
});

function Root() {
  useLocale();
  const facts: RouteData | undefined = useMatches({ select: (matches) => matches.at(-1)?.staticData });
  const { pathname, search } = useLocation();
  useTitle(facts?.title ?? m.shell_app_name);
  useHeadingFocus();
  useSyncLanguage();
  useConnections();
  useCurrentTerms();
  return (
    <Layout
      route={facts ?? { title: m.shell_app_name, access: 'public' }}
      embedded={facts?.embed ?? search.embed === 1}
      path={pathname}
    >
      <Outlet />
    </Layout>
  );
}
