import { createFileRoute } from '@tanstack/react-router';
import { redirectSignedIn } from '#areas/identity/entry/route-guards.ts';
import { LoginDashboardPage } from '#areas/identity/sign-in/login-dashboard-page.tsx';
import { roleSearch } from '#areas/identity/entry/search.ts';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/auth/user/dashboard')({
  staticData: { access: 'public', bare: true },
  validateSearch: roleSearch,
  beforeLoad: redirectSignedIn,
  component: page(m.identity_dashboard_title, LoginDashboardPage),
});
