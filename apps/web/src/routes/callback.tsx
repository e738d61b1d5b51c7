import { safeRoute } from '@balsam/domain/shell';
import { createFileRoute, redirect } from '@tanstack/react-router';

/** Where other sites return to; it goes on to the saved route, else to the first page of the person. */
export const Route = createFileRoute('/callback')({
  staticData: { access: 'public', bare: true, beforeTerms: true },
  beforeLoad: ({ search }) => {
    throw redirect({ to: safeRoute(search.routeToNavigate) ?? '/', replace: true });
  },
});
