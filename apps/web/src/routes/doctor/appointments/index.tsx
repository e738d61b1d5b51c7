import { createFileRoute } from '@tanstack/react-router';
import { DoctorAppointmentsPage } from '#areas/doctor/calendar/appointments-page.tsx';
import { appointmentsSearch } from '#areas/doctor/calendar/search.ts';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/doctor/appointments/')({
  staticData: { access: ['doctor'] },
  validateSearch: appointmentsSearch,
  component: page(m.doctor_appointments_title, DoctorAppointmentsPage),
});
