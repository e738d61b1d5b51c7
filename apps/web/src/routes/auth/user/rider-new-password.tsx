import { createFileRoute } from '@tanstack/react-router';
import { codeWasRight } from '../../../areas/identity/entry/entry.ts';
import { RiderNewPasswordPage } from '../../../areas/identity/password/new-password-page.tsx';
import * as m from '../../../paraglide/messages.js';
import { page } from '../../../shared/i18n/locale.tsx';

export const Route = createFileRoute('/auth/user/rider-new-password')({
  staticData: { title: m.identity_new_password_title, access: 'public', bare: true },
  beforeLoad: codeWasRight('riderNewPassword'),
  component: page(RiderNewPasswordPage),
});
