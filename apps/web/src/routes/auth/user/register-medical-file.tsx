import { createFileRoute } from '@tanstack/react-router';
import { redirectSignedIn } from '#areas/identity/entry/route-guards.ts';
import { MedicalFilePage } from '#areas/identity/registration/medical-file-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/auth/user/register-medical-file')({
  staticData: { access: 'public', bare: true },
  beforeLoad: redirectSignedIn,
  component: page(m.identity_register_file, MedicalFilePage),
});
