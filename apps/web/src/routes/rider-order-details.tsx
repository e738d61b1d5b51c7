import { createFileRoute } from '@tanstack/react-router';
import { redirectSignedInUnlessRider } from '#areas/identity/entry/route-guards.ts';
import { SignedOutPage } from '#areas/identity/sign-in/signed-out-page.tsx';
import { RiderDetailsPage } from '#areas/rider/pages/details-page.tsx';
import { useOutbox } from '#areas/rider/offline/rider-offline.tsx';
import { fromTabSearch, rememberTab } from '#areas/rider/pages/tabs.ts';
import * as m from '#paraglide/messages.js';
import { positive } from '#shared/api/search.ts';
import { useSession } from '#shared/api/session.ts';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/rider-order-details')({
  staticData: { access: 'public', hideMenu: true },
  validateSearch: (search: Record<string, unknown>) => ({ ...positive(search, 'id'), ...fromTabSearch(search) }),
  beforeLoad: (visit) => {
    redirectSignedInUnlessRider(visit);
    // The way back leads to the tab that the order was opened from.
    if (!visit.preload) rememberTab(visit.search.fromTab);
  },
  component: page(m.rider_details_title, RiderOrderDetails),
});

function RiderOrderDetails() {
  const session = useSession();
  useOutbox();
  const { id } = Route.useSearch();
  return session ? <RiderDetailsPage key={id} id={id} /> : <SignedOutPage justNow={false} />;
}
