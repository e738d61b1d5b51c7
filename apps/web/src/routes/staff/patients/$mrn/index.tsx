import { createFileRoute } from '@tanstack/react-router';
import { PatientPage } from '#areas/staff/patients/patient-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/staff/patients/$mrn/')({
  staticData: { access: ['frontDesk', 'records'] },
  component: page(m.desk_file, PatientPage),
});
