import { createFileRoute } from '@tanstack/react-router';
import { InpatientsPage } from '#areas/doctor/inpatients/inpatients-page.tsx';
import { inpatientsSearch } from '#areas/doctor/inpatients/search.ts';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/doctor/inpatients')({
  staticData: { access: ['doctor'] },
  validateSearch: inpatientsSearch,
  component: page(m.doctor_block_inpatients, InpatientsPage),
});
