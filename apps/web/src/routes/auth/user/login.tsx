import { createFileRoute } from '@tanstack/react-router';
import { leaveWhenSignedIn } from '../../../areas/identity/entry/entry.ts';
import { LoginPage } from '../../../areas/identity/sign-in/login-page.tsx';
import * as m from '../../../paraglide/messages.js';
import { page } from '../../../shared/i18n/locale.tsx';

export const Route = createFileRoute('/auth/user/login')({
  staticData: { title: m.identity_patient_title, access: 'public', bare: true },
  beforeLoad: leaveWhenSignedIn,
  component: page(LoginPage),
});
