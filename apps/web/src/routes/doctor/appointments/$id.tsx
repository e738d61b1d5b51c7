import { createFileRoute } from '@tanstack/react-router';
import { visitSearch } from '#areas/doctor/visit/search.ts';
import { DoctorVisitPage } from '#areas/doctor/visit/visit-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/doctor/appointments/$id')({
  staticData: { access: ['doctor'] },
  validateSearch: visitSearch,
  component: page(m.doctor_visit_title, DoctorVisitPage),
});
