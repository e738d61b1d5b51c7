import { createFileRoute } from '@tanstack/react-router';
import { DoctorAppointmentsPage } from '#areas/doctor/today/appointments-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/locale.tsx';

export const Route = createFileRoute('/doctor/appointments/')({
  staticData: { title: m.doctor_appointments_title, access: ['doctor'] },
  component: page(DoctorAppointmentsPage),
});
