import { createFileRoute } from '@tanstack/react-router';
import { PatientsPage } from '#areas/staff/patients/patients-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/staff/patients/')({
  staticData: { access: ['frontDesk', 'records'] },
  component: page(m.desk_title, PatientsPage),
});
