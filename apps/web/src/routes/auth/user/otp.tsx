import { createFileRoute } from '@tanstack/react-router';
import { codeOnItsWay } from '../../../areas/auth/entry/entry.ts';
import { OtpPage } from '../../../areas/auth/verification/otp-page.tsx';
import * as m from '../../../paraglide/messages.js';
import { page } from '../../../shared/i18n/locale.tsx';

export const Route = createFileRoute('/auth/user/otp')({
  staticData: { title: m.auth_otp_title, access: 'public', bare: true },
  beforeLoad: codeOnItsWay('otp'),
  component: page(OtpPage),
});
