import { createFileRoute } from '@tanstack/react-router';
import { AppointmentPage } from '#areas/patient/appointments/detail-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/locale.tsx';

export const Route = createFileRoute('/appointment/$id/')({
  staticData: { title: m.patient_appointment_title, access: ['patient'] },
  component: page(AppointmentPage),
});
