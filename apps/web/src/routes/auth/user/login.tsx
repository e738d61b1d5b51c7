import { createFileRoute } from '@tanstack/react-router';
import { redirectSignedIn } from '#areas/identity/entry/route-guards.ts';
import { LoginPage } from '#areas/identity/sign-in/login-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/auth/user/login')({
  staticData: { access: 'public', bare: true },
  beforeLoad: redirectSignedIn,
  component: page(m.identity_patient_title, LoginPage),
});
