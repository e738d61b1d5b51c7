import { createFileRoute } from '@tanstack/react-router';
import { DoctorAppointmentsPage } from '#areas/doctor/today/appointments-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/doctor/appointments/')({
  staticData: { access: ['doctor'] },
  component: page(m.doctor_appointments_title, DoctorAppointmentsPage),
});
