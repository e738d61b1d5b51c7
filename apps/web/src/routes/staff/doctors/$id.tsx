import { createFileRoute } from '@tanstack/react-router';
import { DoctorPage } from '#areas/staff/doctors/doctor-page.tsx';
import { doctorSearch } from '#areas/staff/doctors/search.ts';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/staff/doctors/$id')({
  staticData: { access: ['frontDesk', 'administrator'] },
  validateSearch: doctorSearch,
  component: page(m.doctors_title, DoctorPage),
});
