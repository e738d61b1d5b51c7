import { createFileRoute } from '@tanstack/react-router';
import { redirectSignedIn } from '#areas/identity/entry/route-guards.ts';
import { staffSearch } from '#areas/identity/staff/staff-search.ts';
import { StaffSignInPage } from '#areas/identity/staff/sign-in-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/auth/user/staff/')({
  staticData: { access: 'public', bare: true },
  validateSearch: staffSearch,
  beforeLoad: redirectSignedIn,
  component: page(m.identity_staff_title, StaffSignInPage),
});
