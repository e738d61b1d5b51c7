import { createFileRoute } from '@tanstack/react-router';
import { requirePendingCode } from '#areas/identity/entry/route-guards.ts';
import { OtpPage } from '#areas/identity/verification/otp-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/auth/user/otp')({
  staticData: { access: 'public', bare: true },
  beforeLoad: requirePendingCode('otp'),
  component: page(m.identity_otp_title, OtpPage),
});
