import { createRootRoute, Outlet, redirect, retainSearchParams, useLocation, useMatches } from '@tanstack/react-router';
import * as m from '../paraglide/messages.js';
import { changeLocale, useLocale } from '../shared/i18n/locale.tsx';
import { CrashPage } from '../shell/crash-page.tsx';
import { useArrival, useConnections, useTellLanguage, useTitle } from '../shell/effects.ts';
import { Frame } from '../shell/layout.tsx';
import { detourOf } from '../shell/guard.ts';
import { personNow } from '../shell/person.ts';
import type { RouteFacts } from '../shell/route-facts.ts';
import { readShellSearch } from '../shell/search.ts';
import { useTermsInForce } from '../shell/terms-in-force.ts';

export const Route = createRootRoute({
  staticData: { title: m.shell_app_name, access: 'public' },
  validateSearch: readShellSearch,
  search: { middlewares: [retainSearchParams(['embed'])] },
  beforeLoad: ({ matches, location, search, preload }) => {
    if (search.lang && !preload) changeLocale(search.lang);
    const facts = matches.at(-1)?.staticData;
    const detour = facts && detourOf({ facts, href: location.href, person: personNow() });
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
  const facts: RouteFacts | undefined = useMatches({ select: (matches) => matches.at(-1)?.staticData });
  const { pathname, search } = useLocation();
  useTitle(facts?.title ?? m.shell_app_name);
  useArrival();
  useTellLanguage();
  useConnections();
  useTermsInForce();
  return (
    <Frame
      facts={facts ?? { title: m.shell_app_name, access: 'public' }}
      embedded={facts?.embed ?? search.embed === 1}
      path={pathname}
    >
      <Outlet />
    </Frame>
  );
}
