import { createFileRoute } from '@tanstack/react-router';
import { redirectSignedIn } from '#areas/identity/entry/route-guards.ts';
import { staffSearch } from '#areas/identity/staff/staff-search.ts';
import { StaffSignInPage } from '#areas/identity/staff/sign-in-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/locale.tsx';

export const Route = createFileRoute('/auth/user/staff/')({
  staticData: { title: m.identity_staff_title, access: 'public', bare: true },
  validateSearch: staffSearch,
  beforeLoad: redirectSignedIn,
  component: page(StaffSignInPage),
});
