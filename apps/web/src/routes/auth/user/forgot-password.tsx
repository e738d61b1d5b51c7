import { createFileRoute } from '@tanstack/react-router';
import { redirectSignedIn } from '#areas/identity/entry/route-guards.ts';
import { ForgotPasswordPage } from '#areas/identity/password/forgot-password-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/auth/user/forgot-password')({
  staticData: { access: 'public', bare: true },
  validateSearch: ({ role }: Record<string, unknown>): { role?: 'doctor' } => (role === 'doctor' ? { role } : {}),
  beforeLoad: redirectSignedIn,
  component: page(m.identity_forgot_title, ForgotPasswordPage),
});
