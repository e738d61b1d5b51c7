import { createFileRoute } from '@tanstack/react-router';
import { codeOnItsWay } from '../../../areas/identity/entry/entry.ts';
import { RiderOtpPage } from '../../../areas/identity/verification/otp-page.tsx';
import * as m from '../../../paraglide/messages.js';
import { page } from '../../../shared/i18n/locale.tsx';

export const Route = createFileRoute('/auth/user/rider-otp')({
  staticData: { title: m.identity_otp_title, access: 'public', bare: true },
  beforeLoad: codeOnItsWay('riderOtp'),
  component: page(RiderOtpPage),
});
