import { createFileRoute } from '@tanstack/react-router';
import { redirectSignedInUnlessRider, signedOutSearch } from '#areas/identity/entry/route-guards.ts';
import { SignedOutPage } from '#areas/identity/sign-in/signed-out-page.tsx';
import { RiderTab } from '#areas/profile/rider-tab.tsx';
import { RiderOrdersPage } from '#areas/rider/pages/rider-orders-page.tsx';
import { useOutbox } from '#areas/rider/offline/rider-offline.tsx';
import * as m from '#paraglide/messages.js';
import { useSession } from '#shared/api/session.ts';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/rider-orders')({
  staticData: { access: 'public', hideMenu: true },
  validateSearch: signedOutSearch,
  beforeLoad: redirectSignedInUnlessRider,
  component: page(m.identity_rider_orders_title, RiderOrders),
});

function RiderOrders() {
  const session = useSession();
  useOutbox();
  const { logoutSuccessfull } = Route.useSearch();
  return session ? <RiderOrdersPage profile={<RiderTab />} /> : <SignedOutPage justNow={logoutSuccessfull === true} />;
}
