import { createFileRoute } from '@tanstack/react-router';
import { AdmissionsPage } from '#areas/staff/admissions/admissions-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/staff/admissions')({
  staticData: { access: ['frontDesk', 'administrator'] },
  component: page(m.admissions_title, AdmissionsPage),
});
