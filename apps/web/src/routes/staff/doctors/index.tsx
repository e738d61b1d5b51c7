import { createFileRoute } from '@tanstack/react-router';
import { DoctorsPage } from '#areas/staff/doctors/doctors-page.tsx';
import { doctorsSearch } from '#areas/staff/doctors/search.ts';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/staff/doctors/')({
  staticData: { access: ['frontDesk', 'administrator'] },
  validateSearch: doctorsSearch,
  component: page(m.doctors_title, DoctorsPage),
});
