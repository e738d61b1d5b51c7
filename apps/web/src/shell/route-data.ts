import type { Role } from '@balsam/domain/identity';

/** Who may open a route: anyone, anyone with a log-in, or these roles. */
export type Access = 'public' | 'user' | readonly Role[];

/** What each route says about itself; a route without it does not compile (SPEC §2). */
export type RouteData = {
  readonly access: Access;
  /** Without header, menu and footer, as inside another app. */
  readonly embed?: true;
  /** Without the layout, but a page of the site still: the sign-in pages bring their own. */
  readonly bare?: true;
  /** Shows the way to the cart itself: one is enough. */
  readonly ownCart?: true;
  readonly hideLogout?: true;
  readonly hideMenu?: true;
  readonly hideFooter?: true;
  /** May be seen before the terms are agreed. */
  readonly beforeTerms?: true;
};

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends RouteData {}
}
