import { createFileRoute } from '@tanstack/react-router';
import { leaveWhenSignedIn } from '../../../areas/auth/entry/entry.ts';
import { MedicalFilePage } from '../../../areas/auth/registration/medical-file-page.tsx';
import * as m from '../../../paraglide/messages.js';
import { page } from '../../../shared/i18n/locale.tsx';

export const Route = createFileRoute('/auth/user/register-medical-file')({
  staticData: { title: m.auth_register_file, access: 'public', bare: true },
  beforeLoad: leaveWhenSignedIn,
  component: page(MedicalFilePage),
});
