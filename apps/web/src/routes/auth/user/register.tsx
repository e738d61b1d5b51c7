import { createFileRoute } from '@tanstack/react-router';
import { redirectSignedIn } from '#areas/identity/entry/route-guards.ts';
import { RegisterPage } from '#areas/identity/registration/register-page.tsx';
import { stepSearch } from '#areas/identity/registration/step-search.ts';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/auth/user/register')({
  staticData: { access: 'public', bare: true },
  validateSearch: stepSearch,
  beforeLoad: redirectSignedIn,
  component: page(m.identity_register_title, RegisterPage),
});
