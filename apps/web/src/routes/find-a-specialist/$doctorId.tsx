import { createFileRoute } from '@tanstack/react-router';
import { DoctorPage } from '#areas/patient/booking/doctor/doctor-page.tsx';
import { doctorSearch } from '#areas/patient/booking/doctor/doctor-search.ts';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/find-a-specialist/$doctorId')({
  staticData: { access: 'public' },
  validateSearch: doctorSearch,
  component: page(m.booking_doctor_title, DoctorPage),
});
