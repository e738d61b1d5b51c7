import { landing, mustAgreeToTerms, roles } from '@balsam/domain/identity';
import type { Person } from './person.ts';
import type { Access, RouteData } from './route-data.ts';

export type RouteVisit = {
  readonly route: Pick<RouteData, 'access' | 'beforeTerms'>;
  /** Path and query, to come back to. */
  readonly href: string;
  readonly person: Person | undefined;
};

/** Where somebody is sent instead; `routeToNavigate` is where the log-in leads back to. */
export type RouteRedirect = { readonly to: string; readonly routeToNavigate?: string };

const isAllowed = (access: Access, person: Person): boolean =>
  typeof access === 'string' || access.some((role) => roles[role] === person.roleId);

/**
 * Whether a visit goes on (undefined) or where it goes instead (SPEC §2, §4): no log-in leads to Login Dashboard, terms not
 * agreed to Terms, a page of another role to one's own landing.
 */
export const redirectFor = ({ route, href, person }: RouteVisit): RouteRedirect | undefined => {
  const saved = href !== '/' && { routeToNavigate: href };
  if (!person) return route.access === 'public' ? undefined : { to: landing(undefined), ...saved };
  if (mustAgreeToTerms(person) && !route.beforeTerms) return { to: landing(person), ...saved };
  return isAllowed(route.access, person) ? undefined : { to: landing(person) };
};
