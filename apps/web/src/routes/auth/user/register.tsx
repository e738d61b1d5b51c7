import { createFileRoute } from '@tanstack/react-router';
import { leaveWhenSignedIn } from '../../../areas/auth/entry/entry.ts';
import { RegisterPage } from '../../../areas/auth/registration/register-page.tsx';
import { stepSearch } from '../../../areas/auth/registration/search.ts';
import * as m from '../../../paraglide/messages.js';
import { page } from '../../../shared/i18n/locale.tsx';

export const Route = createFileRoute('/auth/user/register')({
  staticData: { title: m.auth_register_title, access: 'public', bare: true },
  validateSearch: stepSearch,
  beforeLoad: leaveWhenSignedIn,
  component: page(RegisterPage),
});
