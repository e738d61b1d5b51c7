import { createFileRoute } from '@tanstack/react-router';
import { codeWasRight } from '../../../areas/auth/entry/entry.ts';
import { NewPasswordPage } from '../../../areas/auth/password/new-password-page.tsx';
import * as m from '../../../paraglide/messages.js';
import { page } from '../../../shared/i18n/locale.tsx';

export const Route = createFileRoute('/auth/user/new-password')({
  staticData: { title: m.auth_new_password_title, access: 'public', bare: true },
  beforeLoad: codeWasRight('newPassword'),
  component: page(NewPasswordPage),
});
