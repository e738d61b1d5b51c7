import { createFileRoute } from '@tanstack/react-router';
import { MedicalFilePage } from '#areas/patient/medical-file/file-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/medical-file')({
  staticData: { access: ['patient'] },
  component: page(m.file_title, MedicalFilePage),
});
