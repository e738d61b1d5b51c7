import { createFileRoute } from '@tanstack/react-router';
import { redirectSignedInUnlessRider } from '#areas/identity/entry/route-guards.ts';
import { SignedOutPage } from '#areas/identity/sign-in/signed-out-page.tsx';
import { DeliveredPage } from '#areas/rider/pages/delivered-page.tsx';
import { useOutbox } from '#areas/rider/offline/rider-offline.tsx';
import * as m from '#paraglide/messages.js';
import { positive } from '#shared/api/search.ts';
import { useSession } from '#shared/api/session.ts';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/order-deliverd')({
  staticData: { access: 'public', hideMenu: true, hideFooter: true },
  validateSearch: (search: Record<string, unknown>) => positive(search, 'id'),
  beforeLoad: redirectSignedInUnlessRider,
  component: page(m.rider_delivered_page, OrderDelivered),
});

function OrderDelivered() {
  const session = useSession();
  useOutbox();
  const { id } = Route.useSearch();
  return session ? <DeliveredPage id={id} /> : <SignedOutPage justNow={false} />;
}
