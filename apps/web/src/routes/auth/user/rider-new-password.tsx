import { createFileRoute } from '@tanstack/react-router';
import { requireVerifiedCode } from '#areas/identity/entry/route-guards.ts';
import { RiderNewPasswordPage } from '#areas/identity/password/new-password-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/auth/user/rider-new-password')({
  staticData: { access: 'public', bare: true },
  beforeLoad: requireVerifiedCode('riderNewPassword'),
  component: page(m.identity_new_password_title, RiderNewPasswordPage),
});
