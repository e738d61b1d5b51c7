import { createFileRoute } from '@tanstack/react-router';
import { leaveWhenSignedIn } from '../../../areas/identity/entry/entry.ts';
import { RegisterPage } from '../../../areas/identity/registration/register-page.tsx';
import { stepSearch } from '../../../areas/identity/registration/search.ts';
import * as m from '../../../paraglide/messages.js';
import { page } from '../../../shared/i18n/locale.tsx';

export const Route = createFileRoute('/auth/user/register')({
  staticData: { title: m.identity_register_title, access: 'public', bare: true },
  validateSearch: stepSearch,
  beforeLoad: leaveWhenSignedIn,
  component: page(RegisterPage),
});
