import { createFileRoute } from '@tanstack/react-router';
import { StaffInvitationPage } from '#areas/identity/staff/invitation-page.tsx';
import { linkSearch, takeToken } from '#areas/identity/staff/invitation-link.ts';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/auth/user/staff/invitation')({
  staticData: { access: 'public', bare: true, beforeTerms: true },
  validateSearch: linkSearch,
  beforeLoad: takeToken,
  component: page(m.staff_join_title, StaffInvitationPage),
});
