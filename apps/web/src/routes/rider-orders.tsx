import { createFileRoute } from '@tanstack/react-router';
import { leaveUnlessRider, signedOutSearch } from '../areas/auth/entry.ts';
import { RiderOrdersPage } from '../areas/auth/rider-orders-page.tsx';
import * as m from '../paraglide/messages.js';
import { page } from '../shared/i18n/locale.tsx';

export const Route = createFileRoute('/rider-orders')({
  staticData: { title: m.auth_rider_orders_title, access: 'public' },
  validateSearch: signedOutSearch,
  beforeLoad: leaveUnlessRider,
  component: page(RiderOrdersPage),
});
