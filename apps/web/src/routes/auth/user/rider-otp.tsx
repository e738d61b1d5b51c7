import { createFileRoute } from '@tanstack/react-router';
import { requirePendingCode } from '#areas/identity/entry/route-guards.ts';
import { RiderOtpPage } from '#areas/identity/verification/otp-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/locale.tsx';

export const Route = createFileRoute('/auth/user/rider-otp')({
  staticData: { title: m.identity_otp_title, access: 'public', bare: true },
  beforeLoad: requirePendingCode('riderOtp'),
  component: page(RiderOtpPage),
});
